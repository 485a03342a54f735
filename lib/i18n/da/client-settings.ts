import type { clientSettings as English } from '../en/client-settings';

export const clientSettings: typeof English = {
  lead: 'Hvad der gælder for {client} som helhed.',
  loadFailed: 'Indstillingerne kunne ikke hentes',
  save: 'Gem',
  saved: 'Indstillingerne er gemt',
  failed: 'Indstillingerne blev ikke gemt',
  changed: 'Nogen har ændret indstillingerne imens. Intet af dit blev gemt.',
  showPresent: 'Vis, hvordan de er nu',
  unsaved: 'Ikke gemt endnu',
  missing: 'Udfyld dette.',
  identity: {
    title: 'Klient',
    name: 'Navn',
    nameHint: 'Skadelidte læser det i portalen og i rapporter.',
    language: 'Sprog',
    languageHint: 'Bruges til nye skader uden sprog.',
    currency: 'Valuta',
    currencyHint: 'Tre bogstaver, som EUR. For nye skader og for grænsen nedenfor.',
    currencyFixed: 'Kan ikke ændres: der er allerede skader i den.',
  },
  languages: { en: 'Engelsk', da: 'Dansk', sv: 'Svensk', nb: 'Norsk', de: 'Tysk', fi: 'Finsk' },
  features: {
    title: 'Funktioner',
    status: 'Statusser for vurderinger',
    statusHint: 'Sagsbehandlere sætter, hvor en vurdering står. De sættes op under Statusser.',
  },
  forensics: {
    title: 'Billedforensik',
    threshold: 'Et billede markeres fra denne sikkerhed',
    thresholdHint:
      '50 til 99 %. Det gælder for billeder, der undersøges fra nu af: ingen vurdering skrives om.',
    percent: '{value}\u00a0%',
    wrong: 'Et helt tal fra 50 til 99.',
    looking: 'Ser på de seneste {days} dage',
    previewPresent: {
      one: 'Ved {percent} er {count} billede fra de seneste {days} dage markeret.',
      other: 'Ved {percent} er {count} billeder fra de seneste {days} dage markeret.',
    },
    previewEqual: {
      one: 'Ved {percent} ville {count} billede fra de seneste {days} dage være markeret, lige så mange som nu.',
      other:
        'Ved {percent} ville {count} billeder fra de seneste {days} dage være markeret, lige så mange som nu.',
    },
    preview: {
      one: 'Ved {percent} ville {count} billede fra de seneste {days} dage være markeret; ved {present} er det {now}.',
      other:
        'Ved {percent} ville {count} billeder fra de seneste {days} dage være markeret; ved {present} er det {now}.',
    },
    partial: 'Af de nyeste 10.000 billeder, hvor der blev fundet noget.',
    previewFailed: 'Hvad den ville markere, kunne ikke slås op.',
  },
  approval: {
    title: 'Beløb, der indtastes',
    limit: 'Over dette beløb i {currency} afgør en anden person',
    limitHint: 'Tomt: aldrig.',
    wrong: 'Et beløb som {example}.',
    decidedBy: 'Den anden person er',
    anyone: 'Enhver anden end den, der indtastede det',
    lead: 'En leder eller en administrator',
    leadHint: 'API-nøgler afgør som hidtil.',
  },
  retention: {
    title: 'Hvor længe noget gemmes',
    reports: 'Rapporter, i dage',
    reportsHint:
      '1 til 3.650. Derefter virker linket ikke mere, og filen slettes. Gælder nye rapporter.',
    log: 'Forespørgselslog, i dage',
    logHint: '1 til 365. Gælder hele loggen: det ældre fjernes inden for en time.',
    wrong: 'Et helt tal fra {from} til {to}.',
    rest: 'Skader, billeder, vurderinger og revisionssporet beholdes: intet af dem fjernes af sig selv. Webhook-leverancer gemmes i 30 dage.',
    shorter:
      'Det, der er ældre end {count} dage, fjernes fra forespørgselsloggen og kan ikke hentes tilbage.',
  },
};
