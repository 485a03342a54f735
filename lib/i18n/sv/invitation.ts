import type { invitation as English } from '../en/invitation';

export const invitation: typeof English = {
  title: 'Din inbjudan',
  resetTitle: 'Välj ett lösenord',
  looking: 'Ser på din länk',
  joinLead: '{client} har bjudit in dig, {name}.',
  resetLead: 'Välj ett nytt lösenord för {client}, {name}. Det avslutar alla dina sessioner.',
  email: 'Du loggar in med {email}.',
  password: 'Lösenord',
  passwordHint: 'Minst {count} tecken. Några ord i rad är bra.',
  known: 'Loggar du redan in här med den här adressen, så skriv lösenordet som du har.',
  show: 'Visa lösenordet',
  join: 'Gå med',
  reset: 'Spara lösenordet',
  missing: 'Fyll i detta.',
  short: 'Det är för kort: minst {count} tecken.',
  long: 'Det är för långt: högst {count} tecken.',
  other_password:
    'Det finns ett konto med den här adressen, och detta är inte dess lösenord. Skriv det som du loggar in med.',
  again: 'Det gick inte, eftersom något annat hände samtidigt. Försök en gång till.',
  too_many: 'För många försök. Vänta {count} minuter och öppna länken igen.',
  broken: 'Tjänsten kunde inte nås. Inget har hänt; försök igen.',
  over: {
    unknown: {
      title: 'Den här länken öppnar inget',
      text: 'Den kan ha blivit avklippt när den kopierades, eller ersatt av en nyare. Be er administratör om en annan.',
    },
    used: {
      title: 'Den här länken är använd',
      text: 'Den fungerar en gång. Var det du, så logga in; annars säg till er administratör.',
    },
    revoked: {
      title: 'Den här länken är tillbakadragen',
      text: 'Be er administratör om en annan.',
    },
    expired: { title: 'Den här länken har gått ut', text: 'Be er administratör om en annan.' },
  },
  doneTitle: 'Du är med',
  doneText: 'Logga in med {email} och ditt lösenord.',
  signIn: 'Logga in',
};
