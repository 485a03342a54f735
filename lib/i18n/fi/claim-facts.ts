import type { claimFacts as English } from '../en/claim-facts';

export const claimFacts: typeof English = {
  edit: 'Muokkaa vahinkoa',
  title: 'Muokkaa: {claim}',
  lead: 'Jos vahinkopäivä muuttuu, sääntöjen mukaiset ACV-arvot lasketaan uudelleen ja hinnat otetaan siltä päivältä. Käsin syötetyt ACV-arvot ja ratkaistut rivit säilyvät.',
  damageHint: 'Esineiden ikä lasketaan sen perusteella.',
  deductibleHint: 'Vakuutuksenottajan osuus, vähennetään kokonaissummasta.',
  limitHint: 'Enintään tämän vakuutus maksaa vahingosta.',
  boughtLater: '{name} ostettiin myöhemmin, {date}. Korjaa toinen päivistä.',
  future: 'Tämä päivä on tulevaisuudessa.',
  addDamage: '{why}: anna vahinkopäivä',
  enterDamage: 'Anna vahinkopäivä',
  terms: 'Omavastuu ja vakuutusmäärä',
  save: 'Tallenna',
  saved: '{claim} tallennettu',
};
