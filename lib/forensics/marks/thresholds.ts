/** The visible mark of a generator. */
export const VISIBLE_MARK = {
  /** Correlation with the mark. Honest pictures reach 0.64 (n = 900); 36 of 278 of Gemini more. */
  likenessMin: 0.72,
  /** Grey levels by which the star must be brighter than what it lies on. */
  contrastMin: 4,
  /** Share of the star's contrast by which its arms exceed what is between them. */
  armsMin: 0.7,
  /** Grey levels by which a square of the colour bar may differ from its colour. */
  colourLevelsMax: 40,
} as const;

/** The fine structure of a photo straight from a camera (lib/forensics/camera). */
export const CAMERA_TRACES = {
  /** Mean log-odds of the crops; see docs/forensics.md for who passes. */
  logOddsMin: 0.9,
  logOddsMissing: -2,
  sidePxMin: 480,
} as const;

/** What a camera prints into its photos (lib/forensics/marks); shares are of the picture's height. */
export const CAMERA_PRINT = {
  barShareMin: 0.012,
  barShareMax: 0.15,
  /** Share of a bar's row that has its level, within the spread, and of the first row beyond it. */
  barRowShareMin: 0.35,
  beyondBarShareMax: 0.3,
  levelSpread: 2,
  /** Luma of black and white bars: a strip painted like paper is not one. */
  barDarkMax: 40,
  barBrightMin: 245,
  stampBandShare: 0.14,
  digitShareMin: 0.01,
  digitShareMax: 0.06,
  digitsMin: 6,
  /** Of a digit's height: by how much a line may be uneven, and the widest gap. */
  lineSlack: 0.15,
  gapHeightsMax: 1.6,
  /** Of an orange, yellow or red ink: its red, and by how much its blue is lower. */
  inkLevelMin: 170,
  inkSpreadMin: 80,
  whiteLevelMin: 205,
} as const;
