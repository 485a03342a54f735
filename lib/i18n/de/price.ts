import type { price as English } from '../en/price';

export const price: typeof English = {
  of: 'Preis von {name}',
  title: 'Herkunft des RCV',
  replacement: 'Ersatz',
  each: '{amount} je Stück × {count}',
  line: '{amount} insgesamt für {count}',
  offer: 'Der Preis von {shop} am {date}.',
  custom: 'Eingetragener Betrag; {shop} verlangte am {date} {price}.',
  stated: 'Angegebenes Angebot von {shop}, {date}, nicht im Katalog.',
  rules: {
    day_of_damage: 'Gültig am Schadentag.',
    before_damage: 'Der letzte Preis vor dem Schaden am {day}.',
    none_known: 'Der neueste Preis: vom {day} und aus den 30 Tagen davor ist keiner bekannt.',
    no_day: 'Der neueste Preis: der Schaden hatte kein Schadendatum.',
    not_past: 'Der neueste Preis beim Speichern.',
  },
  otherDate: 'Neues Datum: {amount}',
  awaits: 'Freigabeanfrage: {amount}',
  linesAwait: {
    one: '{count} Zeile braucht eine Freigabe.',
    other: '{count} Zeilen brauchen eine Freigabe.',
  },
  awaitsAmount:
    'Freigabeanfrage für den Preis von {amount}. Er zählt erst, wenn eine andere Person ihn freigibt.',
  own: 'Manuell eingetragen, ohne Angebot.',
  none: 'Noch kein Preis.',
  unknownShop: 'Geschäft ohne Namen',
  unknownDay: 'unbekanntes Datum',
  delivery: '{base} und {delivery} für die Lieferung',
  offerId: 'Angebot',
  saved: 'Preis gespeichert am {when}. Spätere Änderungen im Geschäft wirken sich nicht aus.',
  open: 'Bei {shop} in neuem Tab öffnen',
  history: 'Niedrigster Preis',
  change: 'Preis oder Ersatz ändern',
};
