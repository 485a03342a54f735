/** Where the PDF of this name is opened. */
export const addressOf = (origin: string, fileName: string): string =>
  `${origin}/files/reports/${encodeURIComponent(fileName)}`;
