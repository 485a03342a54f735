/** Every threshold of the double-compression detector and of the fusion, in one place. */

export const DOUBLE_COMPRESSION = {
  /** Nats per block by which a frequency must be better explained by two compressions. */
  gainMin: 0.003,
  /** Frequencies that must show it; one alone is a habit of the camera or of a drawn surface. */
  frequenciesMin: 2,
  /** Mean squared distance of the hypotheses below which the picture tells nothing. */
  separationMin: 0.05,
  areaBlocksMin: 6,
  /** More than that is not a part of the picture. */
  areaShareMax: 0.3,
  /** Nats per block that the models may be wrong by, all in one direction. */
  modelErrorPerBlock: 0.01,
  /** Part of the evidence off the grid that is charged a second time. */
  biasCharge: 0.5,
  /** Strength in nats at which the score is 0.8. */
  strengthFlagged: 20,
  /** Below this score a picture of one history all over is told to be one. */
  scoreSilentMax: 0.3,
  /** Pictures with fewer blocks a side are not judged. */
  sideBlocksMin: 16,
} as const;

/**
 * The confidences are calibrated for a pile in which half of the pictures were edited: nobody examines pictures that
 * are beyond doubt. A silent picture is then still edited as often as the prior says.
 */
export const FUSION = {
  manipulationPrior: 0.15,
  /** Nats that one history all over the picture speaks against an edit. */
  sameHistoryNats: 0.75,
  /** All hints of the metadata together; with the prior they stay below one half. */
  metadataNatsMax: 0.4,
  aiPrior: 0.1,
  aiPriorCamera: 0.02,
} as const;

export const LEARNED_FUSION = {
  /** Log-odds from which a cell belongs to a changed area. */
  cellOddsMin: 0.5,
  /** The line fitted over all pictures is too flat where it matters; chosen with the prior by the calibration error (ADR 022). */
  scoreSteepness: 2,
  /** Areas with less than that part of the strongest one's evidence are not shown. */
  areaShareMin: 0.25,
  /** Log-odds of a cell that is white in the heatmap. */
  cellOddsWhite: 4,
  /** Pictures with fewer blocks a side are not judged. */
  sideBlocksMin: 16,
} as const;

export const SHIFTED_COMPRESSION = {
  /** Robust standard deviations by which a grid must stand out of all of them to be mapped. */
  prominenceMin: 3,
  /** Grids that stand out by less than that part of the strongest one are its neighbours. */
  prominenceShareMin: 0.5,
  /** log10 of the number of false alarms at which the score is 0.8. */
  log10FalseAlarmsFlagged: -16,
  /** Part of the blocks with the shifted history from which the picture is told to be a crop. */
  croppedShareMin: 0.15,
  /** Standard errors of a window that is white in the heatmap. */
  errorsWhite: 6,
  /** Pictures with fewer blocks a side are not judged. */
  sideBlocksMin: 16,
} as const;

export const NOISE_LEVEL = {
  /** Standard deviations by which a window's mean grain lies below its like. */
  windowQuiet: 0.8,
  /** The same of a single block. */
  blockQuiet: 1.4,
  areaBlocksMin: 30,
  /** More than that is not a part of the picture. */
  areaShareMax: 0.3,
  log10FalseAlarmsMax: -1,
  /** Step at which the score is 0.8. */
  stepFlagged: 30,
  /** Log-odds per unit of the step. */
  stepSlope: 0.5,
  /** Mean grain of a window, in standard deviations below its like, that is white in the heatmap. */
  grainWhite: 3,
  /** Pictures with fewer blocks a side are not judged. */
  sideBlocksMin: 32,
} as const;
