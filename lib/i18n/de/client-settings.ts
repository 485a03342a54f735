import type { clientSettings as English } from '../en/client-settings';

export const clientSettings: typeof English = {
  lead: 'Einstellungen für ganz {client}.',
  loadFailed: 'Die Einstellungen konnten nicht geladen werden',
  save: 'Speichern',
  saved: 'Die Einstellungen sind gespeichert',
  failed: 'Die Einstellungen wurden nicht gespeichert',
  changed:
    'Von jemand anderem geändert. Laden Sie die Einstellungen neu und versuchen Sie es noch einmal.',
  showPresent: 'Neu laden',
  unsaved: 'Ungespeicherte Änderungen',
  missing: 'Bitte ausfüllen.',
  identity: {
    title: 'Mandant',
    name: 'Name',
    nameHint: 'Wird Versicherungsnehmern im Portal und in Berichten angezeigt.',
    language: 'Sprache',
    languageHint: 'Gilt für neue Schäden ohne Sprache.',
    currency: 'Währung',
    currencyHint: 'Drei Buchstaben, wie EUR. Gilt für neue Schäden und die Grenze weiter unten.',
    currencyFixed: 'Nicht zu ändern: Es gibt schon Schäden in dieser Währung.',
  },
  languages: {
    en: 'Englisch',
    da: 'Dänisch',
    sv: 'Schwedisch',
    nb: 'Norwegisch',
    de: 'Deutsch',
    fi: 'Finnisch',
  },
  features: {
    title: 'Funktionen',
    status: 'Status von Bewertungen',
    statusHint:
      'Die Sachbearbeitung setzt für jede Bewertung einen Status. Definiert werden sie unter Statusliste.',
  },
  forensics: {
    title: 'Bildforensik',
    threshold: 'Bilder ab dieser Sicherheit markieren',
    thresholdHint: '50 bis 99 %. Gilt nur für neue Bilder.',
    percent: '{value}\u00a0%',
    wrong: 'Geben Sie eine ganze Zahl von 50 bis 99 ein.',
    looking: 'Die letzten {days} Tage werden geprüft',
    previewPresent: {
      one: 'Bei {percent} ist {count} Bild der letzten {days} Tage markiert.',
      other: 'Bei {percent} sind {count} Bilder der letzten {days} Tage markiert.',
    },
    previewEqual: {
      one: 'Bei {percent} würde {count} Bild der letzten {days} Tage markiert, so viele wie jetzt.',
      other:
        'Bei {percent} würden {count} Bilder der letzten {days} Tage markiert, so viele wie jetzt.',
    },
    preview: {
      one: 'Bei {percent} würde {count} Bild der letzten {days} Tage markiert; bei {present} sind es {now}.',
      other:
        'Bei {percent} würden {count} Bilder der letzten {days} Tage markiert; bei {present} sind es {now}.',
    },
    partial: 'Auf Grundlage der neuesten 10.000 Bilder mit Befund.',
    previewFailed: 'Die Vorschau konnte nicht geladen werden.',
  },
  approval: {
    title: 'Freigabe von Beträgen',
    limit: 'Freigabe nötig über ({currency})',
    limitHint: 'Leer lassen, um nie eine Freigabe zu verlangen.',
    wrong: 'Geben Sie einen Betrag wie {example} ein.',
    decidedBy: 'Wer darf freigeben',
    anyone: 'Alle außer der eintragenden Person',
    lead: 'Aus Leitung oder Administration',
    leadHint: 'API-Schlüssel können weiterhin freigeben.',
  },
  noPurchaseDate: {
    title: 'Gegenstände ohne Kaufdatum',
    legend: 'So werden sie bewertet',
    request: 'Nach dem Datum fragen',
    requestHint:
      'Die Position wird erst bewertet, wenn das Datum oder ein Zeitwert eingetragen ist.',
    categoryAge: 'Alter der Kategorie annehmen',
    categoryAgeHint:
      'Die Regeln rechnen mit dem angenommenen Alter ihrer Regel. Ohne dieses wird die Position nicht bewertet.',
    none: 'Keine Wertminderung',
    noneHint: 'Die Position zählt mit dem vollen Wiederbeschaffungswert.',
    later: 'Bestehende Schäden folgen innerhalb weniger Minuten.',
    laterCalculated:
      'Positionen, die mangels Datum nicht bewertet sind, werden innerhalb weniger Minuten berechnet. Berechnete, akzeptierte, geschlossene und ausgezahlte Positionen bleiben unverändert.',
    laterUnchanged: 'Bereits mit einem angenommenen Alter berechnete Beträge bleiben.',
  },
  retention: {
    title: 'Aufbewahrung',
    reports: 'Berichte, in Tagen',
    reportsHint:
      '1 bis 3.650. Danach funktioniert der Link nicht mehr und die Datei wird gelöscht. Gilt für neue Berichte.',
    log: 'Anfrageprotokoll, in Tagen',
    logHint: '1 bis 365. Ältere Anfragen werden innerhalb einer Stunde entfernt.',
    wrong: 'Geben Sie eine ganze Zahl von {from} bis {to} ein.',
    rest: 'Schäden, Fotos, Befunde und das Prüfprotokoll werden nie entfernt. Webhook-Zustellungen werden 30 Tage aufbewahrt.',
    shorter:
      'Anfragen, die älter als {count} Tage sind, werden aus dem Protokoll entfernt. Das lässt sich nicht rückgängig machen.',
  },
};
