import type { publish as English } from '../en/publish';

export const publish: typeof English = {
  title: 'Vorschau und Veröffentlichung',
  of: '{name} veröffentlichen',
  back: 'Zurück zum Entwurf',
  effective: 'Gültig für Schäden ab',
  suggestedHint: 'Vorgeschlagenes Datum. Wählen Sie bei Bedarf ein anderes.',
  effectiveHint: 'Gilt für alle späteren Schäden, bis Sie eine spätere Version veröffentlichen.',
  nothingStored:
    'Die Veröffentlichung ändert keine gespeicherte Berechnung. Die Vorschau berechnet offene Bewertungen neu, außer manuell eingetragenen.',
  loadFailed: 'Die Vorschau konnte nicht erstellt werden',
  lookedAt: 'Geprüfte offene Bewertungen',
  changed: 'Würden sich ändern',
  unchanged: 'Unverändert',
  notValued: 'Angaben fehlen',
  notValuedHint: 'Die Regel braucht eine fehlende Angabe.',
  now: 'ACV jetzt',
  after: 'ACV danach',
  difference: 'Unterschied der ACV',
  changedClaims: 'Schäden, die sich ändern',
  netHint: 'Umfasst alle Zeilen der Schäden, nach Grenzen und Selbstbehalten.',
  incomplete: 'Die Vorschau zeigt nur die neuesten offenen Bewertungen.',
  none: 'Keine offene Bewertung ändert sich',
  noneGoverned: 'Die Regeln gelten ab dem {day} für keine offene Bewertung',
  allBefore:
    'Alle offenen Schäden liegen vom {first} bis zum {last}, vor dem {day}. Für sie gelten frühere Regeln.',
  governedByOthers:
    'Die offenen Schäden liegen vom {first} bis zum {last}. Für sie gelten andere Versionen, über ihre Gegenstände ist entschieden, oder ihre ACV wurden manuell eingetragen.',
  noDamages: 'Es gibt noch keinen offenen Schaden mit Gegenständen und einem Schadendatum.',
  previewFrom: 'Vorschau ab {day}',
  same: {
    one: '{count} offene Bewertung wurde ohne Änderung neu berechnet.',
    other: '{count} offene Bewertungen wurden ohne Änderung neu berechnet.',
  },
  lacking: {
    one: 'Bei {count} fehlt eine Angabe, nach der ihre Regel fragt, etwa das Kaufdatum.',
    other: 'Bei {count} fehlt eine Angabe, nach der ihre Regel fragt, etwa das Kaufdatum.',
  },
  table: 'Änderungen',
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
  changedSince:
    'Jemand anderes hat den Entwurf nach Ihrer Vorschau geändert. Es wurde nichts veröffentlicht. Die Vorschau zeigt jetzt die neue Fassung.',
  already: 'Diese Regeln sind schon veröffentlicht.',
};
