export type UnreadableReason =
  | 'not_a_jpeg'
  | 'arithmetic_coding'
  | 'sample_precision'
  | 'lossless_or_hierarchical'
  | 'oversize'
  | 'broken_header'
  | 'missing_table'
  | 'too_many_scans'
  | 'truncated';

/**
 * The only error of the JPEG reader: the picture may still be shown, but its coefficients cannot be
 * judged.
 */
export class UnreadableJpeg extends Error {
  readonly reason: UnreadableReason;

  constructor(reason: UnreadableReason) {
    super(`JPEG coefficients cannot be read: ${reason}`);
    this.name = 'UnreadableJpeg';
    this.reason = reason;
  }
}
