import type { settings as English } from '../en/settings';

/** The texts of the settings. Only those pages load them. */
export const settings: typeof English = {
  title: 'Einstellungen',
  sections: 'Einstellungen',
  rules: 'Wertminderungsregeln',
  imports: 'Preisimport',
  apiKeys: 'API-Schlüssel',
  webhooks: 'Webhooks',
  requestLog: 'Anfrageprotokoll',
  audit: 'Prüfprotokoll',
  users: 'Benutzer',
  statuses: 'Statusliste',
  categories: 'Kategorien',
  general: 'Allgemein',
  adminsTitle: 'Für Administratoren',
  adminsText:
    'Nur Administratoren von {client} können diese Seite öffnen. Fragen Sie Ihre Administratoren, wenn Sie hier etwas brauchen.',
  copy: 'Kopieren',
  copied: 'Kopiert',
  notCopied: 'Das Kopieren ist fehlgeschlagen. Markieren Sie den Text und kopieren Sie ihn selbst.',
  done: 'Fertig',
  leaveTitle: 'Ohne Speichern verlassen?',
  leaveText: 'Ihre Änderungen sind nicht gespeichert.',
  leave: 'Verlassen',
  leaveUncopied: 'Ohne Kopieren schließen',
  hours: { one: '{count} Stunde', other: '{count} Stunden' },
  days: { one: '{count} Tag', other: '{count} Tage' },
  noGrace: 'Sofort widerrufen (bekannt geworden)',
};
