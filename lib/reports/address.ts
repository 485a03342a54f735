/** The URL at which the PDF of this name can be opened. */
export const addressOf = (origin: string, fileName: string): string =>
  `${origin}/files/reports/${encodeURIComponent(fileName)}`;
