import type { clientSettings as English } from '../en/client-settings';

export const clientSettings: typeof English = {
  lead: 'Koko asiakkaan {client} asetukset.',
  loadFailed: 'Asetuksia ei voitu hakea',
  save: 'Tallenna',
  saved: 'Asetukset on tallennettu',
  failed: 'Asetuksia ei tallennettu',
  changed: 'Joku muu on muuttanut asetuksia. Lataa asetukset uudelleen ja yritä uudelleen.',
  showPresent: 'Lataa uudelleen',
  unsaved: 'Tallentamattomia muutoksia',
  missing: 'Täytä tämä.',
  identity: {
    title: 'Asiakas',
    name: 'Nimi',
    nameHint: 'Näkyy vakuutuksenottajille portaalissa ja raporteissa.',
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
    statusHint: 'Käsittelijät asettavat jokaiselle arviolle tilan. Ne määritetään kohdassa Tilat.',
  },
  forensics: {
    title: 'Kuvien tutkinta',
    threshold: 'Merkitse kuvat tästä varmuudesta',
    thresholdHint: '50–99 %. Koskee vain uusia kuvia.',
    percent: '{value}\u00a0%',
    wrong: 'Anna kokonaisluku väliltä 50–99.',
    looking: 'Tarkistetaan viimeiset {days} päivää',
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
    partial: 'Perustuu uusimpiin 10 000 kuvaan, joissa on havaintoja.',
    previewFailed: 'Esikatselua ei voitu hakea.',
  },
  approval: {
    title: 'Summien hyväksyntä',
    limit: 'Vaadi hyväksyntä yli ({currency})',
    limitHint: 'Jätä tyhjäksi, jos hyväksyntää ei vaadita.',
    wrong: 'Anna summa muodossa {example}.',
    decidedBy: 'Kuka voi hyväksyä',
    anyone: 'Kaikki paitsi summan syöttäjä',
    lead: 'Esihenkilö tai ylläpitäjä',
    leadHint: 'API-avaimet voivat yhä hyväksyä.',
  },
  noPurchaseDate: {
    title: 'Esineet ilman ostopäivää',
    legend: 'Näin ne arvioidaan',
    request: 'Kysy päivä',
    requestHint: 'Riviä ei arvioida, ennen kuin joku syöttää päivän tai päivänarvon.',
    categoryAge: 'Oleta luokan ikä',
    categoryAgeHint: 'Säännöt laskevat sääntönsä oletusiällä. Ilman sitä riviä ei arvioida.',
    none: 'Ei arvonalennusta',
    noneHint: 'Rivi lasketaan koko jälleenhankinta-arvolla.',
    later: 'Nykyiset vahingot päivittyvät muutaman minuutin kuluessa.',
    laterCalculated:
      'Rivit, joita ei ole arvioitu puuttuvan päivän vuoksi, lasketaan muutaman minuutin kuluessa. Lasketut, hyväksytyt, suljetut ja maksetut rivit säilyvät ennallaan.',
    laterUnchanged: 'Oletusiällä jo lasketut summat säilyvät.',
  },
  retention: {
    title: 'Tietojen säilytys',
    reports: 'Raportit, päivinä',
    reportsHint:
      '1–3 650. Sen jälkeen linkki ei enää toimi ja tiedosto poistetaan. Koskee uusia raportteja.',
    log: 'Pyyntöloki, päivinä',
    logHint: '1–365. Vanhemmat pyynnöt poistetaan tunnin kuluessa.',
    wrong: 'Anna kokonaisluku väliltä {from}–{to}.',
    rest: 'Vahinkoja, kuvia, tuloksia ja tapahtumalokia ei koskaan poisteta. Webhook-toimituksia säilytetään 30 päivää.',
    shorter: 'Yli {count} päivää vanhat pyynnöt poistetaan lokista. Tätä ei voi kumota.',
  },
};
