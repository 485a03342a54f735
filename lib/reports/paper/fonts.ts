import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import { unpackWoff } from './woff';

export type Weight = 'regular' | 'medium' | 'semibold';

/**
 * One font file; IBM Plex Sans has one per script. A document caches the parsed font under `key`.
 */
export interface FontFile {
  readonly key: string;
  readonly font: Font;
}

const SCRIPTS = ['latin', 'latin-ext', 'greek', 'cyrillic', 'cyrillic-ext', 'vietnamese'] as const;
const WEIGHTS: Readonly<Record<Weight, number>> = { regular: 400, medium: 500, semibold: 600 };

/** Loaded when a text first needs them, because few reports do. */
const RARE: readonly { readonly name: string; readonly has: RegExp; readonly weights: boolean }[] =
  [
    {
      name: 'ibm-plex-sans-hebrew/files/ibm-plex-sans-hebrew-hebrew',
      has: /[\u0590-\u05ff\ufb1d-\ufb4f]/u,
      weights: true,
    },
    {
      name: 'ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic',
      has: /[\u0600-\u06ff\u0750-\u077f\u0870-\u08ff\ufb50-\ufdff\ufe70-\ufefc]/u,
      weights: true,
    },
    {
      name: 'noto-emoji/files/noto-emoji-emoji',
      has: /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\u20e3]/u,
      weights: false,
    },
  ];

/** Included in the latin file, so every text has a glyph. */
export const REPLACEMENT = '\ufffd';

/** The font file of a glyph and its advance in thousandths of an em. */
interface Glyph {
  readonly file: FontFile;
  readonly advance: number;
}

/**
 * One weight over all scripts. Advances ignore kerning, which mostly narrows text, so measured text
 * fits when it is drawn.
 */
export class Typeface {
  readonly #glyphs = new Map<number, Glyph | null>();

  constructor(
    readonly files: readonly FontFile[],
    readonly fontWeight: number,
  ) {}

  glyph(codePoint: number): Glyph | null {
    const known = this.#glyphs.get(codePoint);
    if (known !== undefined) return known;
    const file = [...this.files, ...rareFiles(codePoint, this.fontWeight)].find(({ font }) =>
      font.hasGlyphForCodePoint(codePoint),
    );
    const glyph =
      file === undefined
        ? null
        : {
            file,
            advance:
              (file.font.glyphForCodePoint(codePoint).advanceWidth * 1000) / file.font.unitsPerEm,
          };
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
  const [regular, medium, semibold] = await Promise.all([
    loadWeight('regular'),
    loadWeight('medium'),
    loadWeight('semibold'),
  ]);
  return { regular, medium, semibold };
}

const opened = new Map<string, FontFile>();
const { resolve } = createRequire(import.meta.url);

function rareFiles(codePoint: number, fontWeight: number): FontFile[] {
  const character = String.fromCodePoint(codePoint);
  return RARE.filter(({ has }) => has.test(character)).map(({ name, weights }) => {
    const key = `${name}-${weights ? fontWeight : WEIGHTS.regular}`;
    const file = opened.get(key) ?? {
      key,
      font: create(unpackWoff(readFileSync(resolve(`@fontsource/${key}-normal.woff`)))),
    };
    opened.set(key, file);
    return file;
  });
}

async function loadWeight(weight: Weight): Promise<Typeface> {
  const fontWeight = WEIGHTS[weight];
  const files = SCRIPTS.map(async (script) => {
    const key = `plex-${script}-${weight}`;
    const woff = await readFile(
      resolve(`@fontsource/ibm-plex-sans/files/ibm-plex-sans-${script}-${fontWeight}-normal.woff`),
    );
    return { key, font: create(unpackWoff(woff)) };
  });
  return new Typeface(await Promise.all(files), fontWeight);
}
