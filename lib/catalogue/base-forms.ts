import type { Language } from '@/lib/shared/languages';

type Ending = readonly [ending: RegExp, ...instead: string[]];

const endings = (list: string): Ending[] =>
  list.split(', ').map((ending) => [new RegExp(`${ending}$`), '']);

/** Of several: `Topfset`, `påslakanset`, `skruetrækkersæt`, `työkalusarja`. */
const SETS: readonly Ending[] = endings('sets?, sett, saet, setti, sarja, garnitur(?:en)?');

/** Endings of plurals, definite forms and, in Finnish, counted things, in letters of `searchKey`. */
const ENDINGS: Readonly<Record<Language, readonly Ending[]>> = {
  en: [[/ies$/, 'y'], [/ves$/, 'f', 'fe'], ...endings('es, s')],
  da: endings('erne, ene, er, en, et, e, r, n'),
  sv: [[/or(?:na)?$/, 'a'], ...endings('arna, erna, na, ar, er, en, et, r, n')],
  nb: endings('ene, er, en, et, e, a, r, n'),
  de: endings('en, er, e, n, s'),
  fi: [
    [/oja$/, 'a', 'o'],
    [/(?<=[uy])ja$/, '', 't'],
    [/eja$/, 'i'],
    [/eita$/, 'e', 'eet'],
    [/oita$/, 'a', 'o'],
    [/sia$/, 'nen', 'set'],
    [/ia$/, 'a', 'i'],
    [/sta$/, 'nen'],
    // `penkit` of `penkki`.
    [/([kpt])([aiouy])t$/, '$1$1$2'],
    ...endings('tta, ta, a, t'),
  ],
};

const BASE_MIN = 4;

/** What a plain word may be a form or a set of: `lautasia` of `lautanen`. Most are no words. */
export const baseForms = (word: string, language: Language): string[] =>
  [...ENDINGS[language], ...SETS]
    .flatMap(([ending, ...instead]) =>
      ending.test(word) ? instead.map((letters) => word.replace(ending, letters)) : [],
    )
    .filter((base) => base.length >= BASE_MIN);
