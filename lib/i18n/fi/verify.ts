import type { VerifyMessages } from '../en/verify';

export const verify: VerifyMessages = {
  title: 'Tarkista raportti',
  ours: {
    title: '{client} on tehnyt raportin tällä numerolla',
    text: 'Se tehtiin {when}, eikä sitä ole peruutettu.',
  },
  revoked: {
    title: 'Raportti on peruutettu',
    text: '{client} teki sen {when} ja peruutti sen {revoked}. Kysy, mikä raportti nyt on voimassa: {client}.',
  },
  unknown: {
    title: 'Emme tunne raporttia tällä numerolla',
    text: 'Vertaa sitä numeroon jokaisen sivun alareunassa. Jokainen tekemämme raportti tunnetaan täällä.',
  },
  asked: { title: 'Anna raportin numero', text: 'Se on jokaisen sivun alareunassa.' },
  too_many: {
    title: 'Liian monta kyselyä',
    text: 'Odota {count} minuuttia ja avaa osoite uudelleen.',
  },
  number: 'Raportin numero',
  check: 'Tarkista',
  sha256: 'Tiedoston SHA-256',
  lead: 'Onko tiedostosi se, joka tehtiin?',
  hint: 'Sitä verrataan laitteellasi, eikä sitä lähetetä mihinkään.',
  choose: 'Valitse tiedosto',
  outcomes: {
    same: 'Tiedosto on muuttumaton: se on se, joka tehtiin.',
    sameRevoked: 'Tiedosto on muuttumaton, mutta raportti on peruutettu.',
    changed: 'Tämä ei ole se tiedosto, joka tehtiin: sitä on muutettu, tai se on toinen asiakirja.',
    unreadable: 'Tiedostoa ei voitu lukea.',
    byHand:
      'Tämä selain ei voi verrata sitä tässä. Vertaa tiedostosi SHA-256-tiivistettä yllä olevaan.',
  },
};
