import type { VerifyMessages } from '../en/verify';

export const verify: VerifyMessages = {
  title: 'Kontrollera en rapport',
  ours: {
    title: '{client} har utfärdat den här rapporten',
    text: 'Utfärdad {when}, inte tillbakadragen.',
  },
  revoked: {
    title: 'Rapporten har dragits tillbaka',
    text: '{client} utfärdade den {when} och drog tillbaka den {revoked}. Be {client} om den gällande rapporten.',
  },
  unknown: {
    title: 'Rapporten finns inte',
    text: 'Jämför numret med det längst ned på varje sida. Alla våra rapporter kan kontrolleras här.',
  },
  enterNumber: { title: 'Ange rapportens nummer', text: 'Det står längst ned på varje sida.' },
  too_many: { title: 'För många försök', text: 'Vänta {count} minuter och försök igen.' },
  number: 'Rapportnummer',
  check: 'Kontrollera',
  sha256: 'Filens SHA-256',
  lead: 'Är din fil oförändrad?',
  hint: 'Den jämförs på din enhet och skickas ingenstans.',
  choose: 'Välj filen',
  outcomes: {
    same: 'Filen är oförändrad.',
    sameRevoked: 'Filen är oförändrad, men rapporten har dragits tillbaka.',
    changed: 'Filen har ändrats eller är ett annat dokument.',
    unreadable: 'Filen kunde inte läsas.',
    byHand: 'Den här webbläsaren kan inte jämföra den här. Jämför filens SHA-256 med den ovan.',
  },
};
