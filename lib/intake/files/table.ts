/** A cell as it came, before anybody asks what it means. Formulas are never evaluated: an XLSX cell brings the value that was stored with it. */
export interface Cell {
  /** A number is written as JavaScript does, with 15 significant digits; a date as YYYY-MM-DD. */
  readonly text: string;
  /** `error` is a cell like #REF!, `unstored` a formula whose value the file does not hold. CSV knows text alone. */
  readonly kind: 'text' | 'number' | 'date' | 'error' | 'unstored';
}

export interface TableRow {
  /** As a spreadsheet counts: the first line is 1. */
  readonly row: number;
  readonly cells: readonly Cell[];
}

export interface Table {
  readonly format: 'csv' | 'xlsx';
  /** Rows that hold anything, in their order. */
  readonly rows: readonly TableRow[];
  /** How the file was understood, for a person who wonders. */
  readonly understood: {
    readonly encoding?: string;
    readonly delimiter?: string;
    readonly sheet?: string;
  };
}

export const EMPTY: Cell = { text: '', kind: 'text' };

export const isBlank = ({ text, kind }: Cell): boolean => kind === 'text' && text.trim() === '';
