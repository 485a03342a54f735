import type { settings as English } from '../en/settings';

/** The texts of the settings. They travel with these pages alone. */
export const settings: typeof English = {
  title: 'Einstellungen',
  sections: 'Einstellungen',
  rules: 'Wertminderungsregeln',
  imports: 'Preisimport',
  apiKeys: 'API-Schlüssel',
  webhooks: 'Webhooks',
  requestLog: 'Anfragenprotokoll',
  audit: 'Prüfprotokoll',
  users: 'Benutzer',
  statuses: 'Statusliste',
  general: 'Allgemein',
  adminsTitle: 'Für Administratoren',
  adminsText: 'Diese Seite ist für Administratoren von {client}. Fragen Sie Ihre Administratoren, wenn Sie etwas davon brauchen.',
  copy: 'Kopieren',
  copied: 'Kopiert',
  notCopied: 'Das Kopieren hat nicht geklappt. Markieren Sie den Text und kopieren Sie ihn von Hand.',
  more: 'Mehr laden',
  done: 'Fertig',
  leaveUncopied: 'Ohne Kopieren schließen',
  hours: { one: '{count} Stunde', other: '{count} Stunden' },
  days: { one: '{count} Tag', other: '{count} Tage' },
  noGrace: 'Gar nicht: bekannt geworden',
};
