import type { VerifyMessages } from '../en/verify';

export const verify: VerifyMessages = {
  title: 'Kontrollér en rapport',
  ours: {
    title: '{client} har udstedt denne rapport',
    text: 'Udstedt {when}, ikke trukket tilbage.',
  },
  revoked: {
    title: 'Rapporten er trukket tilbage',
    text: '{client} udstedte den {when} og trak den tilbage {revoked}. Bed {client} om den gældende rapport.',
  },
  unknown: {
    title: 'Rapporten findes ikke',
    text: 'Sammenlign nummeret med det nederst på hver side. Alle vores rapporter kan kontrolleres her.',
  },
  enterNumber: { title: 'Indtast rapportens nummer', text: 'Det står nederst på hver side.' },
  too_many: {
    title: 'For mange forsøg',
    text: 'Vent {count} minutter, og prøv igen.',
  },
  number: 'Rapportnummer',
  check: 'Kontrollér',
  sha256: 'Filens SHA-256',
  lead: 'Er din fil uændret?',
  hint: 'Den sammenlignes på din enhed og sendes ingen steder hen.',
  choose: 'Vælg filen',
  outcomes: {
    same: 'Filen er uændret.',
    sameRevoked: 'Filen er uændret, men rapporten er trukket tilbage.',
    changed: 'Filen er ændret eller er et andet dokument.',
    unreadable: 'Filen kunne ikke læses.',
    byHand:
      'Denne browser kan ikke sammenligne den her. Sammenlign filens SHA-256 med den ovenfor.',
  },
};
