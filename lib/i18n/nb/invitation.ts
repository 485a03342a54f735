import type { invitation as English } from '../en/invitation';

export const invitation: typeof English = {
  title: 'Din invitasjon',
  resetTitle: 'Velg et passord',
  looking: 'Ser på lenken din',
  joinLead: '{client} har invitert deg, {name}.',
  resetLead: 'Velg et nytt passord for {client}, {name}. Det avslutter alle øktene dine.',
  email: 'Du logger inn med {email}.',
  password: 'Passord',
  passwordHint: 'Minst {count} tegn. Noen ord etter hverandre er bra.',
  known: 'Logger du allerede inn her med denne adressen, skriver du passordet du har.',
  show: 'Vis passordet',
  join: 'Bli med',
  reset: 'Lagre passordet',
  missing: 'Fyll ut dette.',
  short: 'Det er for kort: minst {count} tegn.',
  long: 'Det er for langt: høyst {count} tegn.',
  other_password:
    'Det finnes en konto med denne adressen, og dette er ikke passordet til den. Skriv det du logger inn med.',
  again: 'Det lyktes ikke fordi noe annet skjedde samtidig. Prøv en gang til.',
  too_many: 'For mange forsøk. Vent {count} minutter, og åpne lenken igjen.',
  broken: 'Tjenesten kunne ikke nås. Ingenting har skjedd; prøv igjen.',
  over: {
    unknown: {
      title: 'Denne lenken åpner ingenting',
      text: 'Den kan være kuttet da den ble kopiert, eller erstattet av en nyere. Be administratoren deres om en annen.',
    },
    used: {
      title: 'Denne lenken er brukt',
      text: 'Den virker én gang. Var det deg, logger du inn; hvis ikke, si fra til administratoren deres.',
    },
    revoked: {
      title: 'Denne lenken er trukket tilbake',
      text: 'Be administratoren deres om en annen.',
    },
    expired: { title: 'Denne lenken er utløpt', text: 'Be administratoren deres om en annen.' },
  },
  doneTitle: 'Du er inne',
  doneText: 'Logg inn med {email} og passordet ditt.',
  signIn: 'Logg inn',
};
