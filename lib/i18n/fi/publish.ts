import type { publish as English } from '../en/publish';

export const publish: typeof English = {
  title: 'Esikatsele ja julkaise',
  of: 'Julkaise {name}',
  back: 'Takaisin luonnokseen',
  effective: 'Voimassa vahingoille alkaen',
  suggestedHint:
    'Ehdotus: vuoden ensimmäinen päivä tai päivä, jona voimassa olevat säännöt alkoivat. Valitse tarvittaessa toinen.',
  effectiveHint:
    'Myöhemmät vahingot arvioidaan tämän version mukaan, kunnes vielä myöhempi korvaa sen.',
  nothingStored:
    'Julkaiseminen ei muuta tallennettuja laskelmia. Esikatselu näyttää, mitä avointen arvioiden laskeminen uudelleen muuttaisi; käsin syötetyt jätetään pois.',
  loadFailed: 'Esikatselua ei voitu tehdä',
  lookedAt: 'Läpikäydyt avoimet arviot',
  changed: 'Muuttuisi',
  unchanged: 'Ennallaan',
  notValued: 'Puuttuvia tietoja',
  notValuedHint: 'Niiden sääntö kysyy tietoa, jota ei ole ilmoitettu.',
  now: 'ACV nyt',
  after: 'ACV sen jälkeen',
  difference: 'ACV:n ero',
  changedClaims: 'Muuttuvat vahingot',
  netHint:
    'Näiden arvioiden vahingoista kaikkine riveineen, enimmäismäärien ja omavastuiden jälkeen.',
  incomplete: 'Avoimia arvioita on enemmän kuin esikatselu käy läpi; se näyttää uusimmat.',
  none: 'Yksikään avoin arvio ei muuttuisi',
  noneGoverned: 'Yhdenkään avoimen arvion vahinko ei kuuluisi sääntöjen piiriin {day} alkaen',
  allBefore:
    'Avointen vahinkojen vahinkopäivät ovat {first}–{last}, kaikki ennen päivää {day}. Niihin sovelletaan edelleen omien päiviensä sääntöjä.',
  governedByOthers:
    'Avointen vahinkojen vahinkopäivät ovat {first}–{last}. Niihin sovelletaan muita versioita, niiden esineet on ratkaistu tai niiden ACV on syötetty käsin.',
  noDamages: 'Avoimia vahinkoja, joilla on esineitä ja vahinkopäivä, ei vielä ole.',
  previewFrom: 'Esikatselu alkaen {day}',
  same: {
    one: '{count} avoin arvio laskettiin; sen ACV ja maksettava summa olisivat samat.',
    other: '{count} avointa arviota laskettiin; niiden ACV ja maksettava summa olisivat samat.',
  },
  lacking: {
    one: '{count} arviosta puuttuu säännön kysymä tieto, kuten ostopäivä.',
    other: '{count} arviosta puuttuu säännön kysymä tieto, kuten ostopäivä.',
  },
  table: 'Mikä muuttuisi',
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
  already: 'Nämä säännöt on jo julkaistu.',
};
