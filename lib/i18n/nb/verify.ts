import type { VerifyMessages } from '../en/verify';

export const verify: VerifyMessages = {
  title: 'Kontroller en rapport',
  ours: {
    title: '{client} har laget en rapport med dette nummeret',
    text: 'Den ble laget {when} og er ikke trukket tilbake.',
  },
  revoked: {
    title: 'Rapporten er trukket tilbake',
    text: '{client} laget den {when} og trakk den tilbake {revoked}. Spør {client} hvilken som gjelder nå.',
  },
  unknown: {
    title: 'Vi kjenner ingen rapport med dette nummeret',
    text: 'Sammenlign det med nummeret nederst på hver side. Alle rapporter som vi har laget, er kjent her.',
  },
  asked: { title: 'Skriv inn nummeret på rapporten', text: 'Det står nederst på hver side.' },
  too_many: {
    title: 'For mange forespørsler',
    text: 'Vent {count} minutter og åpne adressen igjen.',
  },
  number: 'Rapportnummer',
  check: 'Kontroller',
  sha256: 'Filens SHA-256',
  lead: 'Er filen din den som ble laget?',
  hint: 'Den sammenlignes på enheten din og sendes ikke noe sted.',
  choose: 'Velg filen',
  outcomes: {
    same: 'Filen er uendret: det er den som ble laget.',
    sameRevoked: 'Filen er uendret, men rapporten er trukket tilbake.',
    changed: 'Dette er ikke filen som ble laget: den er endret, eller det er et annet dokument.',
    unreadable: 'Filen kunne ikke leses.',
    byHand:
      'Denne nettleseren kan ikke sammenligne den her. Sammenlign filens SHA-256 med den ovenfor.',
  },
};
