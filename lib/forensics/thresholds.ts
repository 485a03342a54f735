/**
 * Every threshold of the engine, stored in full with each verdict. A threshold is a number that
 * decides the evidence: whether a picture or a place is judged at all, from where on something
 * counts as found, how much a signal weighs, what a medium is. Numbers for measuring (windows,
 * filters, sizes) are in the files that use them and change only with the engine's version.
 */

export const VERDICT = {
  /** Minimum confidence of a true verdict. Flags depend on the client's own threshold. */
  min: 0.5,
  /** Upper limit of every score and sum. A score of 1 would mean certainty and outweigh all. */
  scoreMax: 0.99,
  /** The score at a detector's `…Flagged` threshold, and its distance to 1. */
  scoreFlagged: 0.8,
  scoreLeft: 0.2,
} as const;

/** Minimum for a judged picture. Below it, the confidence stays at the prior. */
export const JUDGED = {
  /** Of seven edit detectors; most pictures allow five to seven, the others none or one. */
  detectorsMin: 4,
  /** Fewer pixels give the statistics too few blocks. */
  pixelsMin: 512 * 512,
  jpegQualityMin: 70,
} as const;

export const DOUBLE_COMPRESSION = {
  /** Nats per block by which two compressions must explain a frequency better than one does. */
  gainMin: 0.003,
  /** Frequencies that must show it. A single one occurs in some cameras and on drawn surfaces. */
  frequenciesMin: 2,
  /** Mean squared distance of the hypotheses below which the picture has no information. */
  separationMin: 0.05,
  /** Minimum number of unclipped blocks in the picture, and of blocks in a class. */
  cleanBlocksMin: 200,
  classBlocksMin: 30,
  /** Standard errors by which the means of the two hypotheses must differ in a class. */
  classErrorsMin: 3,
  areaBlocksMin: 6,
  /** A larger area is the picture itself, not a part of it. */
  areaShareMax: 0.3,
  /** Nats per block by which the models may be wrong in one direction. */
  modelErrorPerBlock: 0.01,
  /** Part of the evidence off the grid that is subtracted a second time. */
  biasCharge: 0.5,
  /**
   * Weight of the fourth strongest area, which shows what content alone causes in this picture, and
   * the most nats that this subtracts: of edits in four places something must be left. In honest
   * photos the strongest area was 1.2 to 4 times as strong as the fourth (n = 13), in forgeries
   * mostly ten times (n = 45).
   */
  contentCharge: 4,
  contentChargeMax: 100,
  /** Nats at score 0.8, and the multiple of them over which the rest to 1 falls to 1/e. */
  strengthFlagged: 20,
  riseScale: 3,
  /** Below this score a picture with the same history everywhere is reported as such. */
  scoreSilentMax: 0.3,
  /** Pictures with fewer blocks a side are not judged. */
  sideBlocksMin: 16,
} as const;

/**
 * The confidences are calibrated for a set of which half was edited, because nobody examines
 * pictures that are beyond doubt. In such a set a picture without findings is edited as often as
 * the prior says.
 */
export const FUSION = {
  manipulationPrior: 0.15,
  /** Nats subtracted from the evidence of an edit if the history is the same everywhere. */
  sameHistoryNats: 0.75,
  /** Maximum of all hints together, and of the confidence without a finding. */
  hintNatsMax: 0.4,
  unsuspectedMax: 0.49,
  aiPrior: 0.1,
  aiPriorCamera: 0.02,
  /** The confidence that calibration does not change, so flags do not depend on it (ADR 027). */
  calibrationFixed: 0.8,
} as const;

/** Limits of scores by those of honest pictures (ADR 119). */
export const TAIL = {
  /** The tails begin there, and end at these log-odds. */
  startScore: 0.3,
  logOddsMax: 8,
  /**
   * Share of honest pictures that each detector may flag, alone; together one in a hundred. The
   * detectors that find most have most.
   */
  falseAlarms: {
    photo: {
      double_compression: 0.0025,
      shifted_compression: 0.0005,
      foreign_grid: 0.0005,
      copy_move: 0.001,
      noise_level: 0.0015,
      learned_fusion: 0.003,
      small_text: 0.001,
    },
    scan: {
      double_compression: 0.0035,
      shifted_compression: 0.0005,
      foreign_grid: 0.0005,
      copy_move: 0.0005,
      noise_level: 0.0005,
      learned_fusion: 0.001,
      small_text: 0.0035,
    },
  },
} as const;

export const PROVENANCE = {
  /** Confidence per sign of an AI origin. Nobody has a reason to forge one in unsigned metadata. */
  signed: 0.995,
  settings: 0.99,
  declared: 0.98,
  named: 0.97,
  /** A star drawn over a photo by somebody else cannot be ruled out. */
  visible: 0.95,
  unverified: 0.4,
  /** The file was certainly changed after signing, though perhaps without consequence. */
  changedAfterSigning: 0.9,
  /** A hint in nats, because it is below one half: programs damage manifests too. */
  recordBroken: 0.4,
} as const;

export const METADATA = {
  /** Nats that each hint adds. */
  size: 0.15,
  thumbnail: 0.2,
  savedAgain: 0.2,
  changedLater: 0.1,
  beforePurchase: 0.25,
  /** Relative difference allowed between the aspect ratios of two shapes. */
  shapeTolerance: 0.04,
  clockToleranceDays: 1,
} as const;

/** Limits that classify the source of a picture by its pixels, after its metadata. */
export const MEDIUM = {
  /** Shares of bit-identical neighbours, which drawn surfaces have and sensors never give. */
  flatShareDisplay: 0.4,
  flatShareLossless: 0.55,
  flatShareLossy: 0.75,
  flatShareDrawn: 0.45,
  paperShareMin: 0.7,
  paperColouredShareMax: 0.05,
  graphicColoursMax: 64,
  /** Minimum of the brightest channel in grey levels, and largest difference of the channels. */
  paperLevelMin: 150,
  greySpreadMax: 28,
  colouredSpreadMin: 60,
} as const;

export const FOREIGN_GRID = {
  sideMinPx: 64,
  /** Mean luma AC step above which no older grid was found (libjpeg quality 97: 3.5, 96: 4.6). */
  stepMax: 3.6,
  /** Grey levels below which a coefficient is zero; a JPEG's own rounding adds up to one. */
  zeroBelowLossless: 0.5,
  zeroBelowJpeg: 1,
  /** Chance that a block aligned with the file's grid in one axis wins, as it shares its edges. */
  chanceInLine: 1 / 8,
  /** Equal votes around one, itself included, that make it a cluster's core (DBSCAN). */
  coreVotes: 4,
  /** A pasted grid in a JPEG is dense; an older grid of the picture survives only sparsely. */
  densityMinJpeg: 0.2,
  /** Maximum log10 of false alarms of the picture's grid, and of a grid in a part of it. */
  log10MainMax: -6,
  log10PartMax: -2,
  /** Minimum log10 of false alarms outside a local grid's place, where only chance votes remain. */
  log10OutsideMin: -1,
  /** Minimum share of parts with a grid of the complete picture, as from a save before a crop. */
  spreadShareMin: 0.4,
  /** Share of the picture that a pasted part cannot exceed. */
  patchShareMax: 0.4,
  /** -log10 of false alarms at score 0.8, and a slow rise. Untouched pictures stayed below 10. */
  strengthFlagged: 12,
  strengthScale: 20,
} as const;

export const COPY_MOVE = {
  sideMinPx: 96,
  keypointsMin: 8,
  /** Fewer identical cells prove nothing. */
  cellsMin: 16,
  /** Share of identical cells with score 1/2: untouched pictures reach 0.44, copies from 0.7. */
  shareMiddle: 0.56,
  shareSteepness: 24,
  /** Drawn text is identical by nature: blank surroundings and hard edges (grey levels squared). */
  drawnBlankShare: 0.35,
  drawnEnergy: 150,
  /** Variance below that of any sensor's cell: paper, sky and skin have more. */
  blankVariance: 0.02,
  /**
   * Mean share of a cell's variance that two levels explain, and fine structure (grey levels
   * squared): print. Repeated words and bars on 80 photos of labels had 0.79 to 0.91 and 39 and
   * more, copies on 42 photos 0.67 to 0.81.
   */
  printTwoLevelShare: 0.8,
  printEnergy: 30,
  /** Minimum zero-mean normalized cross-correlation of cells that count as similar. */
  alikeMin: 0.8,
  /** Variance below which a cell has no shape to compare, and its largest brightness difference. */
  flatVariance: 6,
  flatGap: 6,
  /** Fine structure (grey levels squared) that 8 bits and a JPEG do not preserve. */
  energyMin: 0.4,
  /**
   * Largest difference between the fine structures of identical cells (grey levels squared).
   * Measured: copies, turned, scaled and saved at quality 85-95, differ by 0.03-0.8 in weak
   * texture, and by 0.01-0.06 of the energy in strong texture; repeated real objects by at least
   * 0.07-0.3 of it, and nearly all of it in weak texture, where only noise is left.
   */
  differenceFloor: 0.35,
  differenceFloorMax: 1,
  differenceFloorEnergyShare: 0.3,
  differenceShare: 0.055,
  /** What a JPEG step adds in both areas: 2 * step^2 / 12; the filter passes about 0.07 of it. */
  differencePerSquaredStep: 0.012,
  /** Share of identical cells that may also match right beside the copy. Rails and horizons do. */
  slidesShareMax: 0.5,
} as const;

/** Smaller areas of a model's map are noise. */
export const MODEL = { editedMin: 0.5, areaShareMin: 0.001 } as const;

/**
 * Bits of 256 that may differ in two copies of one picture; the deviation (grey levels) below which
 * it has no hash.
 */
export const SAME_LOOK = { bitsMax: 40, deviationMin: 5 } as const;

export const LEARNED_FUSION = {
  /** Log-odds from which a cell belongs to a changed area. */
  cellOddsMin: 0.5,
  /** Chosen with the prior by the calibration error: the fit is too flat here (ADR 022). */
  scoreSteepness: 2,
  /** Minimum share of the strongest area's evidence for an area to be shown. */
  areaShareMin: 0.25,
  /** Log-odds of a cell that is white in the heatmap. */
  cellOddsWhite: 4,
  sideBlocksMin: 16,
} as const;

export const SHIFTED_COMPRESSION = {
  /** Minimum prominence of a mapped grid, in robust standard deviations above all grids. */
  prominenceMin: 3,
  /** Minimum share of the strongest grid's prominence. Weaker grids are traces of that grid. */
  prominenceShareMin: 0.5,
  /** log10 of false alarms at score 0.8. `riseScale` is as in `DOUBLE_COMPRESSION`. */
  log10FalseAlarmsFlagged: -16,
  riseScale: 2,
  /** Minimum standard errors of a frequency that counts. */
  combErrorsMin: 3,
  /** Minimum fit of a block in standard deviations, and of a window in standard errors. */
  fitMin: 0.8,
  windowErrorsMin: 1.5,
  areaBlocksMin: 12,
  /** A larger share of the informative blocks is the picture itself, not a part of it. */
  areaShareMax: 0.45,
  /** Maximum history on the side of an area's border that lacks it, relative to the other side. */
  leftoverMax: 0.35,
  /** Minimum difference of the rates in a class in which a history can be missing. */
  ratesApartMin: 0.1,
  /** Content hides a history in untouched crops too, by up to 15 orders of magnitude. */
  absenceWeight: 0.5,
  /** Minimum share of blocks with the shifted history for a picture to be called a crop. */
  croppedShareMin: 0.15,
  /** Fewer combs are a pattern of the scene, such as bars: forgeries had six and more (n = 12). */
  frequenciesMin: 5,
  /** A part whose box covers more is the picture itself, a window on a screen for instance. */
  boxShareMax: 0.5,
  /** Standard errors of a window drawn white in the heatmap. */
  errorsWhite: 6,
  sideBlocksMin: 16,
} as const;
