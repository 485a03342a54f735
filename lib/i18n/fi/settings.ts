import type { settings as English } from '../en/settings';

/** The texts of the settings. Only those pages load them. */
export const settings: typeof English = {
  title: 'Asetukset',
  sections: 'Asetukset',
  rules: 'Arvonalennussäännöt',
  imports: 'Hintojen tuonti',
  apiKeys: 'API-avaimet',
  webhooks: 'Webhookit',
  requestLog: 'Pyyntöloki',
  audit: 'Tapahtumaloki',
  users: 'Käyttäjät',
  statuses: 'Tilat',
  categories: 'Luokat',
  general: 'Yleiset',
  adminsTitle: 'Ylläpitäjille',
  adminsText:
    'Vain ylläpitäjät ({client}) voivat avata tämän sivun. Kysy ylläpitäjältänne, jos tarvitset täältä jotain.',
  copy: 'Kopioi',
  copied: 'Kopioitu',
  notCopied: 'Kopiointi ei onnistunut. Valitse teksti ja kopioi se itse.',
  done: 'Valmis',
  leaveTitle: 'Poistutaanko tallentamatta?',
  leaveText: 'Muutoksiasi ei ole tallennettu.',
  leave: 'Poistu',
  leaveUncopied: 'Sulje kopioimatta',
  hours: { one: '{count} tunti', other: '{count} tuntia' },
  days: { one: '{count} päivä', other: '{count} päivää' },
  noGrace: 'Peru heti (vuotanut)',
};
