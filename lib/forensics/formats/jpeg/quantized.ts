/** The quantized DCT coefficients of one component, as the file stores them. */
export interface QuantizedComponent {
  /** Number of 8x8 blocks, padded to complete MCUs as in the scan. */
  readonly blocksWide: number;
  readonly blocksHigh: number;
  /** Sampling factors of the frame header (ITU-T T.81, B.2.2). */
  readonly horizontalSampling: number;
  readonly verticalSampling: number;
  /** 64 steps in natural (row-major) order, not zigzag. */
  readonly quantizationTable: Uint16Array;
  /**
   * blocksWide * blocksHigh * 64 coefficients, block by block in raster order, natural order inside
   * a block; empty for a component that was not requested.
   */
  readonly coefficients: Int16Array;
}

export interface QuantizedJpeg {
  readonly width: number;
  readonly height: number;
  readonly progressive: boolean;
  readonly components: readonly QuantizedComponent[];
}
