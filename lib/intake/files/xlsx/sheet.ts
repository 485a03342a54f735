import { CELL_CHARS_MAX, COLUMNS_MAX, HEADER_ROWS_MAX, ROWS_MAX } from '../../limits';
import { tooManyRows } from '../file-fault';
import { type Cell, EMPTY, isBlank, type TableRow } from '../table';
import { serialDate } from './serial-date';
import type { Package } from './unzip';
import { walkXml } from './walk-xml';

interface Known {
  readonly strings: readonly string[];
  readonly dateStyles: ReadonlySet<number>;
  readonly isFrom1904: boolean;
}

interface RawCell {
  readonly column: number;
  readonly type: string;
  readonly style: number;
  value: string;
  isFormula: boolean;
}

/**
 * Throws `too_large` for too many rows. Ignores the text of formulas, because the value beside it
 * is what the sheet shows.
 */
export async function readSheet(parts: Package, part: string, known: Known): Promise<TableRow[]> {
  const rows: TableRow[] = [];
  let [row, nextColumn, isValue, isPhonetic] = [0, 0, false, false];
  let cells: Cell[] = [];
  let cell: RawCell | null = null;
  await walkXml(parts.read(part), {
    open(name, attributes) {
      if (name === 'row')
        [row, nextColumn, cells] = [rowOfReference(attributes['r']) ?? row + 1, 0, []];
      else if (name === 'c') {
        const column = columnOfReference(attributes['r']) ?? nextColumn;
        nextColumn = column + 1;
        cell = {
          column,
          type: attributes['t'] ?? 'n',
          style: Number(attributes['s'] ?? 0),
          value: '',
          isFormula: false,
        };
      } else if (name === 'f' && cell) cell.isFormula = true;
      else if (name === 'rPh') isPhonetic = true;
      isValue = name === 'v' || (name === 't' && !isPhonetic);
    },
    text(piece) {
      if (isValue && cell && cell.value.length <= CELL_CHARS_MAX) cell.value += piece;
    },
    close(name) {
      if (name === 'v' || name === 't') isValue = false;
      if (name === 'rPh') isPhonetic = false;
      if (name === 'c' && cell) {
        if (cell.column < COLUMNS_MAX) cells[cell.column] = cellOf(cell, known);
        cell = null;
      }
      if (name === 'row') addRow(rows, row, cells);
    },
  });
  return rows;
}

function addRow(rows: TableRow[], row: number, cells: readonly Cell[]): void {
  const all = Array.from(cells, (cell: Cell | undefined) => cell ?? EMPTY); // a sparse row has gaps
  if (all.every(isBlank)) return;
  if (rows.length >= ROWS_MAX + HEADER_ROWS_MAX) throw tooManyRows();
  rows.push({ row, cells: all });
}

const rowOfReference = (reference: string | undefined): number | null =>
  /^\d{1,7}$/.test(reference ?? '') ? Number(reference) : null;

/** `AB12` → 27. */
function columnOfReference(reference: string | undefined): number | null {
  const [letters] = /^[A-Z]{1,3}(?=\d)/.exec(reference ?? '') ?? [];
  if (letters === undefined) return null;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function cellOf(
  { type, style, value, isFormula }: RawCell,
  { strings, dateStyles, isFrom1904 }: Known,
): Cell {
  if (type === 's') return { text: strings[Number(value)] ?? '', kind: 'text' };
  if (type === 'e') return { text: value, kind: 'error' };
  if (type === 'b') return { text: value === '1' ? 'true' : 'false', kind: 'text' };
  if (type === 'd') return { text: value.slice(0, 10), kind: 'date' };
  if (type === 'str' || type === 'inlineStr') return { text: value, kind: 'text' };
  if (value === '') return isFormula ? { text: '', kind: 'unstored' } : EMPTY;
  const number = Number(value);
  if (!Number.isFinite(number)) return { text: value, kind: 'text' };
  if (dateStyles.has(style)) {
    const date = serialDate(number, isFrom1904);
    return date === null ? { text: value, kind: 'text' } : { text: date, kind: 'date' };
  }
  return { text: String(Number(number.toPrecision(15))), kind: 'number' }; // as Excel shows it: 0.1 + 0.2 is 0.3
}
