/**
 * What a PDF's bytes show without a parser: pdfjs reads a file as its last save left it, and does
 * not tell of the earlier ones.
 */
interface SavedFile {
  readonly saves: number;
  readonly isSigned: boolean;
  readonly isChangedAfterSigning: boolean;
}

const IMAGE = /\/Subtype\s*\/Image\b/g;
/** How far before and behind it the rest of a picture's entry is looked for. */
const ENTRY_CHARACTERS = 1000;
const SIDE = { width: /\/Width\s+(\d+)/, height: /\/Height\s+(\d+)/ };

/** Whether the file has a picture with more pixels: pdfjs leaves those out without a word. */
export function hasLargePicture(bytes: Buffer, pixelsMax: number): boolean {
  const text = bytes.toString('latin1');
  return [...text.matchAll(IMAGE)].some(({ index }) => {
    const before = text
      .slice(Math.max(0, index - ENTRY_CHARACTERS), index)
      .split('obj')
      .at(-1);
    const behind = text.slice(index, index + ENTRY_CHARACTERS).split('stream')[0];
    const entry = `${before}${behind}`;
    const [width, height] = [SIDE.width, SIDE.height].map((side) => Number(side.exec(entry)?.[1]));
    return (width ?? 0) * (height ?? 0) > pixelsMax;
  });
}

const END = '%%EOF';
const LINEARIZED_WITHIN_BYTES = 1024;
/** A linearized file is written with two end marks at once. */
const LINEARIZED_EXTRA = 1;
const SIGNED = /\/ByteRange\s*\[\s*\d+\s+\d+\s+(\d+)\s+(\d+)\s*\]/g;
/** Line ends behind the signed bytes. */
const TRAILING_BYTES_MAX = 16;

export function savedFile(bytes: Buffer): SavedFile {
  let ends = 0;
  for (let at = bytes.indexOf(END); at >= 0; at = bytes.indexOf(END, at + END.length)) ends += 1;
  const head = bytes.subarray(0, LINEARIZED_WITHIN_BYTES).toString('latin1');
  const isLinearized = head.includes('/Linearized');
  const signed = [...bytes.toString('latin1').matchAll(SIGNED)].map(
    ([, from, length]) => Number(from) + Number(length),
  );
  return {
    saves: Math.max(1, ends - (isLinearized ? LINEARIZED_EXTRA : 0)),
    isSigned: signed.length > 0,
    isChangedAfterSigning:
      signed.length > 0 && Math.max(...signed) < bytes.length - TRAILING_BYTES_MAX,
  };
}
