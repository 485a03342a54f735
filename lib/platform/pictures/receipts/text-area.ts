import sharp from 'sharp';

/** A grey picture, 8 bits a pixel. */
export interface GreyPicture {
  readonly data: Buffer;
  readonly raw: { readonly width: number; readonly height: number; readonly channels: 1 };
}

interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The text is looked for in a copy of this width, in cells of so many pixels. */
const COPY_WIDTH_PX = 1200;
const CELL_PX = 12;
const BLUR_SIGMA = 16;
const DARKER_MIN = 28;
/** A cell of print has at least so many dark pixels. */
const DARK_PIXELS_MIN = 10;
/** Stains outside of the text: so much of the print may lie on each side. */
const OUTSIDE_SHARE = 0.005;
const MARGIN_CELLS = 2;

interface Cells {
  readonly columns: number;
  readonly rows: number;
  readonly dark: Uint16Array;
}

async function darkCells({ data, raw }: GreyPicture): Promise<Cells> {
  const { data: copy, info } = await sharp(data, { raw })
    .resize({ width: COPY_WIDTH_PX })
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const around = await sharp(copy, { raw: { width, height, channels: 1 } })
    .blur(BLUR_SIGMA)
    .extractChannel(0)
    .raw()
    .toBuffer();
  const columns = Math.ceil(width / CELL_PX);
  const rows = Math.ceil(height / CELL_PX);
  const dark = new Uint16Array(columns * rows);
  for (let y = 0, at = 0; y < height; y++) {
    const row = Math.floor(y / CELL_PX) * columns;
    for (let x = 0; x < width; x++, at++) {
      if ((copy[at] ?? 0) >= (around[at] ?? 0) - DARKER_MIN) continue;
      const cell = row + Math.floor(x / CELL_PX);
      dark[cell] = (dark[cell] ?? 0) + 1;
    }
  }
  return { columns, rows, dark };
}

/** Print stands beside print; a speck stands alone. */
function isPrint({ columns, dark }: Cells, cell: number): boolean {
  if ((dark[cell] ?? 0) < DARK_PIXELS_MIN) return false;
  return [cell - 1, cell + 1, cell - columns, cell + columns].some(
    (beside) => (dark[beside] ?? 0) >= DARK_PIXELS_MIN,
  );
}

/** The first and the last place between which nearly all of the print lies. */
function span(counts: readonly number[]): [first: number, last: number] {
  const total = counts.reduce((sum, one) => sum + one, 0);
  if (total === 0) return [0, counts.length - 1];
  const end = (from: number, step: 1 | -1): number => {
    let at = from;
    for (let sum = counts[at] ?? 0; sum <= total * OUTSIDE_SHARE; sum += counts[at] ?? 0)
      at += step;
    return at;
  };
  return [end(0, 1), end(counts.length - 1, -1)];
}

/** The area of the picture that has the text. A receipt is often a small part of a scanned page. */
export async function textArea(picture: GreyPicture): Promise<Area> {
  const cells = await darkCells(picture);
  const inColumn = Array.from({ length: cells.columns }, () => 0);
  const inRow = Array.from({ length: cells.rows }, () => 0);
  for (let cell = 0; cell < cells.dark.length; cell++) {
    if (!isPrint(cells, cell)) continue;
    const [row, column] = [Math.floor(cell / cells.columns), cell % cells.columns];
    inColumn[column] = (inColumn[column] ?? 0) + 1;
    inRow[row] = (inRow[row] ?? 0) + 1;
  }
  const { width, height } = picture.raw;
  const scale = (CELL_PX * width) / COPY_WIDTH_PX;
  const [left, right] = span(inColumn);
  const [top, bottom] = span(inRow);
  const from = (cell: number) => Math.max(0, Math.floor((cell - MARGIN_CELLS) * scale));
  const to = (cell: number, most: number) =>
    Math.min(most, Math.ceil((cell + 1 + MARGIN_CELLS) * scale));
  return {
    left: from(left),
    top: from(top),
    width: to(right, width) - from(left),
    height: to(bottom, height) - from(top),
  };
}
