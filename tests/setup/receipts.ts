/** Draws receipts: as pictures, from the outlines of a font, and as PDFs. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { deflateSync } from 'node:zlib';
import { create } from 'fontkit';
import { PDFDocument } from 'pdfkit';
import sharp from 'sharp';
import { unpackWoff } from '@/lib/reports/paper/woff';

export const LINES = [
  'ELGIGANTEN A/S',
  'Arne Jacobsens Allé 15',
  '2300 København S',
  '',
  'Dato: 12-03-2025 14:22',
  'Kaffemaskine          1.299,00',
  'Kabel                    99,50',
  '',
  'I ALT DKK             1.398,50',
  'Dankort               1.398,50',
];

const FONT = createRequire(import.meta.url).resolve(
  '@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-400-normal.woff',
);
const SIZE_PX = 26;
const LINE_PX = 38;
const MARGIN_PX = 60;

/** A scanned receipt, without a font of the machine. */
export async function drawnReceipt(lines: readonly string[] = LINES): Promise<Buffer> {
  const font = create(unpackWoff(readFileSync(FONT)));
  const scale = SIZE_PX / font.unitsPerEm;
  const shapes = lines.flatMap((line, row) => {
    let x = MARGIN_PX;
    return font.layout(line).glyphs.map((glyph) => {
      const at = `translate(${x} ${MARGIN_PX + (row + 1) * LINE_PX}) scale(${scale} ${-scale})`;
      x += glyph.advanceWidth * scale;
      return `<path transform="${at}" d="${glyph.path.toSVG()}"/>`;
    });
  });
  const height = lines.length * LINE_PX + 2 * MARGIN_PX;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="${height}"><rect width="100%" height="100%" fill="#f4f2ee"/>${shapes.join('')}</svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 90 }).toBuffer();
}

/** The parts of pdfkit's document that draw a receipt. */
interface Paper {
  font(name: string): Paper;
  fontSize(size: number): Paper;
  text(text: string, x: number, y: number, options?: { lineBreak: false }): Paper;
  image(picture: Buffer, x: number, y: number, size: { width: number; height: number }): Paper;
  widthOfString(text: string): number;
  on(event: 'data' | 'end', listener: (chunk: Buffer) => void): Paper;
  end(): void;
}
const Document = PDFDocument as unknown as new (options: object) => Paper;

const writeLines = (paper: Paper): void => {
  paper.font('Courier').fontSize(11);
  LINES.forEach((line, row) => paper.text(line, 50, 50 + row * 16, { lineBreak: false }));
};

/** A PDF whose page `draw` fills, by default with the lines above. `options` are pdfkit's. */
export async function pdfReceipt(
  options: object = {},
  draw: (paper: Paper) => unknown = writeLines,
): Promise<Buffer> {
  const paper = new Document(options);
  const chunks: Buffer[] = [];
  paper.on('data', (chunk) => chunks.push(chunk));
  const ended = new Promise((resolve) => paper.on('end', resolve));
  draw(paper);
  paper.end();
  await ended;
  return Buffer.concat(chunks);
}

/** A PDF of the objects, numbered from 1; the first one is the catalogue. */
function pdfOf(objects: readonly (string | Buffer)[]): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const offsets: number[] = [];
  const length = () => parts.reduce((sum, one) => sum + one.length, 0);
  objects.forEach((object, at) => {
    offsets.push(length());
    parts.push(Buffer.from(`${at + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n'));
  });
  const start = length();
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  parts.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}

const stream = (dictionary: string, data: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(`<<${dictionary}/Length ${data.length}>>stream\n`),
    data,
    Buffer.from('\nendstream'),
  ]);

/** Runs a script when it is opened. */
export const pdfWithScript = (): Buffer =>
  pdfOf([
    '<</Type/Catalog/Pages 2 0 R/OpenAction<</S/JavaScript/JS(app.alert\\("hello"\\))>>>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 300]>>',
  ]);

export const pdfOfPages = (count: number): Buffer =>
  pdfOf([
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Count ${count}/Kids[${Array.from({ length: count }, (_, at) => `${at + 3} 0 R`).join(' ')}]>>`,
    ...Array.from({ length: count }, () => '<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 300]>>'),
  ]);

/** One page with a black and white picture of the size over all of it. */
export const pdfOfPicture = (width: number, height: number): Buffer =>
  pdfOf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 300]/Contents 4 0 R/Resources<</XObject<</P 5 0 R>>>>>>',
    stream('', Buffer.from('q 300 0 0 300 0 0 cm /P Do Q')),
    stream(
      `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}/BitsPerComponent 1/ColorSpace/DeviceGray/Filter/FlateDecode`,
      deflateSync(Buffer.alloc(Math.ceil(width / 8) * height, 255)),
    ),
  ]);
