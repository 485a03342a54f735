import type { clientSettings as English } from '../en/client-settings';

export const clientSettings: typeof English = {
  lead: 'Indstillinger for hele {client}.',
  loadFailed: 'Indstillingerne kunne ikke hentes',
  save: 'Gem',
  saved: 'Indstillingerne er gemt',
  failed: 'Indstillingerne blev ikke gemt',
  changed: 'Ændret af en anden. Genindlæs indstillingerne, og prøv igen.',
  showPresent: 'Genindlæs indstillinger',
  unsaved: 'Ikke gemte ændringer',
  missing: 'Udfyld dette.',
  identity: {
    title: 'Klient',
    name: 'Navn',
    nameHint: 'Vises for forsikringstagere i portalen og i rapporter.',
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
    statusHint: 'Sagsbehandlere sætter en status for hver vurdering. De defineres under Statusser.',
  },
  forensics: {
    title: 'Billedforensik',
    threshold: 'Markér billeder fra denne sikkerhed',
    thresholdHint: '50 til 99 %. Gælder kun nye billeder.',
    percent: '{value}\u00a0%',
    wrong: 'Indtast et helt tal fra 50 til 99.',
    looking: 'Kontrollerer de seneste {days} dage',
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
    partial: 'Baseret på de nyeste 10.000 billeder med fund.',
    previewFailed: 'Forhåndsvisningen kunne ikke hentes.',
  },
  approval: {
    title: 'Godkendelse af beløb',
    limit: 'Kræv godkendelse over ({currency})',
    limitHint: 'Lad feltet være tomt for aldrig at kræve godkendelse.',
    wrong: 'Indtast et beløb som {example}.',
    decidedBy: 'Hvem kan godkende',
    anyone: 'Alle andre end den, der indtastede det',
    lead: 'En leder eller en administrator',
    leadHint: 'API-nøgler kan stadig godkende.',
  },
  noPurchaseDate: {
    title: 'Genstande uden købsdato',
    legend: 'Sådan værdisættes de',
    request: 'Spørg om datoen',
    requestHint: 'Linjen værdisættes ikke, før nogen angiver datoen eller en dagsværdi.',
    categoryAge: 'Antag kategoriens alder',
    categoryAgeHint:
      'Reglerne regner med den antagne alder i deres regel. Uden den værdisættes linjen ikke.',
    none: 'Ingen værdiforringelse',
    noneHint: 'Linjen tæller med hele genanskaffelsesprisen.',
    later: 'Eksisterende skader følger med inden for få minutter.',
    laterCalculated:
      'Linjer, der ikke er værdisat, fordi datoen mangler, beregnes inden for få minutter. Beregnede, accepterede, lukkede og udbetalte linjer forbliver uændrede.',
    laterUnchanged: 'Beløb, der allerede er beregnet med en antaget alder, forbliver uændrede.',
  },
  retention: {
    title: 'Opbevaring af data',
    reports: 'Rapporter, i dage',
    reportsHint:
      '1 til 3.650. Derefter virker linket ikke mere, og filen slettes. Gælder nye rapporter.',
    log: 'Forespørgselslog, i dage',
    logHint: '1 til 365. Ældre forespørgsler fjernes inden for en time.',
    wrong: 'Indtast et helt tal fra {from} til {to}.',
    rest: 'Skader, billeder, vurderinger og revisionssporet fjernes aldrig. Webhook-leverancer gemmes i 30 dage.',
    shorter:
      'Forespørgsler, der er ældre end {count} dage, fjernes fra loggen. Det kan ikke fortrydes.',
  },
};
