import type { claimFacts as English } from '../en/claim-facts';

export const claimFacts: typeof English = {
  edit: 'Muokkaa vahinkoa',
  title: 'Muokkaa: {claim}',
  lead: 'Kun vahinkopäivä muuttuu, sääntöjen mukaiset ACV-arvot lasketaan uudelleen; henkilön syöttämät arvot säilyvät.',
  damageHint: 'Säännöt laskevat esineiden iän sen mukaan.',
  deductibleHint: 'Vakuutuksenottajan itse kantama osuus vahingosta. Se vähennetään summasta.',
  limitHint: 'Enintään tämän vakuutus maksaa vahingosta.',
  boughtLater: '{name} ostettiin myöhemmin, {date}. Korjaa toinen päivistä.',
  future: 'Tämä päivä on tulevaisuudessa.',
  addDamage: '{why}: anna vahinkopäivä',
  enterDamage: 'Anna vahinkopäivä',
  terms: 'Omavastuu ja vakuutusmäärä',
  save: 'Tallenna',
  saved: '{claim} tallennettu',
};
