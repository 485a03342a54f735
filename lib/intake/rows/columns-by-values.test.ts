import { expect, it } from 'vitest';
import { CLAIM, inventoryOf } from './read-rows.fixture';

const read = async (text: string) =>
  (await inventoryOf(text, { ...CLAIM, currency: 'DKK' })).rows.map((row) => [
    row.claimed_amount,
    row.date_purchase,
  ]);

it('a column with an unknown name is one of amounts or of purchases by its values', async () => {
  expect(
    await read('Ting;Fra;Hvad vi gav\nStol;2019;400\nBord;ca. 3 år;1.900,-\nLampe;arvet;250\n'),
  ).toEqual([
    [40_000, '2019-07-01'],
    [190_000, '2023-03-02'],
    [25_000, null],
  ]);
});

it('a column with an unknown name is of the rows where its name says so', async () => {
  expect(await read('Ting;Antal;Skøn i alt\nStol;4;400\nBord;1;900\n')).toEqual([
    [40_000, null],
    [90_000, null],
  ]);
});

it.each([
  ['numbers the rows', 'Ting;Lb\nStol;1\nBord;2\nLampe;3\n'],
  ['is text', 'Ting;Farve\nStol;rød\nBord;2 ben\nLampe;12 V\n'],
  ['is mostly empty', 'Ting;Kode\nStol;\nBord;\nLampe;4500\nGulvtæppe;\n'],
])('a column with an unknown name that %s stays unused', async (_, text) => {
  expect((await read(text)).flat().filter((value) => value !== null)).toEqual([]);
});

it('a column with an unknown name is unused where another has the amounts', async () => {
  expect(await read('Ting;Pris;Vurdering\nStol;400;9000\nBord;900;8000\n')).toEqual([
    [40_000, null],
    [90_000, null],
  ]);
});
