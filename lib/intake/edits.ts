import type { HomeboxField } from '@/lib/shared/inventory-fields';

/** A corrected cell. `by` is the actor who entered the text. */
export interface CellEdit {
  readonly text: string;
  readonly by: string;
}

export interface RowEdit {
  readonly cells: Readonly<Partial<Record<HomeboxField, CellEdit>>>;
  /** True: an item, even if it was read as a total or a heading. False: left out. */
  readonly include: boolean | null;
  /** Whether the proposed product is used. Null: by its certainty. */
  readonly take_match: boolean | null;
}

/** What people changed in a draft, as stored in the column `edits`. */
export interface Edits {
  /** The row with the column names, 0 if there is none. Absent: found by its names. */
  readonly header_row?: number;
  /** The field of a column by its position, the first one being 0; null if it is not used. */
  readonly columns: Readonly<Record<string, HomeboxField | null>>;
  /** Of the column names, under which the columns are remembered. */
  readonly names_sha256?: string;
  /** Whether `columns` are those of an earlier file with the same names. */
  readonly is_remembered: boolean;
  readonly rows: Readonly<Record<string, RowEdit>>;
}

export const NO_EDITS: Edits = { columns: {}, is_remembered: false, rows: {} };

/** Drafts from before they could be edited have `{}`. */
export const editsOf = ({ edits }: { readonly edits: unknown }): Edits => ({
  ...NO_EDITS,
  ...(edits as Partial<Edits>),
});

export const NO_ROW_EDIT: RowEdit = { cells: {}, include: null, take_match: null };

export const rowEdit = ({ rows }: Edits, row: number): RowEdit => rows[String(row)] ?? NO_ROW_EDIT;
