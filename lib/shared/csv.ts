const FORMULA = /^\s*[=+\-@]|^[\t\r\n]/;
const NUMBER = /^-?\d+(\.\d+)?$/;

/**
 * A row of CSV (RFC 4180). Text that a spreadsheet would run as a formula is prefixed with an
 * apostrophe; numbers are not.
 */
export const csvRow = (values: readonly (string | number | null | undefined)[]): string =>
  `${values.map((value) => cell(String(value ?? ''))).join(',')}\r\n`;

function cell(text: string): string {
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
