import type { clientSettings as English } from '../en/client-settings';

export const clientSettings: typeof English = {
  lead: 'Hva som gjelder for {client} som helhet.',
  loadFailed: 'Innstillingene kunne ikke hentes',
  save: 'Lagre',
  saved: 'Innstillingene er lagret',
  failed: 'Innstillingene ble ikke lagret',
  changed: 'Noen har endret innstillingene i mellomtiden. Ingenting av ditt ble lagret.',
  showPresent: 'Vis hvordan de er nå',
  unsaved: 'Ikke lagret ennå',
  missing: 'Fyll ut dette.',
  identity: {
    title: 'Klient',
    name: 'Navn',
    nameHint: 'Skadelidte leser det i portalen og i rapporter.',
    language: 'Språk',
    languageHint: 'Brukes for nye skader uten språk.',
    currency: 'Valuta',
    currencyHint: 'Tre bokstaver, som EUR. For nye skader og for grensen nedenfor.',
    currencyFixed: 'Kan ikke endres: det finnes allerede skader i den.',
  },
  languages: { en: 'Engelsk', da: 'Dansk', sv: 'Svensk', nb: 'Norsk', de: 'Tysk', fi: 'Finsk' },
  features: {
    title: 'Funksjoner',
    status: 'Statuser for vurderinger',
    statusHint: 'Saksbehandlere setter hvor en vurdering står. De settes opp under Statuser.',
  },
  forensics: {
    title: 'Bildeforensikk',
    threshold: 'Et bilde flagges fra denne sikkerheten',
    thresholdHint:
      '50 til 99 %. Det gjelder bilder som undersøkes fra nå av: ingen vurdering skrives om.',
    percent: '{value}\u00a0%',
    wrong: 'Et helt tall fra 50 til 99.',
    looking: 'Ser på de siste {days} dagene',
    previewPresent: {
      one: 'Ved {percent} er {count} bilde fra de siste {days} dagene flagget.',
      other: 'Ved {percent} er {count} bilder fra de siste {days} dagene flagget.',
    },
    previewEqual: {
      one: 'Ved {percent} ville {count} bilde fra de siste {days} dagene bli flagget, like mange som nå.',
      other:
        'Ved {percent} ville {count} bilder fra de siste {days} dagene bli flagget, like mange som nå.',
    },
    preview: {
      one: 'Ved {percent} ville {count} bilde fra de siste {days} dagene bli flagget; ved {present} er det {now}.',
      other:
        'Ved {percent} ville {count} bilder fra de siste {days} dagene bli flagget; ved {present} er det {now}.',
    },
    partial: 'Av de nyeste 10 000 bildene der noe ble funnet.',
    previewFailed: 'Hva den ville flagge, kunne ikke slås opp.',
  },
  approval: {
    title: 'Beløp som skrives inn',
    limit: 'Over dette beløpet i {currency} avgjør en annen person',
    limitHint: 'Tomt: aldri.',
    wrong: 'Et beløp som {example}.',
    decidedBy: 'Den andre personen er',
    anyone: 'Enhver annen enn den som skrev det inn',
    lead: 'En leder eller en administrator',
    leadHint: 'API-nøkler avgjør som før.',
  },
  retention: {
    title: 'Hvor lenge noe lagres',
    reports: 'Rapporter, i dager',
    reportsHint:
      '1 til 3 650. Deretter slutter lenken å virke, og filen slettes. Gjelder nye rapporter.',
    log: 'Forespørselslogg, i dager',
    logHint: '1 til 365. Gjelder hele loggen: det eldre fjernes innen en time.',
    wrong: 'Et helt tall fra {from} til {to}.',
    rest: 'Skader, bilder, vurderinger og hendelsesloggen beholdes: ingenting av dem fjernes av seg selv. Webhook-leveranser lagres i 30 dager.',
    shorter:
      'Det som er eldre enn {count} dager, fjernes fra forespørselsloggen og kan ikke hentes tilbake.',
  },
};
