import type { VerifyMessages } from '../en/verify';

export const verify: VerifyMessages = {
  title: 'Tarkista raportti',
  ours: {
    title: '{client} on antanut tämän raportin',
    text: 'Annettu {when}, ei peruutettu.',
  },
  revoked: {
    title: 'Raportti on peruutettu',
    text: '{client} antoi sen {when} ja peruutti sen {revoked}. Pyydä voimassa oleva raportti: {client}.',
  },
  unknown: {
    title: 'Raporttia ei löytynyt',
    text: 'Vertaa numeroa jokaisen sivun alareunassa olevaan. Kaikki raporttimme voi tarkistaa täällä.',
  },
  enterNumber: { title: 'Anna raportin numero', text: 'Se on jokaisen sivun alareunassa.' },
  too_many: {
    title: 'Liian monta yritystä',
    text: 'Odota {count} minuuttia ja yritä uudelleen.',
  },
  number: 'Raportin numero',
  check: 'Tarkista',
  sha256: 'Tiedoston SHA-256',
  lead: 'Onko tiedostosi muuttumaton?',
  hint: 'Sitä verrataan laitteellasi, eikä sitä lähetetä mihinkään.',
  choose: 'Valitse tiedosto',
  outcomes: {
    same: 'Tiedosto on muuttumaton.',
    sameRevoked: 'Tiedosto on muuttumaton, mutta raportti on peruutettu.',
    changed: 'Tiedostoa on muutettu, tai se on toinen asiakirja.',
    unreadable: 'Tiedostoa ei voitu lukea.',
    byHand:
      'Tämä selain ei voi verrata sitä tässä. Vertaa tiedostosi SHA-256-tiivistettä yllä olevaan.',
  },
};
