import type { invitation as English } from '../en/invitation';

export const invitation: typeof English = {
  title: 'Din invitasjon',
  resetTitle: 'Velg et passord',
  looking: 'Kontrollerer lenken din',
  joinLead: '{client} har invitert deg, {name}.',
  resetLead: 'Velg et nytt passord for {client}, {name}. Det avslutter alle øktene dine.',
  email: 'Du logger inn med {email}.',
  password: 'Passord',
  passwordHint: 'Minst {count} tegn. Bruk noen ord uten sammenheng.',
  known: 'Logger du allerede inn her med denne adressen, skriver du passordet du har.',
  show: 'Vis passordet',
  join: 'Bli med',
  reset: 'Lagre passordet',
  missing: 'Fyll ut dette.',
  short: 'Det er for kort: minst {count} tegn.',
  long: 'Det er for langt: høyst {count} tegn.',
  other_password:
    'Adressen har allerede en konto med et annet passord. Skriv inn det du logger inn med.',
  again: 'Noe annet skjedde samtidig. Prøv igjen.',
  too_many: 'For mange forsøk. Vent {count} minutter, og åpne lenken igjen.',
  broken: 'Tjenesten kan ikke nås. Prøv igjen.',
  over: {
    unknown: {
      title: 'Denne lenken virker ikke',
      text: 'Den kan være ufullstendig eller erstattet av en nyere. Be administratoren deres om en ny lenke.',
    },
    used: {
      title: 'Denne lenken er allerede brukt',
      text: 'Den virker én gang. Var det deg, logger du inn; hvis ikke, si fra til administratoren deres.',
    },
    revoked: {
      title: 'Denne lenken er trukket tilbake',
      text: 'Be administratoren deres om en ny lenke.',
    },
    expired: { title: 'Denne lenken er utløpt', text: 'Be administratoren deres om en ny lenke.' },
  },
  doneTitle: 'Kontoen din er klar',
  doneText: 'Logg inn med {email} og passordet ditt.',
  signIn: 'Logg inn',
};
