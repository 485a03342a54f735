import { beforeAll, expect } from 'vitest';
import { exampleInput, exampleItem, examplePhoto } from './example-input';
import type { ReportInput, ReportItem } from './input';
import { CONTENT_WIDTH, PAPERS } from './paper/look';
import { printed, type PrintedPage } from './printed.fixture';
import { render } from './render';

export let photos: Uint8Array[];

beforeAll(async () => {
  photos = await Promise.all([1, 2, 3].map((seed) => examplePhoto(seed, 64, seed === 2 ? 96 : 48)));
});

export const pagesOf = async (input: ReportInput) => printed(await render(input));

export const textOf = (pages: readonly PrintedPage[]) =>
  pages
    .flatMap(({ texts }) => texts.map(({ text }) => text))
    .join(' ')
    .replaceAll('\u00a0', ' ');

export const one = (change: Partial<ReportItem>, input = exampleInput(1)): ReportInput => ({
  ...input,
  items: [{ ...exampleItem(0, []), ...change }],
});

/** Expects all texts to begin inside the margins. The right end of a text is unknown here. */
export function expectInside(pages: readonly PrintedPage[], paper = PAPERS.a4): void {
  for (const { texts, height } of pages) {
    for (const { x, y } of texts) {
      expect(x).toBeGreaterThanOrEqual(paper.left - 0.1);
      expect(x).toBeLessThan(paper.left + CONTENT_WIDTH);
      expect(height - y).toBeGreaterThan(paper.top);
      expect(y).toBeGreaterThan(20);
    }
  }
}

export const text = (pages: readonly PrintedPage[]) =>
  new Set(
    pages
      .flatMap(({ texts }) => texts.map(({ text }) => text))
      .filter((text) => !text.startsWith('Page ')),
  );
