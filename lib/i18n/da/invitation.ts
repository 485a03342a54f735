import type { invitation as English } from '../en/invitation';

export const invitation: typeof English = {
  title: 'Din invitation',
  resetTitle: 'Vælg en adgangskode',
  looking: 'Ser på dit link',
  joinLead: '{client} har inviteret dig, {name}.',
  resetLead: 'Vælg en ny adgangskode til {client}, {name}. Den afslutter alle dine sessioner.',
  email: 'Du logger ind med {email}.',
  password: 'Adgangskode',
  passwordHint: 'Mindst {count} tegn. Nogle ord i rækkefølge er gode.',
  known: 'Logger du allerede ind her med denne adresse, så skriv den adgangskode, du har.',
  show: 'Vis adgangskoden',
  join: 'Vær med',
  reset: 'Gem adgangskoden',
  missing: 'Udfyld dette.',
  short: 'Den er for kort: mindst {count} tegn.',
  long: 'Den er for lang: højst {count} tegn.',
  other_password:
    'Der er en konto med denne adresse, og dette er ikke dens adgangskode. Skriv den, du logger ind med.',
  again: 'Det lykkedes ikke, fordi noget andet skete samtidig. Prøv en gang til.',
  too_many: 'For mange forsøg. Vent {count} minutter, og åbn linket igen.',
  broken: 'Tjenesten kunne ikke nås. Intet er sket; prøv igen.',
  over: {
    unknown: {
      title: 'Dette link åbner intet',
      text: 'Det kan være skåret over, da det blev kopieret, eller erstattet af et nyere. Bed jeres administrator om et andet.',
    },
    used: {
      title: 'Dette link er brugt',
      text: 'Det virker én gang. Var det dig, så log ind; var det ikke, så sig det til jeres administrator.',
    },
    revoked: {
      title: 'Dette link er trukket tilbage',
      text: 'Bed jeres administrator om et andet.',
    },
    expired: { title: 'Dette link er udløbet', text: 'Bed jeres administrator om et andet.' },
  },
  doneTitle: 'Du er inde',
  doneText: 'Log ind med {email} og din adgangskode.',
  signIn: 'Log ind',
};
