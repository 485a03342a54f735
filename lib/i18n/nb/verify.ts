import type { VerifyMessages } from '../en/verify';

export const verify: VerifyMessages = {
  title: 'Kontroller en rapport',
  ours: {
    title: '{client} har utstedt denne rapporten',
    text: 'Utstedt {when}, ikke trukket tilbake.',
  },
  revoked: {
    title: 'Rapporten er trukket tilbake',
    text: '{client} utstedte den {when} og trakk den tilbake {revoked}. Be {client} om den gjeldende rapporten.',
  },
  unknown: {
    title: 'Rapporten finnes ikke',
    text: 'Sammenlign nummeret med det nederst på hver side. Alle våre rapporter kan kontrolleres her.',
  },
  enterNumber: { title: 'Skriv inn nummeret på rapporten', text: 'Det står nederst på hver side.' },
  too_many: {
    title: 'For mange forsøk',
    text: 'Vent {count} minutter og prøv igjen.',
  },
  number: 'Rapportnummer',
  check: 'Kontroller',
  sha256: 'Filens SHA-256',
  lead: 'Er filen din uendret?',
  hint: 'Den sammenlignes på enheten din og sendes ikke noe sted.',
  choose: 'Velg filen',
  outcomes: {
    same: 'Filen er uendret.',
    sameRevoked: 'Filen er uendret, men rapporten er trukket tilbake.',
    changed: 'Filen er endret eller er et annet dokument.',
    unreadable: 'Filen kunne ikke leses.',
    byHand:
      'Denne nettleseren kan ikke sammenligne den her. Sammenlign filens SHA-256 med den ovenfor.',
  },
};
