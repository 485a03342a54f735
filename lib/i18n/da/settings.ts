import type { settings as English } from '../en/settings';

/** The texts of the settings. Only those pages load them. */
export const settings: typeof English = {
  title: 'Indstillinger',
  sections: 'Indstillinger',
  rules: 'Regler for værdiforringelse',
  imports: 'Prisimport',
  apiKeys: 'API-nøgler',
  webhooks: 'Webhooks',
  requestLog: 'Forespørgselslog',
  audit: 'Revisionsspor',
  users: 'Brugere',
  statuses: 'Statusser',
  categories: 'Kategorier',
  general: 'Generelt',
  adminsTitle: 'For administratorer',
  adminsText:
    'Kun administratorer hos {client} kan åbne denne side. Spørg jeres administrator, hvis du har brug for noget her.',
  copy: 'Kopiér',
  copied: 'Kopieret',
  notCopied: 'Kopieringen mislykkedes. Markér teksten, og kopiér den selv.',
  done: 'Færdig',
  leaveTitle: 'Forlad uden at gemme?',
  leaveText: 'Dine ændringer er ikke gemt.',
  leave: 'Forlad',
  leaveUncopied: 'Luk uden at kopiere',
  hours: { one: '{count} time', other: '{count} timer' },
  days: { one: '{count} dag', other: '{count} dage' },
  noGrace: 'Tilbagekald nu (lækket)',
};
