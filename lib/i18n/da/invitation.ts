import type { invitation as English } from '../en/invitation';

export const invitation: typeof English = {
  title: 'Din invitation',
  resetTitle: 'Vælg en adgangskode',
  looking: 'Kontrollerer dit link',
  joinLead: '{client} har inviteret dig, {name}.',
  resetLead: 'Vælg en ny adgangskode til {client}, {name}. Den afslutter alle dine sessioner.',
  email: 'Du logger ind med {email}.',
  password: 'Adgangskode',
  passwordHint: 'Mindst {count} tegn. Brug nogle ord uden sammenhæng.',
  known: 'Logger du allerede ind her med denne adresse, så skriv den adgangskode, du har.',
  show: 'Vis adgangskoden',
  join: 'Vær med',
  reset: 'Gem adgangskoden',
  missing: 'Udfyld dette.',
  short: 'Den er for kort: mindst {count} tegn.',
  long: 'Den er for lang: højst {count} tegn.',
  other_password:
    'Adressen har allerede en konto med en anden adgangskode. Indtast den, du logger ind med.',
  again: 'Noget andet skete samtidig. Prøv igen.',
  too_many: 'For mange forsøg. Vent {count} minutter, og åbn linket igen.',
  broken: 'Tjenesten kan ikke nås. Prøv igen.',
  over: {
    unknown: {
      title: 'Dette link virker ikke',
      text: 'Det er måske ufuldstændigt eller erstattet af et nyere. Bed jeres administrator om et nyt link.',
    },
    used: {
      title: 'Dette link er allerede brugt',
      text: 'Det virker én gang. Var det dig, så log ind; var det ikke, så sig det til jeres administrator.',
    },
    revoked: {
      title: 'Dette link er trukket tilbage',
      text: 'Bed jeres administrator om et nyt link.',
    },
    expired: { title: 'Dette link er udløbet', text: 'Bed jeres administrator om et nyt link.' },
  },
  doneTitle: 'Din konto er klar',
  doneText: 'Log ind med {email} og din adgangskode.',
  signIn: 'Log ind',
};
