import { describe, expect, it } from 'vitest';
import { CLAIM, inventoryOf, rowOf } from './read-rows.fixture';

const daysOf = async (header: string, ...days: string[]) =>
  (await inventoryOf(`${header}\n${days.map((day) => `x;${day}`).join('\n')}\n`)).rows.map(
    ({ date_purchase: day }) => day,
  );

describe('a day', () => {
  it.each([
    ['2022-06-15', '2022-06-15'],
    ['15.06.2022', '2022-06-15'],
    ['5.6.2022', '2022-06-05'],
    ['15-06-2022', '2022-06-15'],
    ['15/06/2022', '2022-06-15'],
    ['06/15/2022', '2022-06-15'],
    ['06/06/2022', '2022-06-06'],
    ['2022/06/15', '2022-06-15'],
    ['2022-06-15T10:00:00Z', '2022-06-15'],
    ['44727', '2022-06-15'],
    ['44727.75', '2022-06-15'],
    ['2024-02-29', '2024-02-29'],
    ['29.02.2000', '2000-02-29'],
    ['2026-03-02', '2026-03-02'],
  ])('%j is %s', async (text, day) => {
    expect(await rowOf({ Description: 'x', 'Purchase date': text })).toMatchObject({
      date_purchase: day,
      messages: [],
    });
  });

  it.each([
    ['2023-02-29', 'is a date that does not exist'],
    ['29.02.1900', 'is a date that does not exist'],
    ['31.04.2022', 'is a date that does not exist'],
    ['2022-13-01', 'is a date that does not exist'],
    ['05/06/2022', 'could be two different dates: write YYYY-MM-DD'],
    ['17-05-21', 'could be two different dates: write YYYY-MM-DD'],
    ['190613', 'could be two different dates: write YYYY-MM-DD'],
    ['13 June', 'has no year: write YYYY-MM-DD'],
    ['06/19', 'has no year: write YYYY-MM-DD'],
    ['31 June 2019', 'is a date that does not exist'],
    ['2027', 'is after the damage on 2026-03-02'],
    ['2026-03-03', 'is after the damage on 2026-03-02'],
  ])('%j is refused', async (text, reason) => {
    expect(await rowOf({ Description: 'x', 'Purchase date': text })).toMatchObject({
      messages: [`date_purchase error: ${reason}`],
    });
  });

  it.each([
    ['jun 19', '2019-06-15', 'month'],
    ['konfirmation maj 2025', '2025-05-15', 'month'],
    ['nov. 2023 (Black Friday)', '2023-11-15', 'month'],
    ['aug-sept 2025', '2025-09-15', 'month'],
    ['brukt, våren 2023', '2023-04-15', 'year'],
    ['50 års fødselsdag 2013', '2013-07-01', 'year'],
    ['50-årspresent 2014', '2014-07-01', 'year'],
  ])('among words, %j, is read as its month or year', async (text, day, precision) => {
    expect(await rowOf({ Description: 'x', 'Purchase date': text })).toMatchObject({
      date_purchase: day,
      date_purchase_precision: precision,
      messages: [],
    });
  });

  it('in the future is refused if the claim has no date of damage', async () => {
    expect(
      await rowOf(
        { Description: 'x', 'Purchase date': '2026-03-11' },
        { ...CLAIM, dateDamage: null as never },
      ),
    ).toMatchObject({ messages: ['date_purchase error: is in the future'] });
  });

  it.each([
    ['15/03/25', '2025-03-15'],
    ['15.06.22', '2022-06-15'],
    ['24.12.99', '1999-12-24'],
    ['13. jun. 2019', '2019-06-13'],
    ['13. Juni 2019', '2019-06-13'],
    ['13. kesäkuuta 2019', '2019-06-13'],
    ['den 13 juni 2019', '2019-06-13'],
    ['d. 13/6-2019', '2019-06-13'],
    ['13/6 2019', '2019-06-13'],
    ['13/6-19', '2019-06-13'],
    ['13.6.-19', '2019-06-13'],
    ['June 13, 2019', '2019-06-13'],
    ['13th of June 2019', '2019-06-13'],
    ['20190613', '2019-06-13'],
  ])('%j is %s', async (text, day) => {
    expect(await rowOf({ Description: 'x', 'Purchase date': text })).toMatchObject({
      date_purchase: day,
      date_purchase_precision: 'day',
      assumptions: [],
      messages: [],
    });
  });

  it.each([
    ['2019', '2019-07-01', 'year'],
    ['ca. 2019', '2019-07-01', 'year'],
    ["'19", '2019-07-01', 'year'],
    ['sommer 2019', '2019-07-15', 'year'],
    ['2026', '2026-03-02', 'year'],
    ['mars 2021', '2021-03-15', 'month'],
    ['März 2021', '2021-03-15', 'month'],
    ['maaliskuussa 2021', '2021-03-15', 'month'],
    ['03/2021', '2021-03-15', 'month'],
    ['2021-03', '2021-03-15', 'month'],
    ["jun '19", '2019-06-15', 'month'],
    ['Weihnachten 2020', '2020-12-24', 'month'],
    ['ca. 3 år', '2023-03-02', 'age'],
    ['2 years old', '2024-03-02', 'age'],
    ['vor 4 Jahren', '2022-03-02', 'age'],
    ['noin 5 vuotta', '2021-03-02', 'age'],
    ['för 3 år sedan', '2023-03-02', 'age'],
    ['2½ år', '2023-09-02', 'age'],
    ['2,5 Jahre', '2023-09-02', 'age'],
    ['et halvt år', '2025-09-02', 'age'],
    ['et og et halvt år', '2024-09-02', 'age'],
    ['half a year', '2025-09-02', 'age'],
    ['a year and a half', '2024-09-02', 'age'],
    ['1 år og 6 mdr.', '2024-09-02', 'age'],
    ['8 kk', '2025-07-02', 'age'],
    ['3 weeks', '2026-02-09', 'age'],
    ['3-4 år', '2022-09-02', 'age'],
    ['2018-2019', '2019-01-01', 'year'],
    ['2018-20', '2019-07-01', 'year'],
    ["90'erne", '1995-01-01', 'year'],
    ['1990-luvulta', '1995-01-01', 'year'],
    ['80er Jahre', '1985-01-01', 'year'],
    ['70s and 80s', '1980-01-01', 'year'],
    ['bryllup 1999', '1999-07-01', 'year'],
  ])('%j is taken as %s, known by its %s, with its words in the notes', async (text, day, by) => {
    expect(await rowOf({ Description: 'x', 'Purchase date': text })).toMatchObject({
      date_purchase: day,
      date_purchase_precision: by,
      notes: `date_purchase: ${text}`,
      assumptions: [{ field: 'date_purchase', value: text }],
      messages: [],
    });
  });

  it('so long before the last of a longer month is the last of the shorter one', async () => {
    expect(
      await rowOf({ Description: 'x', Age: '6 months' }, { ...CLAIM, dateDamage: '2025-08-31' }),
    ).toMatchObject({ date_purchase: '2025-02-28' });
  });

  it('in a column of ages may be a bare number of years, or of months if the column says so', async () => {
    expect(await rowOf({ Ting: 'x', Alder: '3' })).toMatchObject({ date_purchase: '2023-03-02' });
    expect(await rowOf({ Ting: 'x', 'Alder (mdr.)': '3' })).toMatchObject({
      date_purchase: '2025-12-02',
    });
    expect(await rowOf({ Ting: 'x', Alder: '2019' })).toMatchObject({
      date_purchase: '2019-07-01',
    });
  });

  it.each([
    'over 10 år',
    '10+ years',
    'under 2 år',
    'mehr als 5 Jahre',
    'før 2015',
    'last summer',
    '50-års gave',
    'arvet',
  ])('that %j leaves open is asked for, and the row is imported without it', async (text) => {
    const { date_purchase: day, problems, notes } = await rowOf({ Ting: 'x', Købt: text });
    expect([day, problems.map(({ severity }) => severity), notes]).toEqual([
      null,
      ['warning'],
      `date_purchase: ${text}`,
    ]);
  });

  it('with slashes has the day first where every country of the currency writes so', async () => {
    const fields = { Description: 'x', 'Purchase date': '05/06/2022' };
    const ofCurrency = async (currency: string) =>
      (await rowOf(fields, { ...CLAIM, currency })).date_purchase;
    expect([await ofCurrency('GBP'), await ofCurrency('USD')]).toEqual(['2022-06-05', null]);
  });

  it.each([
    ['last year', '2025-07-01'],
    ['sidste år', '2025-07-01'],
    ['förra året', '2025-07-01'],
    ['i fjor', '2025-07-01'],
    ['letztes Jahr', '2025-07-01'],
    ['viime vuonna', '2025-07-01'],
    ['this year', '2026-03-02'],
    ['Black Friday 2023', '2023-11-15'],
    ['black week 2022', '2022-11-15'],
  ])('%j is %s', async (text, day) => {
    expect(await rowOf({ Description: 'x', 'Purchase date': text })).toMatchObject({
      date_purchase: day,
      messages: [],
    });
  });

  it('with slashes or dashes is read as the rest of the file is written', async () => {
    expect(await daysOf('Item;Bought', '05/06/2022', '25/06/2022')).toEqual([
      '2022-06-05',
      '2022-06-25',
    ]);
    expect(await daysOf('Item;Bought', '05/06/2022', '06/25/2022')).toEqual([
      '2022-05-06',
      '2022-06-25',
    ]);
    expect(await daysOf('Ting;Købt', '05/06/2022')).toEqual(['2022-06-05']);
    expect(await daysOf('Ting;Købt', '05/06/2022', '06/25/2022', '25/06/2022')).toEqual([
      null,
      '2022-06-25',
      '2022-06-25',
    ]);
    expect(await daysOf('Föremål;Köpt', '17-05-21')).toEqual(['2017-05-21']);
    expect(await daysOf('Ting;Købt', '17-05-21')).toEqual(['2021-05-17']);
  });

  it('named jul is July with a day, and halfway to Christmas alone in languages where it is both', async () => {
    expect(await rowOf({ Ting: 'x', Købt: '13. jul 2023' })).toMatchObject({
      date_purchase: '2023-07-13',
    });
    expect(await rowOf({ Ting: 'x', Købt: 'jul 2023' })).toMatchObject({
      date_purchase: '2023-10-01',
      date_purchase_precision: 'year',
    });
    expect(await rowOf({ Item: 'x', Bought: 'Jul 2023' })).toMatchObject({
      date_purchase: '2023-07-15',
    });
  });

  it('of 5 v is years in Finnish, and not guessed elsewhere', async () => {
    expect(await rowOf({ Esine: 'x', Ostettu: '5 v' })).toMatchObject({
      date_purchase: '2021-03-02',
    });
    expect((await rowOf({ Föremål: 'x', Köpt: '5 v' })).messages).toHaveLength(1);
  });
});
