import type { Language } from '@/lib/shared/languages';

interface PortalLinkText {
  readonly subject: string;
  readonly hello: string;
  readonly helloPlain: string;
  readonly lead: string;
  readonly message: string;
  readonly open: string;
  readonly valid: string;
  readonly pin: string;
  readonly careful: string;
}

/** The e-mail with the policyholder's link to the portal. */
export const PORTAL_LINK: Readonly<Record<Language, PortalLinkText>> = {
  en: {
    subject: '{insurer}: please review the items of your claim {claim}',
    hello: 'Hello {name},',
    helloPlain: 'Hello,',
    lead: '{insurer} asks you to review the items of your claim {claim}. You need no account: open the link on your phone or computer.',
    message: 'Message from {insurer}:',
    open: 'Review my items',
    valid: 'The link works until {date}.',
    pin: 'You also need a PIN. Your insurer sends it separately, not by e-mail.',
    careful:
      'The link opens your claim. Do not share it; if this e-mail is not for you, delete it.',
  },
  da: {
    subject: '{insurer}: gennemgå genstandene i din skade {claim}',
    hello: 'Hej {name}',
    helloPlain: 'Hej',
    lead: '{insurer} beder dig gennemgå genstandene i din skade {claim}. Du behøver ingen konto: åbn linket på din telefon eller computer.',
    message: 'Besked fra {insurer}:',
    open: 'Gennemgå mine genstande',
    valid: 'Linket virker til {date}.',
    pin: 'Du skal også bruge en pinkode. Dit forsikringsselskab giver dig den på en anden måde, ikke i en e-mail.',
    careful:
      'Linket åbner din skadesag: giv det ikke videre. Hvis denne e-mail ikke er til dig, så slet den.',
  },
  sv: {
    subject: '{insurer}: kontrollera föremålen i din skada {claim}',
    hello: 'Hej {name},',
    helloPlain: 'Hej,',
    lead: '{insurer} ber dig kontrollera föremålen i din skada {claim}. Du behöver inget konto: öppna länken på telefonen eller datorn.',
    message: 'Meddelande från {insurer}:',
    open: 'Kontrollera mina föremål',
    valid: 'Länken fungerar till {date}.',
    pin: 'Du behöver också en PIN-kod. Ditt försäkringsbolag ger dig den på ett annat sätt, inte via e-post.',
    careful:
      'Länken öppnar ditt skadeärende: lämna den inte vidare. Om mejlet inte är till dig, ta bort det.',
  },
  nb: {
    subject: '{insurer}: kontroller gjenstandene i skaden din {claim}',
    hello: 'Hei {name},',
    helloPlain: 'Hei,',
    lead: '{insurer} ber deg kontrollere gjenstandene i skaden din {claim}. Du trenger ingen konto: åpne lenken på telefonen eller datamaskinen.',
    message: 'Melding fra {insurer}:',
    open: 'Kontroller gjenstandene mine',
    valid: 'Lenken virker til {date}.',
    pin: 'Du trenger også en PIN-kode. Forsikringsselskapet gir deg den på en annen måte, ikke på e-post.',
    careful:
      'Lenken åpner skadesaken din: ikke gi den videre. Hvis denne e-posten ikke er til deg, slett den.',
  },
  de: {
    subject: '{insurer}: Bitte prüfen Sie die Gegenstände Ihres Schadens {claim}',
    hello: 'Guten Tag {name},',
    helloPlain: 'Guten Tag,',
    lead: '{insurer} bittet Sie, die Gegenstände Ihres Schadens {claim} zu prüfen. Sie brauchen kein Konto: Öffnen Sie den Link auf Ihrem Telefon oder Computer.',
    message: 'Nachricht von {insurer}:',
    open: 'Meine Gegenstände prüfen',
    valid: 'Der Link gilt bis {date}.',
    pin: 'Sie brauchen außerdem eine PIN. Ihre Versicherung teilt sie Ihnen auf anderem Weg mit, nicht per E-Mail.',
    careful:
      'Der Link öffnet Ihren Schadenfall: Geben Sie ihn nicht weiter. Ist diese E-Mail nicht für Sie bestimmt, löschen Sie sie bitte.',
  },
  fi: {
    subject: '{insurer}: tarkista vahinkosi {claim} tavarat',
    hello: 'Hei {name},',
    helloPlain: 'Hei,',
    lead: '{insurer} pyytää sinua tarkistamaan vahinkosi {claim} tavarat. Et tarvitse tiliä: avaa linkki puhelimella tai tietokoneella.',
    message: 'Viesti, lähettäjä {insurer}:',
    open: 'Tarkista tavarani',
    valid: 'Linkki toimii {date} asti.',
    pin: 'Tarvitset myös PIN-koodin. Vakuutusyhtiösi kertoo sen sinulle muulla tavalla, ei sähköpostitse.',
    careful:
      'Linkki avaa vahinkoasiasi: älä anna sitä muille. Jos tämä viesti ei ole sinulle, poista se.',
  },
};
