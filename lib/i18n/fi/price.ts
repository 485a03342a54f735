import type { price as English } from '../en/price';

export const price: typeof English = {
  of: 'Hinta: {name}',
  title: 'RCV:n lähde',
  replacement: 'Korvaava tuote',
  each: '{amount} kappaleelta × {count}',
  line: '{amount} yhteensä, {count}',
  offer: 'Hinta: {shop}, {date}.',
  custom: 'Syötetty summa; {shop} pyysi {price} ({date}).',
  stated: 'Ilmoitettu tarjous, {shop}, {date}; ei luettelossa.',
  rules: {
    day_of_damage: 'Voimassa vahinkopäivänä.',
    before_damage: 'Viimeinen hinta ennen vahinkoa {day}.',
    none_known: 'Uusin hinta: päivältä {day} tai sitä edeltäviltä 30 päivältä ei tunneta hintaa.',
    no_day: 'Uusin hinta: vahingolla ei ollut vahinkopäivää.',
    not_past: 'Uusin hinta tallennushetkellä.',
  },
  otherDate: 'Uusi päivä: {amount}',
  awaits: 'Hyväksyntäpyyntö: {amount}',
  linesAwait: {
    one: '{count} rivi odottaa hyväksyntää.',
    other: '{count} riviä odottaa hyväksyntää.',
  },
  awaitsAmount:
    'Hyväksyntäpyyntö hinnalle {amount}. Se otetaan huomioon vasta, kun toinen henkilö hyväksyy sen.',
  own: 'Syötetty käsin, ilman tarjousta.',
  none: 'Ei vielä hintaa.',
  unknownShop: 'nimetön kauppa',
  unknownDay: 'tuntematon päivä',
  delivery: '{base} ja toimitus {delivery}',
  offerId: 'Tarjous',
  saved: 'Hinta tallennettu {when}. Kaupan myöhemmät muutokset eivät vaikuta siihen.',
  open: 'Avaa uudessa välilehdessä: {shop}',
  history: 'Alin hinta',
  change: 'Vaihda hinta tai korvaava tuote',
};
