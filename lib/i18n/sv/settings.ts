import type { settings as English } from '../en/settings';

/** The texts of the settings. Only those pages load them. */
export const settings: typeof English = {
  title: 'Inställningar',
  sections: 'Inställningar',
  rules: 'Regler för värdeminskning',
  imports: 'Prisimport',
  apiKeys: 'API-nycklar',
  webhooks: 'Webhooks',
  requestLog: 'Anropslogg',
  audit: 'Händelselogg',
  users: 'Användare',
  statuses: 'Statusar',
  categories: 'Kategorier',
  general: 'Allmänt',
  adminsTitle: 'För administratörer',
  adminsText:
    'Bara administratörer hos {client} kan öppna den här sidan. Fråga er administratör om du behöver något här.',
  copy: 'Kopiera',
  copied: 'Kopierat',
  notCopied: 'Kopieringen misslyckades. Markera texten och kopiera den själv.',
  done: 'Klar',
  leaveTitle: 'Lämna utan att spara?',
  leaveText: 'Dina ändringar är inte sparade.',
  leave: 'Lämna',
  leaveUncopied: 'Stäng utan att kopiera',
  hours: { one: '{count} timme', other: '{count} timmar' },
  days: { one: '{count} dag', other: '{count} dagar' },
  noGrace: 'Återkalla nu (läckt)',
};
