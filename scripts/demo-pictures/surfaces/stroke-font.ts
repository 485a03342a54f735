/** Own lettering: strokes on a grid 4 wide and 6 high, two digits (x, y from the top) per point, so that no font is needed. */
const STROKES: Readonly<Record<string, string>> = {
  A: '062046 1434',
  B: '06003041423303 3344453606',
  C: '4130100105163645',
  D: '06003041453606',
  E: '40000646 0333',
  F: '400006 0333',
  G: '41301001051636454323',
  H: '0006 4046 0343',
  I: '1030 2026 1636',
  J: '4045361605',
  K: '0006 4003 0346',
  L: '000646',
  M: '0600234046',
  N: '06004640',
  O: '100105163645413010',
  P: '06003041423303',
  Q: '100105163645413010 2446',
  R: '06003041423303 2346',
  S: '413010010213334445361605',
  T: '0040 2026',
  U: '000516364540',
  V: '002640',
  W: '0016233640',
  X: '0046 4006',
  Y: '002340 2326',
  Z: '00400646',
  Æ: '0620 2026 2040 2343 2646 1424',
  Ø: '100105163645413010 0640',
  Å: '062146 1434 2020',
  0: '100105163645413010',
  1: '112026 1636',
  2: '01103041420646',
  3: '004023334445361605',
  4: '36300444',
  5: '400002324345361605',
  6: '413010010516364544331304',
  7: '004016',
  8: '10304142331304051636454433 13020110',
  9: '051636454130100102133342',
  '.': '2626',
  ',': '2617',
  ':': '2222 2525',
  '-': '1333',
  '/': '4006',
  '+': '2125 0444',
  '*': '1234 3214 2125',
  '=': '0242 0444',
  '%': '4006 0101 4545',
  '#': '1115 3135 0242 0444',
};

const ADVANCE = 5.6;

/** Ink per pixel, 0-1, row by row. */
export interface Ink {
  readonly width: number;
  readonly height: number;
  readonly cover: Float32Array;
}

export function blankInk(width: number, height: number): Ink {
  return { width, height, cover: new Float32Array(width * height) };
}

/** Width in pixels of a line of capitals `heightPx` high. */
export function textWidthPx(text: string, heightPx: number): number {
  return (text.length * ADVANCE - 1.6) * (heightPx / 6);
}

/** Draws a line with its top left corner at (left, top); a letter that the font lacks is a space. */
export function drawText(
  ink: Ink,
  text: string,
  left: number,
  top: number,
  heightPx: number,
  penPx: number,
): void {
  const unit = heightPx / 6;
  let x = left;
  for (const letter of text.toUpperCase()) {
    for (const stroke of (STROKES[letter] ?? '').split(' ')) {
      for (let i = 0; i + 1 < stroke.length; i += 2) {
        const next = i + 3 < stroke.length ? i + 2 : i;
        drawLine(
          ink,
          x + Number(stroke[i]) * unit,
          top + Number(stroke[i + 1]) * unit,
          x + Number(stroke[next]) * unit,
          top + Number(stroke[next + 1]) * unit,
          penPx,
        );
      }
    }
    x += ADVANCE * unit;
  }
}

/** A round pen from (x0, y0) to (x1, y1), one pixel of soft rim. */
export function drawLine(
  ink: Ink,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  penPx: number,
): void {
  const reach = penPx / 2 + 1;
  const [dx, dy] = [x1 - x0, y1 - y0];
  const length2 = dx * dx + dy * dy || 1;
  for (
    let y = Math.max(0, Math.floor(Math.min(y0, y1) - reach));
    y <= Math.min(ink.height - 1, Math.max(y0, y1) + reach);
    y++
  ) {
    for (
      let x = Math.max(0, Math.floor(Math.min(x0, x1) - reach));
      x <= Math.min(ink.width - 1, Math.max(x0, x1) + reach);
      x++
    ) {
      const t = Math.min(1, Math.max(0, ((x + 0.5 - x0) * dx + (y + 0.5 - y0) * dy) / length2));
      const distance = Math.hypot(x + 0.5 - x0 - t * dx, y + 0.5 - y0 - t * dy);
      const cover = Math.min(1, Math.max(0, penPx / 2 + 0.5 - distance));
      const at = y * ink.width + x;
      if (cover > (ink.cover[at] ?? 0)) ink.cover[at] = cover;
    }
  }
}

export function fillRect(
  ink: Ink,
  left: number,
  top: number,
  width: number,
  height: number,
  cover = 1,
): void {
  for (
    let y = Math.max(0, Math.round(top));
    y < Math.min(ink.height, Math.round(top + height));
    y++
  ) {
    for (
      let x = Math.max(0, Math.round(left));
      x < Math.min(ink.width, Math.round(left + width));
      x++
    ) {
      ink.cover[y * ink.width + x] = cover;
    }
  }
}

/** Bilinear; u and v in 0-1, v from the top; nothing outside. */
export function inkAt(ink: Ink, u: number, v: number): number {
  const x = u * ink.width - 0.5;
  const y = v * ink.height - 0.5;
  const column = Math.floor(x);
  const row = Math.floor(y);
  if (column < 0 || row < 0 || column >= ink.width - 1 || row >= ink.height - 1) return 0;
  const at = row * ink.width + column;
  const c = ink.cover;
  const upper = (c[at] ?? 0) + ((c[at + 1] ?? 0) - (c[at] ?? 0)) * (x - column);
  const lower =
    (c[at + ink.width] ?? 0) +
    ((c[at + ink.width + 1] ?? 0) - (c[at + ink.width] ?? 0)) * (x - column);
  return upper + (lower - upper) * (y - row);
}
