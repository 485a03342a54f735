import type { Language } from '@/lib/shared/languages';

interface Purpose {
  readonly subject: string;
  readonly lead: string;
  readonly open: string;
}

interface InvitationText {
  readonly hello: string;
  readonly join: Purpose;
  readonly reset: Purpose;
  readonly valid: string;
  readonly careful: string;
}

/** The e-mails with a link to join a client or to reset a password. */
export const INVITATION: Readonly<Record<Language, InvitationText>> = {
  en: {
    hello: 'Hello {name},',
    join: {
      subject: '{client}: you are invited to the claims desk',
      lead: '{client} invites you to work on its claims. Open the link and choose a password.',
      open: 'Accept the invitation',
    },
    reset: {
      subject: '{client}: choose a new password',
      lead: 'An administrator of {client} created a link for you to choose a new password. Your current password works until then.',
      open: 'Choose a password',
    },
    valid: 'The link works once, until {time}.',
    careful:
      'Anyone with the link can use it. Do not share it; if you did not expect this e-mail, delete it.',
  },
  da: {
    hello: 'Hej {name}',
    join: {
      subject: '{client}: du er inviteret til skadebehandlingen',
      lead: '{client} inviterer dig til at arbejde med deres skader. Åbn linket, og vælg en adgangskode.',
      open: 'Tag imod invitationen',
    },
    reset: {
      subject: '{client}: vælg en ny adgangskode',
      lead: 'En administrator hos {client} har oprettet et link, så du kan vælge en ny adgangskode. Den nuværende virker indtil da.',
      open: 'Vælg en adgangskode',
    },
    valid: 'Linket virker én gang, indtil {time}.',
    careful:
      'Den, der har linket, kan bruge det: giv det ikke videre. Hvis du ikke ventede denne e-mail, så slet den.',
  },
  sv: {
    hello: 'Hej {name},',
    join: {
      subject: '{client}: du är inbjuden till skaderegleringen',
      lead: '{client} bjuder in dig att arbeta med deras skador. Öppna länken och välj ett lösenord.',
      open: 'Ta emot inbjudan',
    },
    reset: {
      subject: '{client}: välj ett nytt lösenord',
      lead: 'En administratör hos {client} har skapat en länk så att du kan välja ett nytt lösenord. Det nuvarande fungerar tills dess.',
      open: 'Välj ett lösenord',
    },
    valid: 'Länken fungerar en gång, till {time}.',
    careful:
      'Den som har länken kan använda den: lämna den inte vidare. Om du inte väntade dig det här mejlet, ta bort det.',
  },
  nb: {
    hello: 'Hei {name},',
    join: {
      subject: '{client}: du er invitert til skadebehandlingen',
      lead: '{client} inviterer deg til å arbeide med skadene deres. Åpne lenken og velg et passord.',
      open: 'Ta imot invitasjonen',
    },
    reset: {
      subject: '{client}: velg et nytt passord',
      lead: 'En administrator hos {client} har opprettet en lenke slik at du kan velge et nytt passord. Det du har nå, virker til da.',
      open: 'Velg et passord',
    },
    valid: 'Lenken virker én gang, til {time}.',
    careful:
      'Den som har lenken, kan bruke den: ikke gi den videre. Hvis du ikke ventet denne e-posten, slett den.',
  },
  de: {
    hello: 'Guten Tag {name},',
    join: {
      subject: '{client}: Sie sind zur Schadenbearbeitung eingeladen',
      lead: '{client} lädt Sie ein, an den Schäden mitzuarbeiten. Öffnen Sie den Link und wählen Sie ein Passwort.',
      open: 'Einladung annehmen',
    },
    reset: {
      subject: '{client}: Bitte wählen Sie ein neues Passwort',
      lead: 'Jemand aus der Administration von {client} hat einen Link erstellt, mit dem Sie ein neues Passwort wählen. Das bisherige gilt bis dahin.',
      open: 'Passwort wählen',
    },
    valid: 'Der Link gilt einmal, bis {time}.',
    careful:
      'Wer den Link hat, kann ihn benutzen: Geben Sie ihn nicht weiter. Haben Sie diese E-Mail nicht erwartet, löschen Sie sie bitte.',
  },
  fi: {
    hello: 'Hei {name},',
    join: {
      subject: '{client}: sinut on kutsuttu vahinkojen käsittelyyn',
      lead: '{client} kutsuu sinut käsittelemään vahinkojaan. Avaa linkki ja valitse salasana.',
      open: 'Hyväksy kutsu',
    },
    reset: {
      subject: '{client}: valitse uusi salasana',
      lead: 'Asiakkaan {client} ylläpitäjä on luonut linkin, jolla voit valita uuden salasanan. Nykyinen toimii siihen asti.',
      open: 'Valitse salasana',
    },
    valid: 'Linkki toimii kerran, {time} asti.',
    careful:
      'Kuka tahansa voi käyttää linkkiä: älä anna sitä muille. Jos et odottanut tätä viestiä, poista se.',
  },
};
