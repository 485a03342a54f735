/**
 * A household's inventory has some hundred rows. A file beyond these limits is of another kind or
 * hostile.
 */
export const FILE_BYTES_MAX = 10 * 1024 * 1024;
export const ROWS_MAX = 5_000;
/** Further columns are ignored. */
export const COLUMNS_MAX = 200;
/** For a line of CSV. A file without line breaks is not CSV. */
export const LINE_CHARS_MAX = 100_000;
export const CELL_CHARS_MAX = 10_000;
/** The column names must be in these first rows: people put a title above their table. */
export const HEADER_ROWS_MAX = 20;

/** For all XLSX parts that are read, unpacked. 5,000 full rows need about 5 MB. */
export const UNPACKED_BYTES_MAX = 64 * 1024 * 1024;
export const ZIP_ENTRIES_MAX = 1_000;
export const SHARED_STRINGS_MAX = 500_000;
