import type { invitation as English } from '../en/invitation';

export const invitation: typeof English = {
  title: 'Din inbjudan',
  resetTitle: 'Välj ett lösenord',
  looking: 'Kontrollerar din länk',
  joinLead: '{client} har bjudit in dig, {name}.',
  resetLead: 'Välj ett nytt lösenord för {client}, {name}. Det avslutar alla dina sessioner.',
  email: 'Du loggar in med {email}.',
  password: 'Lösenord',
  passwordHint: 'Minst {count} tecken. Använd några ord utan samband.',
  known: 'Loggar du redan in här med den här adressen, så skriv lösenordet som du har.',
  show: 'Visa lösenordet',
  join: 'Gå med',
  reset: 'Spara lösenordet',
  missing: 'Fyll i detta.',
  short: 'Det är för kort: minst {count} tecken.',
  long: 'Det är för långt: högst {count} tecken.',
  other_password: 'Adressen har redan ett konto med ett annat lösenord. Ange det du loggar in med.',
  again: 'Något annat hände samtidigt. Försök igen.',
  too_many: 'För många försök. Vänta {count} minuter och öppna länken igen.',
  broken: 'Tjänsten kan inte nås. Försök igen.',
  over: {
    unknown: {
      title: 'Den här länken fungerar inte',
      text: 'Den kan vara ofullständig eller ersatt av en nyare. Be er administratör om en ny länk.',
    },
    used: {
      title: 'Den här länken är redan använd',
      text: 'Den fungerar en gång. Var det du, så logga in; annars säg till er administratör.',
    },
    revoked: {
      title: 'Den här länken är tillbakadragen',
      text: 'Be er administratör om en ny länk.',
    },
    expired: { title: 'Den här länken har gått ut', text: 'Be er administratör om en ny länk.' },
  },
  doneTitle: 'Ditt konto är klart',
  doneText: 'Logga in med {email} och ditt lösenord.',
  signIn: 'Logga in',
};
