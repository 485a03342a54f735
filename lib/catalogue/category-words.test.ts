import { beforeAll, expect, it } from 'vitest';
import { database } from '@/lib/platform/database/tenant';
import type { Language } from '@/lib/shared/languages';
import { addCategories } from './add-categories';
import { categoryIds } from './category-ids';
import { CATEGORIES } from './categories';
import { da } from './category-names/da';
import { de } from './category-names/de';
import { en } from './category-names/en';
import { fi } from './category-names/fi';
import { nb } from './category-names/nb';
import { sv } from './category-names/sv';
import { placeFinder } from './import/category-of';
import { searchKey } from './search/search-key';

/** Words as people write them in the category column of a list, by the category meant. */
const WORDS: Readonly<Record<Language, Readonly<Record<number, string>>>> = {
  en: {
    13: 'TV, televisions',
    300: 'clothes, Clothing, apparel',
    301: 'coat, Jackets',
    309: "kids' clothes, baby clothes",
    401: 'Footwear, trainers',
    402: 'handbag, rucksack',
    404: 'sunglasses',
    501: 'jewelry, Jewellery, wedding ring',
    502: 'watch, Watches',
    601: 'toys, board games',
    901: 'rug, carpets',
    903: 'Bedding',
    1002: 'mattress',
    1003: 'dining table, chairs',
    1102: 'crockery, cutlery',
    1202: 'power tools, drill',
    1203: 'lawnmower',
    1301: 'e-bike, E-bikes, electric bike',
    1402: 'dog food',
    1501: 'groceries, food',
    506: 'cash',
    407: 'hearing aid',
  },
  da: {
    13: 'fjernsyn, tv',
    300: 'tøj, Beklædning, herretøj, Dametøj',
    301: 'jakke, vinterjakke, Skijakke',
    305: 'bukser, cowboybukser',
    309: 'børnetøj, flyverdragt',
    401: 'sko, støvler, Damesko, fodboldstøvler',
    402: 'taske, rygsæk',
    404: 'briller, solbriller',
    501: 'smykker, halskæde, vielsesring',
    502: 'ur, armbåndsur',
    601: 'legetøj, brætspil',
    901: 'tæppe, gulvtæppe, tæpper',
    902: 'gardiner',
    903: 'sengetøj, lagner',
    907: 'lampe, standerlampe, loftlampe',
    1002: 'madras',
    1003: 'spisebord, stole, sofabord',
    1102: 'porcelæn, bestik',
    1202: 'boremaskine, elværktøj',
    1203: 'plæneklipper, have',
    1301: 'elcykel, ladcykel',
    1402: 'hundefoder',
    1501: 'fødevarer, madvarer, mad',
    506: 'kontanter',
  },
  sv: {
    300: 'kläder, damkläder',
    301: 'jacka, vinterjacka, rock',
    401: 'skor, stövlar, löparskor',
    402: 'väska, ryggsäck',
    404: 'glasögon',
    501: 'smycken, halsband',
    502: 'klocka, armbandsur',
    601: 'leksaker',
    901: 'matta, mattor',
    905: 'filt',
    906: 'täcke, kudde',
    1001: 'säng, kontinentalsäng',
    1003: 'matbord, stolar',
    1202: 'borrmaskin',
    1203: 'gräsklippare',
    1301: 'elcykel',
    1501: 'livsmedel, mat',
    806: 'gitarr, musikinstrument',
  },
  nb: {
    300: 'klær, dameklær',
    301: 'jakke, boblejakke',
    303: 'dress',
    401: 'sko, joggesko',
    402: 'veske, sekk',
    404: 'briller',
    501: 'smykker, giftering',
    502: 'klokke',
    602: 'barnevogn, bilstol',
    802: 'ski, langrennsski',
    901: 'teppe, matte',
    906: 'dyne, puter',
    1003: 'spisebord, stoler',
    1202: 'bormaskin, elektroverktøy',
    1203: 'gressklipper',
    1301: 'elsykkel',
    1501: 'matvarer',
    1600: 'vinterdekk',
  },
  de: {
    300: 'Kleidung, Bekleidung, Damenbekleidung',
    301: 'Jacke, Wintermantel, Lodenmantel',
    305: 'Hose, Skihose',
    306: 'Kleid, Rock, Sommerkleider',
    401: 'Schuhe, Damenschuhe, Wanderschuhe',
    402: 'Handtasche, Rucksack',
    404: 'Brille, Sonnenbrille',
    501: 'Schmuck, Goldschmuck, Halskette',
    502: 'Uhr, Armbanduhr',
    601: 'Spielzeug, Holzspielzeug',
    901: 'Teppich, Orientteppich, Perserteppich',
    905: 'Wolldecke, Decke',
    907: 'Lampe, Stehlampe, Wandlampe',
    1003: 'Esstisch, Stühle',
    1102: 'Geschirr, Besteck',
    1201: 'Werkzeug',
    1202: 'Bohrmaschine, Akkuschrauber',
    1204: 'Gartenmöbel, Gartenstuhl',
    1301: 'E-Bike, Pedelec',
    1402: 'Hundefutter, Vogelfutter',
    1501: 'Lebensmittel',
    506: 'Bargeld',
  },
  fi: {
    300: 'vaatteet, työvaatteet',
    301: 'takki, talvitakki',
    401: 'kengät, talvikengät, juoksukengät',
    402: 'laukku, reppu',
    404: 'silmälasit',
    501: 'korut, sormus',
    502: 'kello, rannekello',
    601: 'lelut, lautapelit',
    901: 'matto, matot',
    903: 'lakanat, vuodevaatteet',
    907: 'lamppu, kattolamppu',
    1003: 'ruokapöytä, tuolit',
    1102: 'astiat, aterimet',
    1202: 'porakone',
    1203: 'ruohonleikkuri',
    1301: 'sähköpyörä',
    1402: 'koiranruoka',
    1501: 'ruoka, elintarvikkeet',
  },
};

const CASES = Object.entries(WORDS).flatMap(([language, byId]) =>
  Object.entries(byId).flatMap(([id, words]) =>
    words.split(', ').map((word) => [language as Language, word, Number(id)] as const),
  ),
);

/** A client without own categories. */
const CLIENT = 1;

beforeAll(() => addCategories((text, values) => database().$executeRawUnsafe(text, ...values)));

it.each(Object.entries({ en, da, sv, nb, de, fi }))(
  'in %s no word belongs to two categories',
  (_language, names) => {
    const owners = new Map<string, Set<number>>();
    for (const { id } of CATEGORIES) {
      const [name, also] = names[id];
      for (const word of [name, ...also.split(', ')]) {
        const key = searchKey(word).replaceAll(' ', '');
        owners.set(key, (owners.get(key) ?? new Set()).add(id));
      }
    }
    expect([...owners].filter(([word, ids]) => word === '' || ids.size > 1)).toEqual([]);
  },
);

it('an import reads at least 120 everyday words of six languages as the category meant', async () => {
  expect(CASES.length).toBeGreaterThanOrEqual(120);
  const read = [];
  for (const [language, word, id] of CASES) {
    const found = (await categoryIds(CLIENT, language))(word);
    if (found !== id) read.push([language, word, id, found]);
  }
  expect(read).toEqual([]);
});

it('a word that no category has stays unknown, also one that ends like another (Wohnmobil)', async () => {
  const idOf = await categoryIds(CLIENT);
  for (const word of ['Robots', 'Wohnmobil', 'motorcykel', 'xyz', '', 'ved ikke', 'various'])
    expect(idOf(word), word).toBeNull();
});

const meaning = async (language: Language, word: string) =>
  (await categoryIds(CLIENT, language))(word);

it('a word with different meanings is read in the language of the claim first', async () => {
  expect([await meaning('de', 'Rock'), await meaning('sv', 'rock')]).toEqual([306, 301]);
  expect([await meaning('en', 'dress'), await meaning('nb', 'dress')]).toEqual([306, 303]);
});

it.each([
  ['166', 300],
  ['2271', 306],
  ['Apparel & Accessories > Clothing > Activewear', 300],
  ['Home & Garden > Lawn & Garden > Gnomes', 1203],
  ['Hjem > Møbler > Gyngende', 21],
  ['Bekleidung > Damenschuhe', 401],
  ['Robots', null],
])('a feed’s category %s is %s', (text, id) => {
  expect(placeFinder(new Map())(text).id).toBe(id);
});
