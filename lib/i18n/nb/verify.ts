import type { VerifyMessages } from '../en/verify';

export const verify: VerifyMessages = {
  title: 'Kontroller en rapport',
  ours: { title: 'Rapporten er vår', text: '{client} laget den {when}. Den er ikke trukket tilbake.' },
  revoked: { title: 'Rapporten er trukket tilbake', text: '{client} laget den {when} og trakk den tilbake {revoked}. Spør {client} hvilken som gjelder nå.' },
  unknown: { title: 'Vi kjenner ingen rapport med dette nummeret', text: 'Sammenlign nummeret med det som står nederst på hver side. En rapport fra oss har et nummer som er kjent her.' },
  too_many: { title: 'For mange forespørsler', text: 'Vent {count} minutter og åpne adressen igjen.' },
  document: 'Dokument',
  sha256: 'Filens SHA-256',
  lead: 'Er filen du har, den som ble laget?',
  hint: 'Den sammenlignes på enheten din og sendes ikke noe sted.',
  choose: 'Velg filen',
  outcomes: {
    same: 'Filen er uendret: det er den som ble laget.',
    sameRevoked: 'Filen er uendret, men rapporten er trukket tilbake.',
    changed: 'Dette er ikke filen som ble laget: den er endret, eller det er et annet dokument.',
    unreadable: 'Filen kunne ikke leses.',
    byHand: 'Denne nettleseren kan ikke sammenligne den her. Sammenlign filens SHA-256 med den ovenfor.',
  },
};
