import type { publish as English } from '../en/publish';

export const publish: typeof English = {
  title: 'Esikatsele ja julkaise',
  of: 'Julkaise {name}',
  back: 'Takaisin luonnokseen',
  effective: 'Voimassa vahingoille alkaen',
  suggestedHint: 'Ehdotettu päivä. Valitse tarvittaessa toinen.',
  effectiveHint: 'Koskee kaikkia myöhempiä vahinkoja, kunnes julkaiset uudemman version.',
  nothingStored:
    'Julkaiseminen ei muuta tallennettuja laskelmia. Esikatselu laskee avoimet arviot uudelleen, paitsi käsin syötetyt.',
  loadFailed: 'Esikatselua ei voitu tehdä',
  lookedAt: 'Läpikäydyt avoimet arviot',
  changed: 'Muuttuisi',
  unchanged: 'Ennallaan',
  notValued: 'Puuttuvia tietoja',
  notValuedHint: 'Sääntö tarvitsee puuttuvan tiedon.',
  now: 'ACV nyt',
  after: 'ACV sen jälkeen',
  difference: 'ACV:n ero',
  changedClaims: 'Muuttuvat vahingot',
  netHint: 'Sisältää vahinkojen kaikki rivit, enimmäismäärien ja omavastuiden jälkeen.',
  incomplete: 'Esikatselu näyttää vain uusimmat avoimet arviot.',
  none: 'Yksikään avoin arvio ei muutu',
  noneGoverned: 'Säännöt eivät koske yhtään avointa arviota {day} alkaen',
  allBefore:
    'Avointen vahinkojen vahinkopäivät ovat {first}–{last}, ennen päivää {day}. Niihin sovelletaan aiempia sääntöjä.',
  governedByOthers:
    'Avointen vahinkojen vahinkopäivät ovat {first}–{last}. Niitä koskevat muut versiot, niiden esineet on ratkaistu tai niiden ACV on syötetty käsin.',
  noDamages: 'Avoimia vahinkoja, joilla on esineitä ja vahinkopäivä, ei vielä ole.',
  previewFrom: 'Esikatselu alkaen {day}',
  same: {
    one: '{count} avoin arvio laskettiin uudelleen ilman muutoksia.',
    other: '{count} avointa arviota laskettiin uudelleen ilman muutoksia.',
  },
  lacking: {
    one: '{count} arviosta puuttuu säännön kysymä tieto, kuten ostopäivä.',
    other: '{count} arviosta puuttuu säännön kysymä tieto, kuten ostopäivä.',
  },
  table: 'Muutokset',
  first: '{count} suurinta muutosta.',
  columns: {
    claim: 'Vahinko',
    item: 'Esine',
    rule: 'Sääntö',
    now: 'ACV nyt',
    after: 'ACV sen jälkeen',
    payableNow: 'Maksettavaa nyt',
    payableAfter: 'Maksettavaa sen jälkeen',
    difference: 'Ero',
  },
  claimColumns: {
    claim: 'Vahinko',
    now: 'Nettovaatimus nyt',
    after: 'Nettovaatimus sen jälkeen',
    difference: 'Ero',
  },
  submit: 'Julkaise',
  confirmTitle: 'Julkaistaanko {name}?',
  confirmText:
    'Siitä tulee seuraava versio, joka on voimassa vahingoille alkaen {date}, eikä sitä voi enää muokata. Tallennetut laskelmat eivät muutu.',
  done: 'Versio {version} on julkaistu',
  failed: 'Sääntöjä ei julkaistu',
  changedSince:
    'Joku muu on muuttanut luonnosta esikatselusi jälkeen. Mitään ei julkaistu. Esikatselu näyttää nyt uuden version.',
  already: 'Nämä säännöt on jo julkaistu.',
};
