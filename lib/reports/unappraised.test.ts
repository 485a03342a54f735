import { beforeAll, expect, test } from 'vitest';
import { minor } from '@/lib/shared/money';
import { exampleInput } from './example-input';
import type { ReportInput } from './input';
import { layOut } from './layout';
import { everyKind } from './lines.fixture';
import { loadTypefaces, type Typefaces } from './paper/fonts';
import { contentHeightOf, PAPERS } from './paper/look';
import { pagesOf, textOf } from './render.fixture';
import { render } from './render';
import { view } from './view';

let typefaces: Typefaces;
beforeAll(async () => {
  typefaces = await loadTypefaces();
});

const DESCRIPTION = 'Lamp of brass with a shade of green glass, '.repeat(12).slice(0, 500);

const fiveHundred = (): ReportInput => ({
  ...exampleInput(2),
  unappraised: Array.from({ length: 500 }, (_, index) => ({
    displayId: 3 + index,
    description: `${DESCRIPTION}#${index}`,
    quantity: 1 + index,
    location: index % 3 === 0 ? 'A room' : null,
    claimed: minor(100 + index),
    pictures: [],
  })),
  claimLineCount: 502,
});

test('500 items without an appraisal and with long descriptions are complete, below the title on each page', () => {
  const { sheets } = layOut(view(fiveHundred()), typefaces);
  const texts = sheets.map((sheet) =>
    sheet.flatMap(({ block }) =>
      block.marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : [])),
    ),
  );
  const all = texts.flat().join(' ').replaceAll(/\s+/g, ' ');
  for (const index of [0, 1, 250, 499]) expect(all).toContain(`#${index} `);
  const bare = all.replaceAll(' ', '');
  expect(bare.split(DESCRIPTION.replaceAll(' ', ''))).toHaveLength(501);
  for (const [index, sheet] of sheets.entries()) {
    const bottom = Math.max(...sheet.map(({ block, y }) => y + block.height));
    expect(bottom, `page ${index + 1}`).toBeLessThanOrEqual(contentHeightOf(PAPERS.a4) + 0.01);
  }
  const continuing = texts.filter((page) => page[0] === 'Not valued yet, continued');
  expect(continuing.length).toBeGreaterThan(50);
  expect(all).toContain('2 of 502 lines counted · 500 not valued (claimed 1,747.50)');
});

test('a report of items without an appraisal alone has no line that it covers none', async () => {
  const pages = await pagesOf({ ...everyKind(), items: [], claimLineCount: 2 });
  expect(textOf(pages)).toContain('Winter coat');
  expect(textOf(pages)).not.toContain('covers no items');
});

const headings = (pdf: string) => pdf.match(/\/S \/H2/g)?.length ?? 0;

test('the items without an appraisal are a section with a heading and a bookmark', async () => {
  const source = Buffer.from(await render(everyKind())).toString('latin1');
  expect(source).toContain('(Not valued yet)');
  const without = Buffer.from(await render({ ...everyKind(), unappraised: [] })).toString('latin1');
  expect(headings(source)).toBe(headings(without) + 1);
});
