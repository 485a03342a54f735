/**
 * Drawings of each category in a square of 120 by 120. `body` is the product's colour; the inks are
 * for darker and lighter parts. Drawn for this project, generic and copied from no design.
 */
interface Inks {
  readonly body: string;
  readonly dark: string;
  readonly light: string;
  readonly line: string;
}

type Shape = (inks: Inks) => string;

const rect = (x: number, y: number, width: number, height: number, radius: number, fill: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;
const circle = (x: number, y: number, radius: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;
const ring = (x: number, y: number, radius: number, width: number, stroke: string) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`;
const stroke = (path: string, width: number, colour: string) =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

export const SHAPES: Readonly<Record<string, Shape>> = {
  phones: ({ body, dark, light }) =>
    rect(38, 14, 44, 92, 9, body) +
    rect(41, 17, 38, 86, 6, dark) +
    rect(54, 21, 12, 3, 1.5, body) +
    rect(52, 98, 16, 1.6, 0.8, light),
  tablets: ({ body, dark, light }) =>
    rect(26, 16, 68, 88, 7, body) + rect(31, 21, 58, 78, 3, dark) + circle(60, 18.5, 1, light),
  laptops: ({ body, dark, line }) =>
    rect(28, 28, 64, 46, 4, body) +
    rect(31, 31, 58, 39, 2, dark) +
    `<path d="M16 78h88l-6 10H22z" fill="${body}"/>` +
    stroke('M50 82h20', 1.6, line),
  televisions: ({ body, dark, line }) =>
    rect(12, 26, 96, 58, 3, body) +
    rect(14, 28, 92, 53, 1.5, dark) +
    stroke('M40 84l-5 11M80 84l5 11', 3, line),
  cameras: ({ body, dark, light, line }) =>
    rect(18, 38, 84, 52, 8, body) +
    `<path d="M44 38l6-10h20l6 10z" fill="${body}"/>` +
    circle(60, 64, 21, dark) +
    ring(60, 64, 14, 3, line) +
    circle(60, 64, 8, line) +
    circle(56, 60, 2.5, light) +
    rect(24, 33, 12, 5, 2, dark),
  headphones: ({ body, dark }) =>
    stroke('M28 72V62a32 32 0 0 1 64 0v10', 7, body) +
    rect(20, 66, 17, 30, 8, body) +
    rect(83, 66, 17, 30, 8, body) +
    rect(33, 69, 7, 24, 3, dark) +
    rect(80, 69, 7, 24, 3, dark),
  'smart-watches': ({ body, dark, light }) =>
    rect(45, 12, 30, 96, 8, dark) +
    rect(36, 36, 48, 48, 13, body) +
    rect(40, 40, 40, 40, 10, dark) +
    stroke('M60 50v11l7 5', 2.4, light) +
    rect(84, 52, 3.4, 10, 1.7, body),
  speakers: ({ body, dark, line }) =>
    rect(34, 14, 52, 92, 14, body) +
    circle(60, 72, 19, dark) +
    ring(60, 72, 11, 2.5, line) +
    circle(60, 36, 10, dark) +
    circle(60, 36, 4, line),
  'washing-machines': ({ body, dark, light, line }) =>
    rect(24, 14, 72, 92, 5, body) +
    rect(24, 14, 72, 16, 5, line) +
    circle(84, 22, 4.5, light) +
    rect(32, 19, 20, 6, 1.5, light) +
    circle(60, 66, 26, light) +
    circle(60, 66, 20, dark) +
    stroke('M45 70c8-6 14 5 30-2', 2.4, light),
  dishwashers: ({ body, dark, light, line }) =>
    rect(24, 14, 72, 92, 4, body) +
    rect(24, 14, 72, 13, 4, line) +
    rect(30, 18.5, 14, 4, 1.5, light) +
    rect(38, 34, 44, 4, 2, dark) +
    stroke('M24 96h72', 2, line),
  bicycles: ({ body, line, dark }) =>
    ring(32, 76, 20, 4, dark) +
    ring(88, 76, 20, 4, dark) +
    stroke('M32 76l15-32h30M56 76L45 46M56 76l23-34M56 76H32M77 40l11 36', 4, body) +
    stroke('M74 36h10M39 42h12', 4, line) +
    circle(56, 76, 4, line),
  'e-bikes': ({ body, line, dark }) =>
    ring(32, 76, 20, 4, dark) +
    ring(88, 76, 20, 4, dark) +
    stroke('M32 76l15-32h30M56 76L45 46M56 76l23-34M56 76H32M77 40l11 36', 4, body) +
    stroke('M74 36h10M39 42h12', 4, line) +
    circle(56, 76, 4, line) +
    rect(50, 53, 7, 20, 3, dark),
  furniture: ({ body, dark, line }) =>
    rect(22, 36, 76, 34, 9, body) +
    rect(12, 52, 18, 36, 8, body) +
    rect(90, 52, 18, 36, 8, body) +
    rect(28, 64, 64, 20, 5, body) +
    stroke('M60 66v17M30 64h60', 1.6, dark) +
    stroke('M24 89v6M96 89v6', 4, line),
  hobs: ({ body, dark, line }) =>
    rect(16, 24, 88, 72, 5, dark) +
    ring(40, 46, 13, 2.4, body) +
    ring(80, 46, 10, 2.4, body) +
    ring(40, 77, 9, 2.4, body) +
    ring(80, 75, 14, 2.4, body) +
    stroke('M52 91h16', 1.8, line),
  'action-cameras': ({ body, dark, light, line }) =>
    rect(24, 34, 72, 54, 9, body) +
    rect(58, 40, 31, 31, 6, dark) +
    circle(73.5, 55.5, 10, line) +
    circle(73.5, 55.5, 5, dark) +
    rect(31, 42, 20, 16, 3, dark) +
    circle(34, 80, 2, light),
};
