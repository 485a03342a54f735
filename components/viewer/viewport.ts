export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * At scale 1 the whole picture fits the stage. x and y are the offset of the picture's centre from
 * the stage's, in CSS px.
 */
export interface View extends Point {
  readonly scale: number;
}

export const FITTED: View = { scale: 1, x: 0, y: 0 };

/**
 * Maximum zoom: eight times the fitted size, or four screen pixels per picture pixel if that is
 * more.
 */
const FITTED_FACTOR_MAX = 8;
const PIXEL_FACTOR_MAX = 4;
/** The share of the stage that a region fills when it is shown. */
const REGION_SHARE = 0.6;

/** The largest size with the picture's proportions that fits the stage. */
export function fit(stage: Size, picture: Size): Size {
  const ratio = Math.min(stage.width / picture.width, stage.height / picture.height);
  return { width: picture.width * ratio, height: picture.height * ratio };
}

export const scaleMax = (fitted: Size, picture: Size): number =>
  Math.max(FITTED_FACTOR_MAX, (PIXEL_FACTOR_MAX * picture.width) / Math.max(fitted.width, 1));

/**
 * Limits the view so that no picture edge moves inside the stage, and centres a side smaller than
 * the stage.
 */
export function settle(view: View, stage: Size, fitted: Size, maximum: number): View {
  const scale = Math.min(Math.max(view.scale, 1), maximum);
  const roomX = Math.max(0, (fitted.width * scale - stage.width) / 2);
  const roomY = Math.max(0, (fitted.height * scale - stage.height) / 2);
  return {
    scale,
    x: Math.min(Math.max(view.x, -roomX), roomX),
    y: Math.min(Math.max(view.y, -roomY), roomY),
  };
}

/** Zooms around `point`, given relative to the stage's centre. */
export function zoomAt(view: View, factor: number, point: Point): View {
  return {
    scale: view.scale * factor,
    x: point.x - (point.x - view.x) * factor,
    y: point.y - (point.y - view.y) * factor,
  };
}

interface Box {
  readonly x_min: number;
  readonly y_min: number;
  readonly x_max: number;
  readonly y_max: number;
}

/** The view that centres a region, normalized 0 to 1, with its surroundings. */
export function viewOf({ x_min, y_min, x_max, y_max }: Box, stage: Size, fitted: Size): View {
  const width = Math.max((x_max - x_min) * fitted.width, 1);
  const height = Math.max((y_max - y_min) * fitted.height, 1);
  const scale = Math.max(1, REGION_SHARE * Math.min(stage.width / width, stage.height / height));
  return {
    scale,
    x: (0.5 - (x_min + x_max) / 2) * fitted.width * scale,
    y: (0.5 - (y_min + y_max) / 2) * fitted.height * scale,
  };
}

const share = (value: number) => Math.min(Math.max(value, 0), 1);

/** The visible part of the picture, normalized 0 to 1. */
export function seenPart({ scale, x, y }: View, stage: Size, fitted: Size): Box {
  const width = Math.max(fitted.width * scale, 1);
  const height = Math.max(fitted.height * scale, 1);
  return {
    x_min: share(0.5 - (x + stage.width / 2) / width),
    y_min: share(0.5 - (y + stage.height / 2) / height),
    x_max: share(0.5 - (x - stage.width / 2) / width),
    y_max: share(0.5 - (y - stage.height / 2) / height),
  };
}

/** Centres a picture point, normalized 0 to 1, on the stage without changing the zoom. */
export const centredOn = (point: Point, { scale }: View, fitted: Size): View => ({
  scale,
  x: (0.5 - share(point.x)) * fitted.width * scale,
  y: (0.5 - share(point.y)) * fitted.height * scale,
});
