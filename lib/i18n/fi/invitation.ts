import type { invitation as English } from '../en/invitation';

export const invitation: typeof English = {
  title: 'Kutsusi',
  resetTitle: 'Valitse salasana',
  looking: 'Tarkistetaan linkkiä',
  joinLead: '{client} on kutsunut sinut, {name}.',
  resetLead: 'Valitse uusi salasana asiakkaalle {client}, {name}. Se päättää kaikki istuntosi.',
  email: 'Kirjaudut osoitteella {email}.',
  password: 'Salasana',
  passwordHint: 'Vähintään {count} merkkiä. Käytä muutamaa toisiinsa liittymätöntä sanaa.',
  known: 'Jos kirjaudut tänne jo tällä osoitteella, anna nykyinen salasanasi.',
  show: 'Näytä salasana',
  join: 'Liity',
  reset: 'Tallenna salasana',
  missing: 'Täytä tämä.',
  short: 'Se on liian lyhyt: vähintään {count} merkkiä.',
  long: 'Se on liian pitkä: enintään {count} merkkiä.',
  other_password: 'Osoitteella on jo tili, jolla on toinen salasana. Anna se, jolla kirjaudut.',
  again: 'Samaan aikaan tapahtui jotain muuta. Yritä uudelleen.',
  too_many: 'Liian monta yritystä. Odota {count} minuuttia ja avaa linkki uudelleen.',
  broken: 'Palveluun ei saada yhteyttä. Yritä uudelleen.',
  over: {
    unknown: {
      title: 'Tämä linkki ei toimi',
      text: 'Se voi olla vajaa tai korvattu uudemmalla. Pyydä ylläpitäjältänne uusi linkki.',
    },
    used: {
      title: 'Tämä linkki on jo käytetty',
      text: 'Se toimii kerran. Jos se olit sinä, kirjaudu sisään; jos et, kerro ylläpitäjällenne.',
    },
    revoked: { title: 'Tämä linkki on peruttu', text: 'Pyydä ylläpitäjältänne uusi linkki.' },
    expired: { title: 'Tämä linkki on vanhentunut', text: 'Pyydä ylläpitäjältänne uusi linkki.' },
  },
  doneTitle: 'Tilisi on valmis',
  doneText: 'Kirjaudu osoitteella {email} ja salasanallasi.',
  signIn: 'Kirjaudu sisään',
};
