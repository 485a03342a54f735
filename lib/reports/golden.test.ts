import { expect, test } from 'vitest';
import { exampleInput, examplePhoto } from './example-input';
import type { ReportInput } from './input';
import { everyKind } from './lines.fixture';
import { printed } from './printed.fixture';
import { render } from './render';

const thumbnails = await Promise.all(
  [1, 2, 3].map((seed) => examplePhoto(seed, 64, seed === 2 ? 96 : 48)),
);

function thirty(): ReportInput {
  const input = exampleInput(30, { language: 'de', thumbnails });
  return {
    ...input,
    paper: 'letter',
    items: input.items.map((item, index) => ({
      ...item,
      location: index < 11 ? 'Wohnzimmer' : index < 23 ? 'Küche' : null,
    })),
  };
}

function annexed(): ReportInput {
  const input = exampleInput(3, { language: 'da', thumbnails });
  return { ...input, parts: { ...input.parts, forensics: 'full', audit: true } };
}

const points = (...numbers: readonly number[]) =>
  numbers.map((number) => Math.round(number)).join(' ');

/** What is drawn and where, rounded to points, because smaller shifts are invisible. */
async function drawn(input: ReportInput): Promise<string> {
  const pages = printed(await render(input));
  return pages
    .map(({ width, height, texts, shapes }, index) =>
      [
        `page ${index + 1} ${points(width, height)}`,
        ...texts.map(
          ({ text, x, y, size }) =>
            `${points(x, y)} ${size} ${text.replaceAll('\u00a0', ' ').trimEnd()}`,
        ),
        ...shapes.map((numbers) => `shape ${points(...numbers)}`),
      ].join('\n'),
    )
    .join('\n\n');
}

test.each([
  ['one', exampleInput(1, { thumbnails })],
  ['annexed', annexed()],
  ['thirty', thirty()],
  ['every-kind', everyKind('en', thumbnails)],
])('the report "%s" is drawn as before', async (name, input) => {
  await expect(await drawn(input)).toMatchFileSnapshot(`golden/${name}.txt`);
});
