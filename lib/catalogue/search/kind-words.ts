import { searchKey } from './search-key';

/** How the names of products say what kind of thing they are. */
interface KindWords {
  readonly words: readonly string[];
  /**
   * Whether the kind is narrower than the category of its name, so that a product of the category
   * is an exact match only with one of the words.
   */
  readonly isNarrow: boolean;
}

const KINDS: readonly (KindWords & { readonly terms: string })[] = [
  {
    terms:
      'e-bike, e-bikes, electric bike, electric bicycle, elcykel, elcykler, elcyklar, elsykkel, elsykler, Elektrofahrrad, Elektrofahrräder, Elektrorad, Pedelec, Pedelecs, sähköpyörä, sähköpyörät, sähköpolkupyörä',
    words: ['ebike', 'elcykel', 'elsykkel', 'elektrofahrrad', 'pedelec', 'sahkopyora'],
    isNarrow: false,
  },
  {
    terms:
      'ur, ure, armbåndsur, klocka, klockor, armbandsur, klokke, klokker, Uhr, Uhren, Armbanduhr, kello, kellot, rannekello',
    words: ['watch', 'watches'],
    isNarrow: false,
  },
  {
    terms: 'chair, chairs, stol, stole, stolar, stoler, Stuhl, Stühle, tuoli, tuolit',
    words: ['chair', 'stol', 'stuhl', 'tuoli'],
    isNarrow: true,
  },
  {
    terms:
      'mountain bike, mountain bikes, mountainbikes, MTB, terrengsykkel, maastopyörä, maastopyörät',
    words: ['mountain', 'mountainbike', 'mtb', 'terrengsykkel', 'maastopyora'],
    isNarrow: true,
  },
  {
    terms: 'road bike, racing bike, racercykel, racersykkel, Rennrad, Rennräder, maantiepyörä',
    words: ['road', 'racer', 'racercykel', 'racersykkel', 'rennrad', 'maantiepyora'],
    isNarrow: true,
  },
  {
    terms: 'sound bar, sound bars, lydbar, lydplanke',
    words: ['soundbar', 'soundbars'],
    isNarrow: true,
  },
];

/** How these letters are spelt on keyboards without them. */
const SPELT_OUT: ReadonlyMap<string, string> = new Map([
  ['ä', 'ae'],
  ['ö', 'oe'],
  ['ü', 'ue'],
  ['å', 'aa'],
]);

const byTerm: ReadonlyMap<string, KindWords> = new Map(
  KINDS.flatMap(({ terms, ...kind }) =>
    terms
      .split(', ')
      .flatMap((term) => [term, term.replace(/[äöüå]/g, (letter) => SPELT_OUT.get(letter) ?? '')])
      .map((term) => [searchKey(term).replaceAll(' ', ''), kind] as const),
  ),
);

/** How products of the kind that a word from `searchKey` stands for say so. */
export const kindWordsOf = (word: string): KindWords | undefined => byTerm.get(word);
