/** A household's inventory has some hundred rows; what is beyond these is another kind of file, or a hostile one. */
export const FILE_BYTES_MAX = 10 * 1024 * 1024;
export const ROWS_MAX = 5_000;
/** Columns after it are not read. */
export const COLUMNS_MAX = 200;
/** Of a line of CSV: a file without line ends is not CSV. */
export const LINE_CHARS_MAX = 100_000;
export const CELL_CHARS_MAX = 10_000;
/** Where the names of the columns are looked for: people put a title above their table. */
export const HEADER_ROWS_MAX = 20;

/** Of all parts of an XLSX that are read, unpacked: 5,000 full rows need about 5 MB. */
export const UNPACKED_BYTES_MAX = 64 * 1024 * 1024;
export const ZIP_ENTRIES_MAX = 1_000;
export const SHARED_STRINGS_MAX = 500_000;
