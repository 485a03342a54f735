import type { clientSettings as English } from '../en/client-settings';

export const clientSettings: typeof English = {
  lead: 'Was für {client} im Ganzen gilt.',
  loadFailed: 'Die Einstellungen konnten nicht geladen werden',
  save: 'Speichern',
  saved: 'Die Einstellungen sind gespeichert',
  failed: 'Die Einstellungen wurden nicht gespeichert',
  changed:
    'Die Einstellungen wurden inzwischen von jemandem geändert. Von Ihnen wurde nichts gespeichert.',
  showPresent: 'Zeigen, wie sie jetzt sind',
  unsaved: 'Noch nicht gespeichert',
  missing: 'Bitte ausfüllen.',
  identity: {
    title: 'Mandant',
    name: 'Name',
    nameHint: 'Geschädigte lesen ihn im Portal und in Berichten.',
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
      'Die Sachbearbeitung setzt, wo eine Bewertung steht. Eingerichtet werden sie unter Statusliste.',
  },
  forensics: {
    title: 'Bildforensik',
    threshold: 'Ein Bild wird ab dieser Sicherheit markiert',
    thresholdHint:
      '50 bis 99 %. Gilt für Bilder, die ab jetzt untersucht werden: kein Befund wird umgeschrieben.',
    percent: '{value}\u00a0%',
    wrong: 'Eine ganze Zahl von 50 bis 99.',
    looking: 'Die letzten {days} Tage werden angesehen',
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
    partial: 'Von den neuesten 10.000 Bildern, in denen etwas gefunden wurde.',
    previewFailed: 'Was markiert würde, konnte nicht nachgesehen werden.',
  },
  approval: {
    title: 'Von Hand eingegebene Beträge',
    limit: 'Über diesem Betrag in {currency} entscheidet eine zweite Person',
    limitHint: 'Leer: nie.',
    wrong: 'Ein Betrag wie {example}.',
    decidedBy: 'Die zweite Person ist',
    anyone: 'Jede andere als die, die ihn eingegeben hat',
    lead: 'Aus Leitung oder Administration',
    leadHint: 'API-Schlüssel entscheiden wie bisher.',
  },
  retention: {
    title: 'Wie lange etwas aufbewahrt wird',
    reports: 'Berichte, in Tagen',
    reportsHint:
      '1 bis 3.650. Danach funktioniert der Link nicht mehr und die Datei wird gelöscht. Gilt für neue Berichte.',
    log: 'Anfrageprotokoll, in Tagen',
    logHint:
      '1 bis 365. Gilt für das ganze Protokoll: Älteres wird innerhalb einer Stunde entfernt.',
    wrong: 'Eine ganze Zahl von {from} bis {to}.',
    rest: 'Schäden, Fotos, Befunde und das Prüfprotokoll bleiben: nichts davon wird von selbst entfernt. Webhook-Zustellungen werden 30 Tage aufbewahrt.',
    shorter:
      'Was älter als {count} Tage ist, wird aus dem Anfrageprotokoll entfernt und lässt sich nicht zurückholen.',
  },
};
