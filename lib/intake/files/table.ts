/**
 * A cell before interpretation. Formulas are never evaluated: a cell of an XLSX file has the stored
 * value.
 */
export interface Cell {
  /** A number is formatted as in JavaScript with 15 significant digits, a date as YYYY-MM-DD. */
  readonly text: string;
  /**
   * `error` is a cell such as #REF!, `unstored` a formula without a stored value. CSV has only
   * `text`.
   */
  readonly kind: 'text' | 'number' | 'date' | 'error' | 'unstored';
}

export interface TableRow {
  /** Numbered as in a spreadsheet: the first line is 1. */
  readonly row: number;
  readonly cells: readonly Cell[];
}

export interface Table {
  readonly format: 'csv' | 'xlsx';
  /** The rows that are not empty, in order. */
  readonly rows: readonly TableRow[];
  /** How the file was read, to show to the user. */
  readonly understood: {
    readonly encoding?: string;
    readonly delimiter?: string;
    readonly sheet?: string;
  };
}

export const EMPTY: Cell = { text: '', kind: 'text' };

export const isBlank = ({ text, kind }: Cell): boolean => kind === 'text' && text.trim() === '';
