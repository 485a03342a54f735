import type { settings as English } from '../en/settings';

/** The texts of the settings. Only those pages load them. */
export const settings: typeof English = {
  title: 'Innstillinger',
  sections: 'Innstillinger',
  rules: 'Regler for verdireduksjon',
  imports: 'Prisimport',
  apiKeys: 'API-nøkler',
  webhooks: 'Webhooks',
  requestLog: 'Forespørselslogg',
  audit: 'Hendelseslogg',
  users: 'Brukere',
  statuses: 'Statuser',
  categories: 'Kategorier',
  general: 'Generelt',
  adminsTitle: 'For administratorer',
  adminsText:
    'Bare administratorer hos {client} kan åpne denne siden. Spør administratoren deres hvis du trenger noe her.',
  copy: 'Kopier',
  copied: 'Kopiert',
  notCopied: 'Kopieringen mislyktes. Merk teksten og kopier den selv.',
  done: 'Ferdig',
  leaveTitle: 'Forlate uten å lagre?',
  leaveText: 'Endringene dine er ikke lagret.',
  leave: 'Forlat',
  leaveUncopied: 'Lukk uten å kopiere',
  hours: { one: '{count} time', other: '{count} timer' },
  days: { one: '{count} dag', other: '{count} dager' },
  noGrace: 'Tilbakekall nå (lekket)',
};
