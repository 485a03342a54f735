import { inflateSync } from 'node:zlib';

/** Reads back a report for tests: texts with their positions, photos and links, page by page. */
export interface PrintedPage {
  readonly width: number;
  readonly height: number;
  readonly texts: readonly PrintedText[];
  readonly photoCount: number;
  /** Boxes (x, y, width, height), lines (x, y, x, y) and photos (their matrix) in drawing order. */
  readonly shapes: readonly (readonly number[])[];
  readonly links: readonly string[];
}

/** In points, origin bottom left, at the start of the baseline. */
interface PrintedText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

type Objects = ReadonlyMap<number, { readonly head: string; readonly stream: string }>;

/** Supports only what pdfkit writes: no object streams, no encryption. */
export function printed(pdf: Uint8Array): PrintedPage[] {
  const objects = objectsOf(Buffer.from(pdf));
  const root = [...objects.values()].find(({ head }) => /\/Type \/Pages\b/.test(head));
  const kids = references(/\/Kids \[([^\]]*)\]/.exec(root?.head ?? '')?.[1] ?? '');
  return kids.map((kid) => pageOf(objects.get(kid)?.head ?? '', objects));
}

function objectsOf(pdf: Buffer): Objects {
  const objects = new Map<number, { head: string; stream: string }>();
  const source = pdf.toString('latin1');
  for (const { 1: number, index } of source.matchAll(/^(\d+) 0 obj$/gm)) {
    const end = source.indexOf('endobj', index);
    const streamAt = source.indexOf('stream\n', index);
    const hasStream = streamAt !== -1 && streamAt < end;
    const head = source.slice(index, hasStream ? streamAt : end);
    objects.set(Number(number), {
      head,
      stream: hasStream && head.includes('/FlateDecode') ? inflated(pdf, streamAt, head) : '',
    });
  }
  return objects;
}

function inflated(pdf: Buffer, streamAt: number, head: string): string {
  const start = streamAt + 'stream\n'.length;
  const length = Number(/\/Length (\d+)/.exec(head)?.[1] ?? 0);
  return inflateSync(pdf.subarray(start, start + length)).toString('latin1');
}

const references = (text: string): number[] =>
  [...text.matchAll(/(\d+) 0 R/g)].map((match) => Number(match[1]));

function pageOf(page: string, objects: Objects): PrintedPage {
  const [, , width = 0, height = 0] = (/\/MediaBox \[([^\]]*)\]/.exec(page)?.[1] ?? '')
    .trim()
    .split(' ')
    .map(Number);
  const [resources = 0] = references(/\/Resources (\d+ 0 R)/.exec(page)?.[1] ?? '');
  const [contents = 0] = references(/\/Contents (\d+ 0 R)/.exec(page)?.[1] ?? '');
  const fonts = fontsOf(objects.get(resources)?.head ?? '', objects);
  const content = objects.get(contents)?.stream ?? '';
  const annotations = references(/\/Annots \[([^\]]*)\]/.exec(page)?.[1] ?? '');
  return {
    width,
    height,
    texts: textsOf(content, fonts),
    shapes: shapesOf(content),
    photoCount: [...content.matchAll(/\/I\d+ Do/g)].length,
    links: annotations.flatMap(
      (annotation) => /\/URI \((.*)\)/.exec(linkOf(annotation, objects))?.[1] ?? [],
    ),
  };
}

const shapesOf = (content: string): number[][] =>
  [
    ...content.matchAll(
      /^((?:-?[\d.]+ ){4})re$|^((?:-?[\d.]+ ){6})cm\n\/I\d+ Do$|^((?:-?[\d.]+ ){2})m\n((?:-?[\d.]+ ){2})l$/gm,
    ),
  ].map((found) => found.slice(1).filter(Boolean).join('').trim().split(/\s+/).map(Number));

/** An action is in the annotation itself or in a separate object. */
const linkOf = (annotation: number, objects: Objects): string => {
  const head = objects.get(annotation)?.head ?? '';
  const [action] = references(/\/A (\d+ 0 R)/.exec(head)?.[1] ?? '');
  return action === undefined ? head : (objects.get(action)?.head ?? '');
};

type Fonts = ReadonlyMap<string, readonly string[]>;

/** The characters of each glyph, by font name. */
function fontsOf(resources: string, objects: Objects): Fonts {
  const named = [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)];
  return new Map(
    named.map(([, name = '', font]) => {
      const [cmap = 0] = references(
        /\/ToUnicode (\d+ 0 R)/.exec(objects.get(Number(font))?.head ?? '')?.[1] ?? '',
      );
      const ranges = [
        ...(objects.get(cmap)?.stream ?? '').matchAll(/<[0-9a-f]{4}> <[0-9a-f]{4}> \[([^\]]*)\]/g),
      ];
      const glyphs = ranges.flatMap(([, entries = '']) =>
        [...entries.matchAll(/<([0-9a-f ]*)>/g)].map(([, hex = '']) => utf16(hex)),
      );
      return [name, glyphs] as const;
    }),
  );
}

const utf16 = (hex: string): string =>
  (hex.replaceAll(' ', '').match(/.{4}/g) ?? [])
    .map((unit) => String.fromCharCode(parseInt(unit, 16)))
    .join('');

function textsOf(content: string, fonts: Fonts): PrintedText[] {
  return [...content.matchAll(/BT\n([\s\S]*?)\nET/g)].map(([, block = '']) => {
    const [, x, y] = /1 0 0 1 (-?[\d.]+) (-?[\d.]+) Tm/.exec(block) ?? [];
    const [, font = '', size] = /\/(F\d+) ([\d.]+) Tf/.exec(block) ?? [];
    const glyphs = fonts.get(font) ?? [];
    const codes = [...block.matchAll(/<([0-9a-f]+)>/g)].flatMap(
      ([, hex = '']) => hex.match(/.{4}/g) ?? [],
    );
    return {
      text: codes.map((code) => glyphs[parseInt(code, 16)] ?? '').join(''),
      x: Number(x),
      y: Number(y),
      size: Number(size),
    };
  });
}
