import type { price as English } from '../en/price';

export const price: typeof English = {
  of: 'Pris for {name}',
  title: 'Kilde til RCV',
  replacement: 'Erstatning',
  each: '{amount} pr. stk. × {count}',
  line: '{amount} i alt for {count}',
  offer: 'Prisen hos {shop} den {date}.',
  custom: 'Indtastet beløb; {shop} tog {price} den {date}.',
  stated: 'Oplyst tilbud fra {shop}, {date}, ikke i kataloget.',
  rules: {
    day_of_damage: 'Gældende på skadedatoen.',
    before_damage: 'Den seneste pris før skaden den {day}.',
    none_known: 'Den nyeste pris: ingen kendes fra {day} eller de 30 dage før.',
    no_day: 'Den nyeste pris: sagen havde ingen skadedato.',
    not_past: 'Den nyeste pris, da den blev gemt.',
  },
  otherDate: 'Ny dato: {amount}',
  awaits: 'Til godkendelse: {amount}',
  linesAwait: {
    one: '{count} linje skal godkendes.',
    other: '{count} linjer skal godkendes.',
  },
  awaitsAmount:
    'Anmodning om godkendelse af prisen {amount}. Den tæller først med, når en anden person har godkendt den.',
  own: 'Indtastet manuelt, uden tilbud.',
  none: 'Ingen pris endnu.',
  unknownShop: 'butik uden navn',
  unknownDay: 'ukendt dato',
  delivery: '{base} og {delivery} for levering',
  offerId: 'Tilbud',
  saved: 'Prisen er gemt {when}. Senere ændringer i butikken påvirker den ikke.',
  open: 'Åbn hos {shop} i en ny fane',
  history: 'Laveste pris',
  change: 'Skift pris eller erstatning',
};
