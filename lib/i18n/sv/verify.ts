import type { VerifyMessages } from '../en/verify';

export const verify: VerifyMessages = {
  title: 'Kontrollera en rapport',
  ours: {
    title: '{client} har gjort en rapport med detta nummer',
    text: 'Den gjordes {when} och har inte dragits tillbaka.',
  },
  revoked: {
    title: 'Rapporten har dragits tillbaka',
    text: '{client} gjorde den {when} och drog tillbaka den {revoked}. Fråga {client} vilken som gäller nu.',
  },
  unknown: {
    title: 'Vi känner inte till någon rapport med detta nummer',
    text: 'Jämför det med numret längst ned på varje sida. Alla rapporter som vi har gjort är kända här.',
  },
  asked: { title: 'Ange rapportens nummer', text: 'Det står längst ned på varje sida.' },
  too_many: { title: 'För många frågor', text: 'Vänta {count} minuter och öppna adressen igen.' },
  number: 'Rapportnummer',
  check: 'Kontrollera',
  sha256: 'Filens SHA-256',
  lead: 'Är din fil den som gjordes?',
  hint: 'Den jämförs på din enhet och skickas ingenstans.',
  choose: 'Välj filen',
  outcomes: {
    same: 'Filen är oförändrad: det är den som gjordes.',
    sameRevoked: 'Filen är oförändrad, men rapporten har dragits tillbaka.',
    changed:
      'Det här är inte filen som gjordes: den har ändrats, eller så är det ett annat dokument.',
    unreadable: 'Filen kunde inte läsas.',
    byHand: 'Den här webbläsaren kan inte jämföra den här. Jämför filens SHA-256 med den ovan.',
  },
};
