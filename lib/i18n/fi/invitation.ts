import type { invitation as English } from '../en/invitation';

export const invitation: typeof English = {
  title: 'Kutsusi',
  resetTitle: 'Valitse salasana',
  looking: 'Linkkiäsi katsotaan',
  joinLead: '{client} on kutsunut sinut, {name}.',
  resetLead: 'Valitse uusi salasana asiakkaalle {client}, {name}. Se päättää kaikki istuntosi.',
  email: 'Kirjaudut osoitteella {email}.',
  password: 'Salasana',
  passwordHint: 'Vähintään {count} merkkiä. Muutama sana peräkkäin on hyvä.',
  known: 'Jos kirjaudut tänne jo tällä osoitteella, anna nykyinen salasanasi.',
  show: 'Näytä salasana',
  join: 'Liity',
  reset: 'Tallenna salasana',
  missing: 'Täytä tämä.',
  short: 'Se on liian lyhyt: vähintään {count} merkkiä.',
  long: 'Se on liian pitkä: enintään {count} merkkiä.',
  other_password:
    'Tällä osoitteella on tili, eikä tämä ole sen salasana. Anna se, jolla kirjaudut.',
  again: 'Ei onnistunut, koska samaan aikaan tapahtui jotain muuta. Yritä vielä kerran.',
  too_many: 'Liian monta yritystä. Odota {count} minuuttia ja avaa linkki uudelleen.',
  broken: 'Palveluun ei saatu yhteyttä. Mitään ei tapahtunut; yritä uudelleen.',
  over: {
    unknown: {
      title: 'Tämä linkki ei avaa mitään',
      text: 'Se on ehkä katkennut kopioitaessa tai korvattu uudemmalla. Pyydä ylläpitäjältänne toinen.',
    },
    used: {
      title: 'Tämä linkki on käytetty',
      text: 'Se toimii kerran. Jos se olit sinä, kirjaudu sisään; jos et, kerro ylläpitäjällenne.',
    },
    revoked: { title: 'Tämä linkki on peruttu', text: 'Pyydä ylläpitäjältänne toinen.' },
    expired: { title: 'Tämä linkki on vanhentunut', text: 'Pyydä ylläpitäjältänne toinen.' },
  },
  doneTitle: 'Olet mukana',
  doneText: 'Kirjaudu osoitteella {email} ja salasanallasi.',
  signIn: 'Kirjaudu sisään',
};
