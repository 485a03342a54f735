/** Limits of one uploaded file. The service refuses larger ones; pages check before the upload. */
export const FILE_BYTES_MAX = 15 * 1024 * 1024;
export const PIXELS_MAX = 50_000_000;
export const SIDE_MAX_PX = 16_384;
