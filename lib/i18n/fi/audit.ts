import type { audit as English } from '../en/audit';

export const audit: typeof English = {
  lead: 'Jokainen vahingon muutos ja kaikki, mikä koskee itse asiakasta {client}, kirjataan muutoksen hetkellä eikä sitä koskaan muuteta: jokainen tapahtuma sisältää edellisen tiivisteen.',
  export: {
    title: 'Lataa tiedostona',
    text: 'Asiakkaan ja kaikkien sen vahinkojen tapahtumat, kukin tiivistettyine tietoineen, jotta muut voivat tarkistaa ne.',
    format: 'Muoto',
    formats: { ndjson: 'NDJSON, yksi JSON-objekti riviä kohti', csv: 'CSV, taulukkolaskentaan' },
    first: 'Ensimmäinen päivä',
    last: 'Viimeinen päivä',
    days: 'Molemmat mukaan lukien. Tyhjä: ei rajaa.',
    wrong: 'Viimeinen päivä on ennen ensimmäistä.',
    download: 'Lataa',
    cut: 'Rajatussa otteessa ketjun ensimmäinen tapahtuma jatkaa tapahtumaa, jota tiedostossa ei ole. Lataa kaikki, jos haluat tarkistaa kokonaiset ketjut.',
  },
  verify: {
    title: 'Tarkistaminen',
    text: 'Palvelun ylläpitäjä käy kaikki ketjut läpi tällä komennolla. Se nimeää jokaisen kohdan, jossa jotain on muutettu, poistettu tai lisätty väliin, ja päättyy tilaan 1, jos sellainen löytyy.',
    command: 'Komento',
    copy: 'Kopioi komento',
    digest: 'Tietokannan omistaja voisi kirjoittaa ketjun uudelleen jostakin kohdasta alkaen. Kirjaa siksi joka päivä saman komennon tulos valitsimella --digest paikkaan, johon omistaja ei ulotu: uudelleen kirjoitettu historia ei enää anna samaa arvoa.',
  },
  events: {
    title: 'Mitä asiakkaalle tapahtui',
    lead: 'Avaimet, henkilöt, webhookit, säännöt, tuonnit; uusimmat ensin. Vahingon tapahtumat ovat sen omassa lokissa.',
    table: 'Tapahtumat',
    columns: { number: 'Nro', time: 'Aika', what: 'Mitä', who: 'Kuka', details: 'Tarkemmin' },
    operator: 'palvelun ylläpito',
    emptyTitle: 'Mitään ei ole vielä tapahtunut',
    emptyText: 'Ensimmäinen avain tai henkilö näkyy täällä.',
    loadFailed: 'Tapahtumia ei voitu hakea',
  },
};
