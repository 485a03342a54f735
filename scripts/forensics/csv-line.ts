/** Formats one line by RFC 4180. */
export const csvLine = (cells: readonly (string | number)[]): string =>
  `${cells
    .map((value) => String(value))
    .map((cell) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell))
    .join(',')}\n`;
