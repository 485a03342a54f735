import type { publish as English } from '../en/publish';

export const publish: typeof English = {
  title: 'Vorschau und Veröffentlichung',
  of: '{name} veröffentlichen',
  back: 'Zurück zum Entwurf',
  effective: 'Gültig für Schäden ab',
  suggestedHint:
    'Vorschlag: der Jahresanfang oder der Tag, an dem die geltenden Regeln begannen. Wählen Sie bei Bedarf einen anderen.',
  effectiveHint:
    'Spätere Schäden werden nach dieser Version bewertet, bis eine noch spätere sie ablöst.',
  nothingStored:
    'Die Veröffentlichung ändert keine gespeicherte Berechnung. Die Vorschau zeigt, was eine Neuberechnung der offenen Bewertungen ändern würde; von Hand eingetragene bleiben außen vor.',
  loadFailed: 'Die Vorschau konnte nicht erstellt werden',
  lookedAt: 'Betrachtete offene Bewertungen',
  changed: 'Würden sich ändern',
  unchanged: 'Unverändert',
  notValued: 'Angaben fehlen',
  notValuedHint: 'Ihre Regel fragt nach etwas, das nicht angegeben ist.',
  now: 'ACV jetzt',
  after: 'ACV danach',
  difference: 'Unterschied der ACV',
  changedClaims: 'Schäden, die sich ändern',
  netHint:
    'Für die Schäden dieser Bewertungen mit allen Zeilen, nach Höchstbeträgen und Selbstbehalten.',
  incomplete:
    'Es gibt mehr offene Bewertungen, als die Vorschau betrachtet; sie zeigt die neuesten.',
  none: 'Keine offene Bewertung würde sich ändern',
  noneGoverned: 'Keine offene Bewertung hat einen Schaden, der ab dem {day} darunter fiele',
  allBefore:
    'Die offenen Schäden haben Schadendaten vom {first} bis zum {last}, alle vor dem {day}. Für sie gelten weiter die Regeln ihrer Tage.',
  governedByOthers:
    'Die offenen Schäden haben Schadendaten vom {first} bis zum {last}. Für sie gelten andere Versionen, über ihre Gegenstände ist entschieden, oder ihre ACV wurden von Hand eingetragen.',
  noDamages: 'Es gibt noch keinen offenen Schaden mit Gegenständen und einem Schadendatum.',
  previewFrom: 'Vorschau ab {day}',
  same: {
    one: '{count} offene Bewertung wurde berechnet; ihr ACV und die Auszahlung wären dieselben.',
    other:
      '{count} offene Bewertungen wurden berechnet; ihre ACV und die Auszahlungen wären dieselben.',
  },
  lacking: {
    one: 'Bei {count} fehlt eine Angabe, nach der ihre Regel fragt, etwa das Kaufdatum.',
    other: 'Bei {count} fehlt eine Angabe, nach der ihre Regel fragt, etwa das Kaufdatum.',
  },
  table: 'Was sich ändern würde',
  first: 'Die {count} größten Änderungen.',
  columns: {
    claim: 'Schaden',
    item: 'Gegenstand',
    rule: 'Regel',
    now: 'ACV jetzt',
    after: 'ACV danach',
    payableNow: 'Auszuzahlen jetzt',
    payableAfter: 'Auszuzahlen danach',
    difference: 'Unterschied',
  },
  claimColumns: {
    claim: 'Schaden',
    now: 'Nettoanspruch jetzt',
    after: 'Nettoanspruch danach',
    difference: 'Unterschied',
  },
  submit: 'Veröffentlichen',
  confirmTitle: '{name} veröffentlichen?',
  confirmText:
    'Sie wird die nächste Version, gültig für Schäden ab dem {date}, und kann nie mehr bearbeitet werden. Keine gespeicherte Berechnung ändert sich.',
  done: 'Version {version} ist veröffentlicht',
  failed: 'Die Regeln wurden nicht veröffentlicht',
  already: 'Diese Regeln sind schon veröffentlicht.',
};
