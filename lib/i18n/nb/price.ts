import type { price as English } from '../en/price';

export const price: typeof English = {
  of: 'Pris for {name}',
  title: 'Kilde til RCV',
  replacement: 'Erstatning',
  each: '{amount} per stk. × {count}',
  line: '{amount} i alt for {count}',
  offer: 'Prisen hos {shop} den {date}.',
  custom: 'Angitt beløp; {shop} tok {price} den {date}.',
  stated: 'Oppgitt tilbud fra {shop}, {date}, ikke i katalogen.',
  rules: {
    day_of_damage: 'Gjaldt på skadedatoen.',
    before_damage: 'Den siste prisen før skaden {day}.',
    none_known: 'Den nyeste prisen: ingen er kjent for {day} eller de 30 dagene før.',
    no_day: 'Den nyeste prisen: saken hadde ingen skadedato.',
    not_past: 'Den nyeste prisen da den ble lagret.',
  },
  otherDate: 'Ny dato: {amount}',
  awaits: 'Til godkjenning: {amount}',
  linesAwait: {
    one: '{count} linje må godkjennes.',
    other: '{count} linjer må godkjennes.',
  },
  awaitsAmount:
    'Forespørsel om godkjenning av prisen {amount}. Den teller først når en annen person har godkjent den.',
  own: 'Angitt manuelt, uten tilbud.',
  none: 'Ingen pris ennå.',
  unknownShop: 'butikk uten navn',
  unknownDay: 'ukjent dato',
  delivery: '{base} og {delivery} for levering',
  offerId: 'Tilbud',
  saved: 'Prisen ble lagret {when}. Senere endringer i butikken påvirker den ikke.',
  open: 'Åpne hos {shop} i en ny fane',
  history: 'Laveste pris',
  change: 'Endre pris eller erstatning',
};
