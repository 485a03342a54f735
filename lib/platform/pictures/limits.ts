/** Limits of one upload; the limits of one file are in lib/shared/picture-limits. */
export const FILES_PER_UPLOAD_MAX = 20;
export const UPLOAD_BYTES_MAX = 60 * 1024 * 1024;
/** A picture process that has not answered by then is killed. */
export const PICTURE_TIMEOUT_MS = 20_000;
/**
 * Of the first try, the second and so on. Text recognition of a receipt takes 3 to 14 s of processor
 * time and gives way to others, so that on a busy machine it takes many times as long.
 */
export const RECEIPT_TIMEOUTS_MS = [60_000, 120_000, 180_000, 180_000] as const;
