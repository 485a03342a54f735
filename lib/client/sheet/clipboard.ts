/**
 * The rows and cells of a text as spreadsheets put it on the clipboard: tabs between cells, a cell
 * with a line break or quotes in quotes, which are doubled inside.
 */
export function cellsOfText(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [[]];
  const token = /"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*)/y;
  const body = text.replace(/(?:\r\n|\r|\n)$/, '');
  for (let at = 0; at <= body.length;) {
    token.lastIndex = at;
    const [all = '', quoted, plain = ''] = token.exec(body) ?? [];
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    at += all.length;
    const mark = /\r\n|\r|\n|\t/y;
    mark.lastIndex = at;
    const [end] = mark.exec(body) ?? [];
    if (end === undefined) break;
    if (end !== '\t') rows.push([]);
    at += end.length;
  }
  return rows;
}

/** Without a leading sign that a spreadsheet would take for a formula. */
const inert = (cell: string): string => (/^[=+\-@]/.test(cell) ? `'${cell}` : cell);

export const textOfCells = (rows: readonly (readonly string[])[]): string =>
  rows
    .map((cells) =>
      cells
        .map((cell) => (/["\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : inert(cell)))
        .join('\t'),
    )
    .join('\n');
