/** Thresholds of print and glyphs, stored with each verdict as those in ../thresholds.ts. */

/** Detector `small_text`: words typed over a document or photo. */
export const TYPED_WORDS = {
  /** Grey levels between paper and ink below which text is unclear. */
  contrastMin: 40,
  /** Minimum number of other words in a document. */
  documentWordsMin: 8,
  /** Minimum blocks of a word to compare it with others, and to judge it without others. */
  blocksMin: 2,
  blocksAloneMin: 8,
  /** Minimum level of paper that is clipped at white, and of a page that is white. */
  cutOffMin: 250,
  whitePageMin: 245,
  /** Minimum spreads of log residuals and of sharpness, so that equal words have no outlier. */
  spreadMinResidual: 0.4,
  spreadMinSharpness: 0.03,
  /** Slopes of the score around strength 1 (score 0.8), steeper below to exclude similar print. */
  slopeBelow: 10,
  slopeAbove: 6,
  /** In spreads, on scans. Both are needed. No word of 180 untouched scans reached 7.2. */
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
    /** Spreads by which the paper must also be cleaner than that of other words, if any. */
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
  /** Maximum copies of one glyph. With more of them the document was drawn by a program. */
  copiesMax: 3,
  /** Nats by which a place must look more like compressed once than its equal to be the copy. */
  laterNatsMin: 12,
} as const;
