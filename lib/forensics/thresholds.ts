/**
 * Every threshold of the engine, in one place, and stored as a whole with each verdict. A threshold is a number that
 * decides what is said: whether a picture or a place is judged at all, from where on something counts as found, how
 * much a word is worth, what a medium is. How things are measured (windows, rasters, filters, how many places are
 * looked at) stands where it is done and follows from the engine's version.
 */

export const VERDICT = {
  /** A verdict is true, and a detector suspicious, from this confidence; whether it flags is the client's threshold. */
  min: 0.5,
  /** No detector and no sum of them is surer: a score of 1 would outvote everything for ever, and be told as certainty. */
  scoreMax: 0.99,
  /** Where every detector's curve stands at its own figure called `…Flagged`, and what is left of it to 1. */
  scoreFlagged: 0.8,
  scoreLeft: 0.2,
} as const;

/** A picture that falls short of one of these was not judged: silence about it is worth no more than the prior. */
export const JUDGED = {
  /** Detectors of edits, of seven, that could look. Pictures have five to seven in the main, others none or one. */
  detectorsMin: 4,
  /** Fewer pixels leave the statistics too few blocks. */
  pixelsMin: 512 * 512,
  jpegQualityMin: 70,
} as const;

export const DOUBLE_COMPRESSION = {
  /** Nats per block by which a frequency must be better explained by two compressions. */
  gainMin: 0.003,
  /** Frequencies that must show it; one alone is a habit of the camera or of a drawn surface. */
  frequenciesMin: 2,
  /** Mean squared distance of the hypotheses below which the picture tells nothing. */
  separationMin: 0.05,
  /** Unclipped blocks below which a picture teaches nothing, and blocks of one class. */
  cleanBlocksMin: 200,
  classBlocksMin: 30,
  /** Standard errors by which the means of the two hypotheses must differ in a class. */
  classErrorsMin: 3,
  areaBlocksMin: 6,
  /** More than that is not a part of the picture. */
  areaShareMax: 0.3,
  /** Nats per block that the models may be wrong by, all in one direction. */
  modelErrorPerBlock: 0.01,
  /** Part of the evidence off the grid that is charged a second time. */
  biasCharge: 0.5,
  /** Strength in nats at which the score is 0.8; beyond it, multiples of it by which what is left to 1 falls to 1/e. */
  strengthFlagged: 20,
  riseScale: 3,
  /** Below this score a picture of one history all over is told to be one. */
  scoreSilentMax: 0.3,
  /** Pictures with fewer blocks a side are not judged; so with the others. */
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
  /** All hints of the file together, and how far they and words of detectors that found nothing lift a picture. */
  hintNatsMax: 0.4,
  unsuspectedMax: 0.49,
  aiPrior: 0.1,
  aiPriorCamera: 0.02,
  /** At this confidence every medium means the same: what is flagged does not hang on the calibration (ADR 027). */
  calibrationFixed: 0.8,
} as const;

export const PROVENANCE = {
  /** How sure each kind of word for an AI origin is. Metadata are unsigned, but who would claim an AI falsely? */
  signed: 0.995,
  settings: 0.99,
  declared: 0.98,
  named: 0.97,
  unverified: 0.4,
  /** A file that is not what was signed is proof of a change, though not of a change that matters. */
  changedAfterSigning: 0.9,
  /** A broken record is as often a program's mistake: below one half a word is a hint, in nats. */
  recordBroken: 0.4,
} as const;

export const METADATA = {
  /** Nats that each hint adds. */
  size: 0.15,
  thumbnail: 0.2,
  savedAgain: 0.2,
  changedLater: 0.1,
  beforePurchase: 0.25,
  /** Parts of a shape's ratio of sides by which two shapes may differ. */
  shapeTolerance: 0.04,
  clockToleranceDays: 1,
} as const;

/** Where a picture comes from, by its pixels (metadata come first). */
export const MEDIUM = {
  /** Shares of neighbours that are equal to the bit; sensors never give that, drawn surfaces do. */
  flatShareDisplay: 0.4,
  flatShareLossless: 0.55,
  flatShareLossy: 0.75,
  paperShareMin: 0.7,
  paperColouredShareMax: 0.05,
  graphicColoursMax: 64,
  /** Of the brightest channel, grey levels; and between the channels. */
  paperLevelMin: 150,
  greySpreadMax: 28,
  colouredSpreadMin: 60,
} as const;

export const FOREIGN_GRID = {
  sideMinPx: 64,
  /** Mean luma AC step of a JPEG above which older grids were never found (libjpeg quality 97 has 3.5, 96 has 4.6). */
  stepMax: 3.6,
  /** Grey levels below which a coefficient is zero: the file's own rounding lifts zeros up to one at those steps. */
  zeroBelowLossless: 0.5,
  zeroBelowJpeg: 1,
  /** Blocks in line with the file's own grid in one axis share its edges and win that often without another grid. */
  chanceInLine: 1 / 8,
  /** Votes alike around one with which it starts or extends a cluster, its own included (DBSCAN's core). */
  coreVotes: 4,
  /** In a JPEG an older grid of the whole picture outlives the save in smooth places only, sparsely; a pasted part's is dense. */
  densityMinJpeg: 0.2,
  /** log10 of false alarms below which a grid is the picture's, and stands out in a part of it. */
  log10MainMax: -6,
  log10PartMax: -2,
  /** Above it nothing of a local grid is left outside its place. */
  log10OutsideMin: -1,
  /** Share of the parts from which on a grid belongs to the whole picture: an older save before it was cropped. */
  spreadShareMin: 0.4,
  /** A pasted part is smaller than that share of the picture; what is larger is the picture itself. */
  patchShareMax: 0.4,
  /** -log10 of false alarms at which the score is 0.8: on untouched pictures 1e-10 was never reached. Then a slow rise. */
  strengthFlagged: 12,
  strengthScale: 20,
} as const;

export const COPY_MOVE = {
  sideMinPx: 96,
  keypointsMin: 8,
  /** Fewer equal cells than that prove nothing. */
  cellsMin: 16,
  /** Share of equal cells at which the score is one half. Untouched pictures reach 0.44, copies start at 0.7. */
  shareMiddle: 0.56,
  shareSteepness: 24,
  /** Drawn things (text on a screen) are equal by nature: blank surroundings and hard edges (grey levels squared). */
  drawnBlankShare: 0.35,
  drawnEnergy: 150,
  /** Variance of a cell that no sensor has seen: paper, sky and skin have more. */
  blankVariance: 0.02,
  /** Zero-mean normalized cross-correlation from which on a cell looks alike and its neighbours are looked at. */
  alikeMin: 0.8,
  /** Variance below which a cell has no shape to compare, and how far its brightness may be off. */
  flatVariance: 6,
  flatGap: 6,
  /** Cells with less fine structure than that (grey levels squared) are below what 8 bits and a JPEG keep. */
  energyMin: 0.4,
  /**
   * How far the fine structures of equal cells may differ (grey levels squared). Measured: copies, turned, scaled and
   * saved at quality 85-95, differ by 0.03-0.8 in weak texture, and by 0.01-0.06 of the energy in strong texture;
   * repeated real things by at least 0.07-0.3 of it, and nearly all of it in weak texture, where only noise is left.
   */
  differenceFloor: 0.35,
  differenceFloorMax: 1,
  differenceFloorEnergyShare: 0.3,
  differenceShare: 0.055,
  /** What one JPEG step adds in both areas: 2 * step^2 / 12, of which the filter lets about 0.07 through. */
  differencePerSquaredStep: 0.012,
  /** Part of the equal cells that may agree a little beside it too; more is a rail or a horizon. */
  slidesShareMax: 0.5,
} as const;

export const TYPED_WORDS = {
  /** Grey levels between paper and ink below which there is no clear text. */
  contrastMin: 40,
  /** Words to compare with, below which a picture is no document. */
  documentWordsMin: 8,
  /** Blocks that a word must have to be compared at all, and to be judged alone. */
  blocksMin: 2,
  blocksAloneMin: 8,
  /** Paper from that level on is cut off at white; a page is white from the other. */
  cutOffMin: 250,
  whitePageMin: 245,
  /** Smallest spreads of natural logarithms and of sharpnesses that count, so that equal words make no odd one out. */
  spreadMinResidual: 0.4,
  spreadMinSharpness: 0.03,
  /** Strength 1 is where the score is 0.8; below it falls faster, so that print which comes near decides nothing. */
  slopeBelow: 10,
  slopeAbove: 6,
  /** On a scan, in spreads: neither decides alone unless it is far beyond print. No untouched word of 180 scans reached 7.2. */
  document: { cleanerMin: 1, cleanerMax: 8, sharperMax: 7, strengthOne: 7.5 },
  photo: {
    contrastMin: 70,
    inkSpreadMax: 0.09,
    sharpnessMin: 0.42,
    printedInkSpreadMax: 0.1,
    printedSharpnessMin: 0.3,
    /** A block whose paper is a flat colour but for the rounding of one compression. */
    cleanResidualMax: 0.6,
    cleanShareMin: 0.35,
    levelMin: 6,
    levelMax: 249,
    sharpnessUnit: 0.05,
    sharpnessZero: 0.4,
    sharpnessWeight: 0.7,
    unitsMax: 4,
    strengthOne: 2.6,
    /** Where there are other words, the paper must also be cleaner than theirs by so many spreads. */
    cleanerMin: 2.5,
  },
} as const;

export const COPIED_GLYPHS = {
  /** Share of the contrast: prints of one letter on a scan differ by 0.04 and more; a copy by the last compression's noise alone. */
  differenceMax: 0.06,
  twinNatsMax: 1.2,
  strengthOneNats: 2.2,
  twinsMin: 2,
  /** More copies than that are a document whose letters are drawn, all alike. */
  copiesMax: 3,
  /** Nats by which one of two equal places must look more like compressed once to be told as the copy. */
  laterNatsMin: 12,
} as const;

/** Smaller areas are flickers of a map. */
export const MODEL = { editedMin: 0.5, areaShareMin: 0.001 } as const;

/** Bits of 256 that may differ in two copies of one picture; the deviation (grey levels) below which it has no hash. */
export const SAME_LOOK = { bitsMax: 40, deviationMin: 5 } as const;

export const LEARNED_FUSION = {
  /** Log-odds from which a cell belongs to a changed area. */
  cellOddsMin: 0.5,
  /** The line fitted over all pictures is too flat where it matters; chosen with the prior by the calibration error (ADR 022). */
  scoreSteepness: 2,
  /** Areas with less than that part of the strongest one's evidence are not shown. */
  areaShareMin: 0.25,
  /** Log-odds of a cell that is white in the heatmap. */
  cellOddsWhite: 4,
  sideBlocksMin: 16,
} as const;

export const SHIFTED_COMPRESSION = {
  /** Robust standard deviations by which a grid must stand out of all of them to be mapped. */
  prominenceMin: 3,
  /** Grids that stand out by less than that part of the strongest one are its neighbours. */
  prominenceShareMin: 0.5,
  /** log10 of the number of false alarms at which the score is 0.8; then as in `DOUBLE_COMPRESSION`. */
  log10FalseAlarmsFlagged: -16,
  riseScale: 2,
  /** Standard errors from which a frequency counts. */
  combErrorsMin: 3,
  /** Standard deviations of chance above which a block counts as fitting, and standard errors of a window of an area. */
  fitMin: 0.8,
  windowErrorsMin: 1.5,
  areaBlocksMin: 12,
  /** Part of the telling blocks above which an area is no part any more. */
  areaShareMax: 0.45,
  /** The history outside an area that has it, or inside one that lacks it, as part of what the others show. */
  leftoverMax: 0.35,
  /** Rates must differ by so much in a class for a missing history to be told there. */
  ratesApartMin: 0.1,
  /** Content hides a history here and there in untouched crops too, by up to 15 orders of magnitude where seen. */
  absenceWeight: 0.5,
  /** Part of the blocks with the shifted history from which the picture is told to be a crop. */
  croppedShareMin: 0.15,
  /** Standard errors of a window that is white in the heatmap. */
  errorsWhite: 6,
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
  /** No rate of quiet blocks around is taken to be lower. */
  quietRateMin: 0.03,
  /** Step at which the score is 0.8. */
  stepFlagged: 30,
  /** Log-odds per unit of the step. */
  stepSlope: 0.5,
  /** Mean grain of a window, in standard deviations below its like, that is white in the heatmap. */
  grainWhite: 3,
  sideBlocksMin: 32,
} as const;
