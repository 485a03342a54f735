/** Bounds of an uploaded file. Dimensions are checked in the header, before any pixel is decoded. */
export const FILE_BYTES_MAX = 15 * 1024 * 1024;
export const FILES_PER_UPLOAD_MAX = 20;
export const UPLOAD_BYTES_MAX = 60 * 1024 * 1024;
export const PIXELS_MAX = 50_000_000;
export const SIDE_MAX_PX = 16_384;
/** A picture process that has not answered by then is killed, whatever it does. */
export const PICTURE_TIMEOUT_MS = 20_000;
