import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import { unpackWoff } from './woff';

export type Weight = 'regular' | 'medium' | 'semibold';

/** One file: IBM Plex Sans comes cut by script. `key` is the name under which a document keeps it once it is parsed. */
export interface FontFile {
  readonly key: string;
  readonly font: Font;
}

const SCRIPTS = ['latin', 'latin-ext', 'greek', 'cyrillic', 'cyrillic-ext', 'vietnamese'] as const;
const WEIGHTS: Readonly<Record<Weight, number>> = { regular: 400, medium: 500, semibold: 600 };

/** In latin, so that no text is ever without a glyph. */
export const REPLACEMENT = '\ufffd';

/** A glyph's file and its advance in thousandths of an em. */
export interface Glyph {
  readonly file: FontFile;
  readonly advance: number;
}

/** One weight over all scripts. Advances leave kerning out: it mostly tightens, so what is measured fits when it is set. */
export class Typeface {
  readonly #glyphs = new Map<number, Glyph | null>();

  constructor(readonly files: readonly FontFile[]) {}

  glyph(codePoint: number): Glyph | null {
    const known = this.#glyphs.get(codePoint);
    if (known !== undefined) return known;
    const file = this.files.find(({ font }) => font.hasGlyphForCodePoint(codePoint));
    const glyph = file === undefined ? null : { file, advance: (file.font.glyphForCodePoint(codePoint).advanceWidth * 1000) / file.font.unitsPerEm };
    this.#glyphs.set(codePoint, glyph);
    return glyph;
  }
}

export type Typefaces = Readonly<Record<Weight, Typeface>>;

let loading: Promise<Typefaces> | undefined;

/** Opens the local font files once per thread. */
export function loadTypefaces(): Promise<Typefaces> {
  loading ??= load();
  return loading;
}

async function load(): Promise<Typefaces> {
  const [regular, medium, semibold] = await Promise.all([loadWeight('regular'), loadWeight('medium'), loadWeight('semibold')]);
  return { regular, medium, semibold };
}

async function loadWeight(weight: Weight): Promise<Typeface> {
  const { resolve } = createRequire(import.meta.url);
  const fontWeight = WEIGHTS[weight];
  const files = SCRIPTS.map(async (script) => {
    const key = `plex-${script}-${weight}`;
    const woff = await readFile(resolve(`@fontsource/ibm-plex-sans/files/ibm-plex-sans-${script}-${fontWeight}-normal.woff`));
    return { key, font: create(unpackWoff(woff)) };
  });
  return new Typeface(await Promise.all(files));
}
