import type { Language } from '@/lib/shared/languages';

export type PredictionCode =
  | 'forced'
  | 'forced_empty'
  | 'named_only'
  | 'meant_only'
  | 'other_than_named'
  | 'all'
  | 'most_and_best'
  | 'most';

/** Reasons for a predicted category. */
export const PREDICTION_SENTENCES = {
  en: {
    forced: 'The category was forced: {category}.',
    forced_empty: 'The category was forced, and nothing in it fits: {category}.',
    named_only: 'The category that was named: {category}. Nothing was found that would confirm it.',
    meant_only: 'The words say this category: {category}. None of the products found is in it.',
    other_than_named:
      'Named was {named}, but what fits best is in {category} ({had} of {found} products found).',
    all: 'All products found are in this category: {category}.',
    most_and_best:
      'The best match and {had} of {found} products found are in this category: {category}.',
    most: 'The products that fit best are in this category: {category} ({had} of {found} found).',
  },
  da: {
    forced: 'Kategorien var fastlagt: {category}.',
    forced_empty: 'Kategorien var fastlagt, og intet i den passer: {category}.',
    named_only:
      'Den kategori, der blev angivet: {category}. Der blev ikke fundet noget, der bekræfter den.',
    meant_only: 'Ordene siger denne kategori: {category}. Ingen af de fundne produkter er i den.',
    other_than_named:
      'Angivet var {named}, men det, der passer bedst, er i {category} ({had} af {found} fundne produkter).',
    all: 'Alle fundne produkter er i denne kategori: {category}.',
    most_and_best:
      'Det bedste match og {had} af {found} fundne produkter er i denne kategori: {category}.',
    most: 'De produkter, der passer bedst, er i denne kategori: {category} ({had} af {found} fundne).',
  },
  sv: {
    forced: 'Kategorin var bestämd: {category}.',
    forced_empty: 'Kategorin var bestämd och inget i den passar: {category}.',
    named_only: 'Den angivna kategorin: {category}. Inget hittades som bekräftar den.',
    meant_only:
      'Orden säger denna kategori: {category}. Ingen av de hittade produkterna finns i den.',
    other_than_named:
      'Angiven var {named}, men det som passar bäst finns i {category} ({had} av {found} hittade produkter).',
    all: 'Alla hittade produkter finns i denna kategori: {category}.',
    most_and_best:
      'Den bästa träffen och {had} av {found} hittade produkter finns i denna kategori: {category}.',
    most: 'De produkter som passar bäst finns i denna kategori: {category} ({had} av {found} hittade).',
  },
  nb: {
    forced: 'Kategorien var fastsatt: {category}.',
    forced_empty: 'Kategorien var fastsatt, og ingenting i den passer: {category}.',
    named_only:
      'Kategorien som ble oppgitt: {category}. Det ble ikke funnet noe som bekrefter den.',
    meant_only:
      'Ordene sier denne kategorien: {category}. Ingen av produktene som ble funnet, er i den.',
    other_than_named:
      'Oppgitt var {named}, men det som passer best, er i {category} ({had} av {found} produkter funnet).',
    all: 'Alle produkter som ble funnet, er i denne kategorien: {category}.',
    most_and_best:
      'Det beste treffet og {had} av {found} produkter funnet er i denne kategorien: {category}.',
    most: 'Produktene som passer best, er i denne kategorien: {category} ({had} av {found} funnet).',
  },
  de: {
    forced: 'Die Kategorie war vorgegeben: {category}.',
    forced_empty: 'Die Kategorie war vorgegeben, und nichts darin passt: {category}.',
    named_only: 'Die genannte Kategorie: {category}. Es wurde nichts gefunden, das sie bestätigt.',
    meant_only:
      'Die Wörter nennen diese Kategorie: {category}. Keines der gefundenen Produkte ist darin.',
    other_than_named:
      'Genannt war {named}, aber was am besten passt, ist in {category} ({had} von {found} gefundenen Produkten).',
    all: 'Alle gefundenen Produkte sind in dieser Kategorie: {category}.',
    most_and_best:
      'Der beste Treffer und {had} von {found} gefundenen Produkten sind in dieser Kategorie: {category}.',
    most: 'Die am besten passenden Produkte sind in dieser Kategorie: {category} ({had} von {found} gefundenen).',
  },
  fi: {
    forced: 'Tuoteryhmä oli määrätty: {category}.',
    forced_empty: 'Tuoteryhmä oli määrätty, eikä mikään siinä sovi: {category}.',
    named_only: 'Ilmoitettu tuoteryhmä: {category}. Mitään sen vahvistavaa ei löytynyt.',
    meant_only:
      'Sanat kertovat tämän tuoteryhmän: {category}. Mikään löydetyistä tuotteista ei ole siinä.',
    other_than_named:
      'Ilmoitettu oli {named}, mutta parhaiten sopivat ovat ryhmässä {category} ({had}/{found} löydetystä tuotteesta).',
    all: 'Kaikki löydetyt tuotteet ovat tässä tuoteryhmässä: {category}.',
    most_and_best:
      'Paras osuma ja {had}/{found} löydetystä tuotteesta ovat tässä tuoteryhmässä: {category}.',
    most: 'Parhaiten sopivat tuotteet ovat tässä tuoteryhmässä: {category} ({had}/{found} löydetystä).',
  },
} as const satisfies Record<Language, Record<PredictionCode, string>>;
