import type { VerifyMessages } from '../en/verify';

export const verify: VerifyMessages = {
  title: 'Kontrollér en rapport',
  ours: {
    title: '{client} har lavet en rapport med dette nummer',
    text: 'Den blev lavet {when} og er ikke trukket tilbage.',
  },
  revoked: {
    title: 'Rapporten er trukket tilbage',
    text: '{client} lavede den {when} og trak den tilbage {revoked}. Spørg {client}, hvilken der gælder nu.',
  },
  unknown: {
    title: 'Vi kender ingen rapport med dette nummer',
    text: 'Sammenlign det med nummeret nederst på hver side. Alle rapporter, som vi har lavet, er kendt her.',
  },
  asked: { title: 'Indtast rapportens nummer', text: 'Det står nederst på hver side.' },
  too_many: {
    title: 'For mange forespørgsler',
    text: 'Vent {count} minutter, og åbn adressen igen.',
  },
  number: 'Rapportnummer',
  check: 'Kontrollér',
  sha256: 'Filens SHA-256',
  lead: 'Er din fil den, der blev lavet?',
  hint: 'Den sammenlignes på din enhed og sendes ingen steder hen.',
  choose: 'Vælg filen',
  outcomes: {
    same: 'Filen er uændret: det er den, der blev lavet.',
    sameRevoked: 'Filen er uændret, men rapporten er trukket tilbage.',
    changed: 'Det er ikke den fil, der blev lavet: den er ændret, eller det er et andet dokument.',
    unreadable: 'Filen kunne ikke læses.',
    byHand:
      'Denne browser kan ikke sammenligne den her. Sammenlign filens SHA-256 med den ovenfor.',
  },
};
