import type { price as English } from '../en/price';

export const price: typeof English = {
  of: 'Pris för {name}',
  title: 'Källa till RCV',
  replacement: 'Ersättning',
  each: '{amount} per styck × {count}',
  line: '{amount} totalt för {count}',
  offer: 'Priset hos {shop} den {date}.',
  custom: 'Angivet belopp; {shop} begärde {price} den {date}.',
  stated: 'Angivet erbjudande från {shop}, {date}, inte i katalogen.',
  rules: {
    day_of_damage: 'Gällde på skadedatumet.',
    before_damage: 'Det senaste priset före skadan den {day}.',
    none_known: 'Det nyaste priset: inget är känt för {day} eller de 30 dagarna före.',
    no_day: 'Det nyaste priset: ärendet hade inget skadedatum.',
    not_past: 'Det nyaste priset när det sparades.',
  },
  otherDate: 'Nytt datum: {amount}',
  awaits: 'Begärt godkännande: {amount}',
  linesAwait: {
    one: '{count} rad ska godkännas.',
    other: '{count} rader ska godkännas.',
  },
  awaitsAmount:
    'Begäran om godkännande av priset {amount}. Det räknas först när en annan person har godkänt det.',
  own: 'Angivet manuellt, utan erbjudande.',
  none: 'Inget pris ännu.',
  unknownShop: 'butik utan namn',
  unknownDay: 'okänt datum',
  delivery: '{base} och {delivery} för leverans',
  offerId: 'Erbjudande',
  saved: 'Priset sparades {when}. Senare ändringar i butiken påverkar det inte.',
  open: 'Öppna hos {shop} i en ny flik',
  history: 'Lägsta pris',
  change: 'Ändra pris eller ersättning',
};
