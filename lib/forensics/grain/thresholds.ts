/** Thresholds of grain, stored with each verdict as those in ../thresholds.ts. */

export const PRINT_RASTER = {
  /** Height of a line in the spectrum over the median of its ring. */
  prominenceMin: 25,
  /**
   * Share of 64 windows with the same line. Scanned prints: 0.25 and more in 51 of 60; other
   * pictures 0.16 at most (n = 350).
   */
  windowsShareMin: 0.25,
} as const;

export const NOISE_LEVEL = {
  /** Minimum standard deviations by which a window's mean grain is below that of similar blocks. */
  windowQuiet: 0.8,
  /** The same for a single block. */
  blockQuiet: 1.4,
  areaBlocksMin: 30,
  /** A larger area is the picture itself, not a part of it. */
  areaShareMax: 0.3,
  log10FalseAlarmsMax: -1,
  /** Minimum rate of quiet blocks around an area. */
  quietRateMin: 0.03,
  /** The step at score 0.8. */
  stepFlagged: 30,
  /** Log-odds per unit of the step. */
  stepSlope: 0.5,
  /** Mean grain of a white window in the heatmap, in standard deviations below similar blocks. */
  grainWhite: 3,
  sideBlocksMin: 32,
} as const;
