import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BlockDraft, type Block } from './marks';
import { paginate, type Group } from './paginate';

const PAGE = 100;
const block = (height: number): Block => new BlockDraft(height);
const group = (heights: readonly number[], more: Partial<Group> = {}): Group => ({
  blocks: heights.map(block),
  header: null,
  continued: null,
  ...more,
});

test('every block is placed once, in order, and none reaches below the page', () => {
  const heights = fc.array(
    fc.array(fc.integer({ min: 1, max: 70 }), { minLength: 1, maxLength: 8 }),
    { maxLength: 20 },
  );
  fc.assert(
    fc.property(heights, (all) => {
      const [header, continued] = [block(10), block(5)];
      const groups = all.map((one) => group(one, { header, continued }));
      const placed = paginate(groups, PAGE).flat();
      expect(
        placed
          .filter((one) => one.block !== header && one.block !== continued)
          .map((one) => one.block),
      ).toEqual(groups.flatMap(({ blocks }) => blocks));
      for (const {
        block: { height },
        y,
      } of placed)
        expect(y + height).toBeLessThanOrEqual(PAGE);
    }),
  );
});

test('a group that fits on a page is never split', () => {
  const heights = fc.array(
    fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 4 }),
    { maxLength: 30 },
  );
  fc.assert(
    fc.property(heights, (all) => {
      const groups = all.map((one) => group(one, { header: block(10) }));
      const sheets = paginate(groups, PAGE);
      for (const { blocks } of groups) {
        expect(
          sheets.filter((sheet) => sheet.some((placed) => blocks.includes(placed.block))),
        ).toHaveLength(1);
      }
    }),
  );
});

test('the header is placed above the first group and again on every page that begins with such a group', () => {
  const header = block(10);
  const sheets = paginate(
    [group([30]), ...[40, 40, 40].map((height) => group([height], { header }))],
    PAGE,
  );
  expect(sheets.map((sheet) => sheet.map((placed) => placed.block.height))).toEqual([
    [30, 10, 40],
    [10, 40, 40],
  ]);
});

test('a group higher than a page continues below its header and its continuation block', () => {
  const [header, continued] = [block(10), block(5)];
  const sheets = paginate([group([60, 60, 60], { header, continued })], PAGE);
  expect(sheets.map((sheet) => sheet.map((placed) => placed.block.height))).toEqual([
    [10, 60],
    [10, 5, 60],
    [10, 5, 60],
  ]);
});

test('a group may require a new page', () => {
  expect(paginate([group([10]), group([10], { beginsPage: true })], PAGE)).toHaveLength(2);
});

test('the gap above a title is omitted at the top of a page', () => {
  const title = new BlockDraft(30);
  title.gap = 20;
  const sheets = paginate([group([40]), { ...group([]), blocks: [title, block(40)] }], PAGE);
  expect(sheets.map((sheet) => sheet.map(({ y }) => y))).toEqual([[0], [-20, 10]]);
});
