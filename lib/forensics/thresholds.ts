/**
 * Every threshold of the engine, stored in full with each verdict. A threshold is a number that
 * decides the evidence: whether a picture or a place is judged at all, from where on something
 * counts as found, how much a signal weighs, what a medium is. Numbers for measuring (windows,
 * rasters, filters, sample sizes) are in the files that use them and change only with the engine's
 * version.
 */

export const VERDICT = {
  /** From this confidence a verdict is true; flags depend on the client's own threshold. */
  min: 0.5,
  /** Upper limit of every score and sum: 1 would outvote everything and claim certainty. */
  scoreMax: 0.99,
  /** The score of a detector whose strength is its `…Flagged` threshold; `scoreLeft` is the rest to 1. */
  scoreFlagged: 0.8,
  scoreLeft: 0.2,
} as const;

/** Minimum for a judged picture; below, its confidence stays at the prior. */
export const JUDGED = {
  /** Of seven edit detectors; most pictures allow five to seven, the others none or one. */
  detectorsMin: 4,
  /** Fewer pixels give the statistics too few blocks. */
  pixelsMin: 512 * 512,
  jpegQualityMin: 70,
} as const;

export const DOUBLE_COMPRESSION = {
  /** Nats per block by which two compressions must explain a frequency better than one. */
  gainMin: 0.003,
  /** Frequencies that must show it; a single one is a trait of the camera or a drawn surface. */
  frequenciesMin: 2,
  /** Mean squared distance of the hypotheses below which the picture has no information. */
  separationMin: 0.05,
  /** Minimum number of unclipped blocks in the picture, and of blocks in a class. */
  cleanBlocksMin: 200,
  classBlocksMin: 30,
  /** Standard errors by which the means of the two hypotheses must differ in a class. */
  classErrorsMin: 3,
  areaBlocksMin: 6,
  /** A larger area is not a part of the picture. */
  areaShareMax: 0.3,
  /** Nats per block by which the models may be wrong in one direction. */
  modelErrorPerBlock: 0.01,
  /** Part of the evidence off the grid that is subtracted a second time. */
  biasCharge: 0.5,
  /** Strength in nats with score 0.8; multiples of it in which the rest to 1 falls to 1/e. */
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
  /** Nats by which the same history everywhere reduces the evidence of an edit. */
  sameHistoryNats: 0.75,
  /** Limit on all hints of the file, and on the confidence without a finding. */
  hintNatsMax: 0.4,
  unsuspectedMax: 0.49,
  aiPrior: 0.1,
  aiPriorCamera: 0.02,
  /** At this confidence all media agree, so flags do not depend on the calibration (ADR 027). */
  calibrationFixed: 0.8,
} as const;

export const PROVENANCE = {
  /** Confidence of each sign of an AI origin. Nobody gains by a false one in unsigned metadata. */
  signed: 0.995,
  settings: 0.99,
  declared: 0.98,
  named: 0.97,
  unverified: 0.4,
  /** Proof of a change after signing, though not of a relevant one. */
  changedAfterSigning: 0.9,
  /** Programs break manifests too. A value below one half is a hint, in nats. */
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
  /** Blocks aligned with the file's grid in one axis share its edges and win that often anyway. */
  chanceInLine: 1 / 8,
  /** Equal votes around one, itself included, that make it a cluster's core (DBSCAN). */
  coreVotes: 4,
  /** A pasted grid in a JPEG is dense; an older grid of the picture survives only sparsely. */
  densityMinJpeg: 0.2,
  /** log10 of false alarms below which a grid is the picture's, and stands out in a part of it. */
  log10MainMax: -6,
  log10PartMax: -2,
  /** Above it nothing of a local grid is left outside its place. */
  log10OutsideMin: -1,
  /** Share of the parts from which a grid is the complete picture's: a save before a crop. */
  spreadShareMin: 0.4,
  /** Share of the picture that a pasted part cannot exceed. */
  patchShareMax: 0.4,
  /** -log10 of false alarms with score 0.8; untouched pictures never reached 1e-10. Slow rise. */
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
  /** Zero-mean normalized cross-correlation from which a cell is similar and the search goes on. */
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
  /** Share of identical cells that may also match beside it; more is a rail or a horizon. */
  slidesShareMax: 0.5,
} as const;

/** Detector `small_text`: words typed over a document or photo. */
export const TYPED_WORDS = {
  /** Grey levels between paper and ink below which text is unclear. */
  contrastMin: 40,
  /** Minimum number of other words in a document. */
  documentWordsMin: 8,
  /** Blocks that a word needs to be compared at all, and to be judged alone. */
  blocksMin: 2,
  blocksAloneMin: 8,
  /** Paper level from which it is clipped at white, and level of a white page. */
  cutOffMin: 250,
  whitePageMin: 245,
  /** Minimum spreads of natural logarithms and of sharpness, so equal words have no outlier. */
  spreadMinResidual: 0.4,
  spreadMinSharpness: 0.03,
  /** Strength 1 scores 0.8; below 1 the score falls faster, so similar print does not decide. */
  slopeBelow: 10,
  slopeAbove: 6,
  /** On a scan, in spreads; neither decides alone. No untouched word of 180 scans reached 7.2. */
  document: { cleanerMin: 1, cleanerMax: 8, sharperMax: 7, strengthOne: 7.5 },
  photo: {
    contrastMin: 70,
    inkSpreadMax: 0.09,
    sharpnessMin: 0.42,
    printedInkSpreadMax: 0.1,
    printedSharpnessMin: 0.3,
    /** Residual of a flat colour after the rounding of one compression. */
    cleanResidualMax: 0.6,
    cleanShareMin: 0.35,
    levelMin: 6,
    levelMax: 249,
    sharpnessUnit: 0.05,
    sharpnessZero: 0.4,
    sharpnessWeight: 0.7,
    unitsMax: 4,
    strengthOne: 2.6,
    /** With other words, the paper must also be so many spreads cleaner than theirs. */
    cleanerMin: 2.5,
  },
} as const;

/** Detector `small_text`: characters copied within a document. */
export const COPIED_GLYPHS = {
  /** Share of the contrast: two prints on a scan differ by 0.04 and more, a copy only by noise. */
  differenceMax: 0.06,
  twinNatsMax: 1.2,
  strengthOneNats: 2.2,
  twinsMin: 2,
  /** With more copies the document's letters are drawn, all alike. */
  copiesMax: 3,
  /** Nats by which one of two equal places must look more compressed once to be the copy. */
  laterNatsMin: 12,
} as const;

/** Smaller areas are noise of a map. */
export const MODEL = { editedMin: 0.5, areaShareMin: 0.001 } as const;

/**
 * Bits of 256 that may differ in two copies of one picture; the deviation (grey levels) below which
 * it has no hash.
 */
export const SAME_LOOK = { bitsMax: 40, deviationMin: 5 } as const;

export const LEARNED_FUSION = {
  /** Log-odds from which a cell belongs to a changed area. */
  cellOddsMin: 0.5,
  /** Chosen with the prior by calibration error: the fitted line is too flat there (ADR 022). */
  scoreSteepness: 2,
  /** Areas with a smaller share of the strongest one's evidence are not shown. */
  areaShareMin: 0.25,
  /** Log-odds of a cell that is white in the heatmap. */
  cellOddsWhite: 4,
  sideBlocksMin: 16,
} as const;

export const SHIFTED_COMPRESSION = {
  /** Robust standard deviations above all grids from which a grid is mapped. */
  prominenceMin: 3,
  /** Grids below this share of the strongest one's prominence are its neighbours. */
  prominenceShareMin: 0.5,
  /** log10 of the number of false alarms with score 0.8; then as in `DOUBLE_COMPRESSION`. */
  log10FalseAlarmsFlagged: -16,
  riseScale: 2,
  /** Standard errors from which a frequency counts. */
  combErrorsMin: 3,
  /** Standard deviations above chance of a fitting block, standard errors of an area's window. */
  fitMin: 0.8,
  windowErrorsMin: 1.5,
  areaBlocksMin: 12,
  /** Share of the informative blocks above which an area is not a part. */
  areaShareMax: 0.45,
  /** History outside an area that has it, or inside one that lacks it, relative to the rest. */
  leftoverMax: 0.35,
  /** Minimum difference of the rates in a class in which a history can be missing. */
  ratesApartMin: 0.1,
  /** Content hides a history in untouched crops too, by up to 15 orders of magnitude. */
  absenceWeight: 0.5,
  /** Share of the blocks with the shifted history from which the picture is a crop. */
  croppedShareMin: 0.15,
  /** Standard errors of a window that is white in the heatmap. */
  errorsWhite: 6,
  sideBlocksMin: 16,
} as const;

export const NOISE_LEVEL = {
  /** Standard deviations by which a window's mean grain is below that of similar blocks. */
  windowQuiet: 0.8,
  /** The same for a single block. */
  blockQuiet: 1.4,
  areaBlocksMin: 30,
  /** A larger area is not a part of the picture. */
  areaShareMax: 0.3,
  log10FalseAlarmsMax: -1,
  /** Minimum rate of quiet blocks around an area. */
  quietRateMin: 0.03,
  /** Step with score 0.8. */
  stepFlagged: 30,
  /** Log-odds per unit of the step. */
  stepSlope: 0.5,
  /** Mean grain of a white window in the heatmap, in standard deviations below similar blocks. */
  grainWhite: 3,
  sideBlocksMin: 32,
} as const;
