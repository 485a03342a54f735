import type { clientSettings as English } from '../en/client-settings';

export const clientSettings: typeof English = {
  lead: 'Mikä koskee asiakasta {client} kokonaisuutena.',
  loadFailed: 'Asetuksia ei voitu hakea',
  save: 'Tallenna',
  saved: 'Asetukset on tallennettu',
  failed: 'Asetuksia ei tallennettu',
  changed: 'Joku muutti asetuksia sillä välin. Mitään sinun muutoksistasi ei tallennettu.',
  showPresent: 'Näytä, miten ne ovat nyt',
  unsaved: 'Ei vielä tallennettu',
  missing: 'Täytä tämä.',
  identity: {
    title: 'Asiakas',
    name: 'Nimi',
    nameHint: 'Vahingon kärsineet lukevat sen portaalissa ja raporteissa.',
    language: 'Kieli',
    languageHint: 'Käytetään uusille vahingoille, joilla ei ole kieltä.',
    currency: 'Valuutta',
    currencyHint: 'Kolme kirjainta, kuten EUR. Uusille vahingoille ja alla olevalle rajalle.',
    currencyFixed: 'Ei voi muuttaa: vahingoilla on jo tämä valuutta.',
  },
  languages: { en: 'englanti', da: 'tanska', sv: 'ruotsi', nb: 'norja', de: 'saksa', fi: 'suomi' },
  features: {
    title: 'Toiminnot',
    status: 'Arvioiden tilat',
    statusHint: 'Käsittelijät asettavat, missä arvio on. Ne määritetään kohdassa Tilat.',
  },
  forensics: {
    title: 'Kuvien tutkinta',
    threshold: 'Kuva merkitään tästä varmuudesta alkaen',
    thresholdHint:
      '50–99 %. Koskee kuvia, jotka tutkitaan tästä lähtien: mitään tulosta ei kirjoiteta uudelleen.',
    percent: '{value}\u00a0%',
    wrong: 'Kokonaisluku väliltä 50–99.',
    looking: 'Katsotaan viimeisiä {days} päivää',
    previewPresent: {
      one: 'Rajalla {percent} viimeisten {days} päivän kuvista on merkitty {count}.',
      other: 'Rajalla {percent} viimeisten {days} päivän kuvista on merkitty {count}.',
    },
    previewEqual: {
      one: 'Rajalla {percent} viimeisten {days} päivän kuvista merkittäisiin {count}, yhtä monta kuin nyt.',
      other:
        'Rajalla {percent} viimeisten {days} päivän kuvista merkittäisiin {count}, yhtä monta kuin nyt.',
    },
    preview: {
      one: 'Rajalla {percent} viimeisten {days} päivän kuvista merkittäisiin {count}; rajalla {present} niitä on {now}.',
      other:
        'Rajalla {percent} viimeisten {days} päivän kuvista merkittäisiin {count}; rajalla {present} niitä on {now}.',
    },
    partial: 'Uusimmista 10 000 kuvasta, joista jotain löytyi.',
    previewFailed: 'Ei voitu katsoa, mitä merkittäisiin.',
  },
  approval: {
    title: 'Käsin syötetyt summat',
    limit: 'Tätä suuremman summan ({currency}) ratkaisee toinen henkilö',
    limitHint: 'Tyhjä: ei koskaan.',
    wrong: 'Summa kuten {example}.',
    decidedBy: 'Toinen henkilö on',
    anyone: 'Kuka tahansa muu kuin syöttäjä',
    lead: 'Esihenkilö tai ylläpitäjä',
    leadHint: 'API-avaimet ratkaisevat kuten ennenkin.',
  },
  retention: {
    title: 'Kuinka kauan mitäkin säilytetään',
    reports: 'Raportit, päivinä',
    reportsHint:
      '1–3 650. Sen jälkeen linkki ei enää toimi ja tiedosto poistetaan. Koskee uusia raportteja.',
    log: 'Pyyntöloki, päivinä',
    logHint: '1–365. Koskee koko lokia: vanhemmat poistetaan tunnin kuluessa.',
    wrong: 'Kokonaisluku väliltä {from}–{to}.',
    rest: 'Vahingot, kuvat, tulokset ja tapahtumaloki säilyvät: mitään niistä ei poisteta itsestään. Webhook-toimituksia säilytetään 30 päivää.',
    shorter: 'Yli {count} päivää vanhat rivit poistetaan pyyntölokista, eikä niitä saa takaisin.',
  },
};
