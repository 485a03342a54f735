/** Luma quantization table of ITU-T T.81, annex K.1 (table K.1), natural order. */
const ANNEX_K_LUMA: readonly number[] = [
  16, 11, 10, 16, 24, 40, 51, 61, 12, 12, 14, 19, 26, 58, 60, 55, 14, 13, 16, 24, 40, 57, 69, 56,
  14, 17, 22, 29, 51, 87, 80, 62, 18, 22, 37, 56, 68, 109, 103, 77, 24, 35, 55, 64, 81, 104, 113,
  92, 49, 64, 78, 87, 103, 121, 120, 101, 72, 92, 95, 98, 112, 100, 103, 99,
];

export interface JpegQuality {
  /** 1-100, on the Independent JPEG Group's scale. */
  readonly quality: number;
  /**
   * Whether the table is exactly that of the scale, as libjpeg and most programs write it; many
   * cameras have their own.
   */
  readonly standardTable: boolean;
}

/**
 * The Annex K table scaled as libjpeg does (jcparam.c, jpeg_quality_scaling), limited to 8 bits.
 */
function scaledTable(quality: number): readonly number[] {
  const scalePercent = quality < 50 ? Math.floor(5000 / quality) : 200 - 2 * quality;
  return ANNEX_K_LUMA.map((step) =>
    Math.min(255, Math.max(1, Math.floor((step * scalePercent + 50) / 100))),
  );
}

/**
 * Returns the quality whose table is nearest (sum of absolute differences). `lumaTable`: 64 steps,
 * natural order.
 */
export function estimateQuality(lumaTable: Uint16Array): JpegQuality {
  let best: JpegQuality = { quality: 1, standardTable: false };
  let bestDistance = Infinity;
  for (let quality = 1; quality <= 100; quality++) {
    let distance = 0;
    scaledTable(quality).forEach((step, i) => {
      distance += Math.abs(step - (lumaTable[i] ?? 0));
    });
    if (distance < bestDistance) {
      best = { quality, standardTable: distance === 0 };
      bestDistance = distance;
    }
  }
  return best;
}
