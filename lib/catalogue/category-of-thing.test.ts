import { expect, it } from 'vitest';
import { LANGUAGES, type Language } from '@/lib/shared/languages';
import { categoryInText } from './category-in-text';
import { CATEGORY_TERMS } from './category-name';
import { categoryOfThing } from './category-of-thing';

const inText = (text: string, language: Language): number | null =>
  categoryInText(text, (name) => categoryOfThing(name, language) ?? null, language);

it.each<[Language, string, number]>([
  ['en', 'wheelbarrow', 1203],
  ['en', 'bench chisels', 1201],
  ['da', 'skruetvinger', 1201],
  ['sv', 'skottkärror', 1203],
  ['nb', 'vannkanner', 1203],
  ['de', 'Schubkarren', 1203],
  ['de', 'Topfset', 1101],
  ['fi', 'lautasia', 1102],
  ['fi', 'neulelankoja', 807],
  ['fi', 'penkit', 1003],
  ['fi', 'mattoa', 901],
])('in %s %s, also of several, is a thing of %s', (language, text, id) => {
  expect(inText(text, language)).toBe(id);
});

it.each<[Language, string, number]>([
  ['nb', 'gresklipper Stiga bensin', 1203],
  ['nb', 'motorsagg Husqvarna', 1203],
  ['nb', 'gass gril Weber', 1205],
  ['nb', 'dame sykel DBS', 20],
  ['de', 'Nähmaschiene Pfaff', 208],
])('in %s %s is understood in spite of its spelling', (language, text, id) => {
  expect(inText(text, language)).toBe(id);
});

it.each<[Language, string, number]>([
  ['en', 'Two pairs of lined curtains, made to measure', 902],
  ['en', 'A good set of saucepans', 1101],
  ['en', 'Two bottles of sherry', 1502],
  ['en', 'The Persian rug that lay under the coffee table', 901],
  ['en', 'Everything that was in the fridge and had to be thrown out', 1501],
  ['nb', 'kasse med tenger og fastnøkkler', 1201],
  ['da', 'Indhold af fryser (kød, bær, brød mv.)', 1501],
  ['da', 'spil til ps5', 703],
  ['de', 'Switch-Spiele', 703],
  ['de', 'Leica M6, gebraucht', 14],
  ['da', 'samsung s22', 10],
])('in %s %s is of category %s', (language, text, id) => {
  expect(inText(text, language)).toBe(id);
});

it.each<[Language, string, number]>([
  ['de', 'AV-Receiver', 105],
  ['sv', 'AV-receiver Denon', 105],
  ['en', 'AV receiver', 105],
  ['en', 'LED-TV', 13],
  ['de', 'Putz- und Waschmittel', 1503],
  ['de', 'Putz- und Möbelpflegemittel', 1503],
  ['de', 'Hand-, Bade- und Geschirrtücher', 904],
  ['de', 'Tisch- und Bettwäsche', 903],
  ['de', 'Kinder- und Herrenschuhe', 401],
  ['de', 'CD- und DVD-Sammlung', 702],
  ['da', 'regn- og vintertøj', 300],
  ['da', 'køle-/fryseskab', 204],
  ['nb', 'hånd- og badehåndklær', 904],
  ['sv', 'regn- och vinterkläder', 300],
  ['fi', 'käsi- ja kylpypyyhkeet', 904],
])('in %s %s is joined by hyphens and of category %s', (language, text, id) => {
  expect(inText(text, language)).toBe(id);
});

it.each<[string, number]>([
  ['jigsaw (electric)', 1202],
  ['Jigsaw, cordless', 1202],
  ['Jigsaw, Bosch', 1202],
  ['jigsaw (1000 pieces)', 601],
  ['jigsaw', 601],
  ['ring binder', 1700],
  ['gold ring', 501],
  ['vacuum flask', 1100],
  ['oven gloves', 1100],
  ['heart rate monitor', 801],
])('%s is what describes it makes of it: %s', (text, id) => {
  expect(inText(text, 'en')).toBe(id);
});

it.each<[Language, string]>([
  ['da', 'Cover til iPhone'],
  ['de', 'Wohnmobil'],
  ['da', 'motorcykel'],
  ['en', 'Robots'],
  ['en', 'various'],
  ['sv', 'cykelslang'],
  ['da', 'ved ikke'],
  ['de', 'Stoß- und Kratzspuren'],
  ['en', 'x-ray'],
])('in %s %s is of no category', (language, text) => {
  expect(inText(text, language)).toBeNull();
});

it.each<[Language, string, number]>([
  ['en', 'Bike helmet', 1302],
  ['en', 'Tea towels', 904],
  ['en', 'Canon printer', 103],
  ['de', 'Fahrradhelme', 1302],
  ['de', 'Blumentöpfe', 1203],
  ['de', 'Notenständer', 806],
  ['da', 'Cykelhjelm', 1302],
  ['da', 'Guitarforstærker', 806],
  ['sv', 'Golfväska', 402],
  ['nb', 'Høy kommode', 1004],
  ['nb', 'Oppbevaringsbokser', 1700],
  ['fi', 'Kukkaruukkuja', 1203],
  ['fi', 'Astianpesukone', 19],
])('in %s %s is not what its parts are: %s', (language, text, id) => {
  expect(inText(text, language)).toBe(id);
});

it('a thing is not looked for by the search and the feeds', () => {
  for (const term of ['lens', 'objektiv', 'wheelbarrow', 'tripod'])
    expect(CATEGORY_TERMS.has(term), term).toBe(false);
});

it('without a language things of all languages are known, and no word for nothing', () => {
  expect(['wheelbarrow', 'Schubkarre', 'kottikärryt'].map((one) => categoryOfThing(one))).toEqual([
    1203, 1203, 1203,
  ]);
  for (const word of ['Robots', 'Wohnmobil', 'motorcykel', 'xyz', '', 'ved ikke', 'various'])
    expect(categoryOfThing(word), word).toBeUndefined();
});

it.each(LANGUAGES)('in %s no thing is of two categories', async (language) => {
  const things = Object.values<Record<string, readonly string[]>>(
    await import(`./things/${language}.ts`),
  ).flatMap((byId) =>
    Object.entries(byId).flatMap(([id, lines]) =>
      lines.flatMap((line) => line.split(', ').map((thing) => [thing.toLowerCase(), id] as const)),
    ),
  );
  const ids = new Map<string, Set<string>>();
  for (const [thing, id] of things) ids.set(thing, (ids.get(thing) ?? new Set()).add(id));
  expect([...ids].filter(([, all]) => all.size > 1)).toEqual([]);
  expect(things.filter(([thing]) => thing.trim() === '')).toEqual([]);
});

it.each<[Language, string, number]>([
  ['en', 'Yamaha keyboard PSR', 806],
  ['fi', 'Keyboard Casio', 806],
  ['en', 'Keyboard 61 keys', 806],
  ['en', 'Gaming keyboard Razer', 106],
  ['en', 'jigsaw (electric) Bosch', 1202],
  ['en', 'jigsaw 1000 pieces', 601],
  ['en', 'Toy drill Bosch mini', 601],
  ['da', 'Legetøjsboremaskine', 601],
  ['de', 'Spielzeugbohrmaschine', 601],
  ['fi', 'Nukenrattaat', 601],
  ['de', 'Puppenbett', 601],
  ['sv', 'Dockskåp', 601],
  ['en', 'Golf iron set', 801],
  ['en', 'Steam iron Philips', 211],
  ['en', 'Teething ring', 603],
  ['da', 'Nøglering', 310],
  ['de', 'Schwimmring', 801],
  ['da', 'Cykelsadel', 1302],
  ['da', 'Hestesadel', 1401],
  ['de', 'Tablett', 1102],
  ['de', 'Samsung Tablett', 11],
  ['en', 'Hunting knife', 805],
  ['en', 'Mixer Pioneer DJ', 105],
  ['fi', 'Kissan hiekkalaatikko', 1401],
])('in %s %s is of category %s, whatever else its words mean', (language, text, id) => {
  expect(inText(text, language)).toBe(id);
});

it.each<[Language, string]>([
  ['en', 'Toy shelf'],
  ['da', 'Legetøjskasse'],
  ['de', 'Spielzeugkiste'],
])('in %s %s is no toy', (language, text) => {
  expect(inText(text, language)).not.toBe(601);
});
