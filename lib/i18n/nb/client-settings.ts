import type { clientSettings as English } from '../en/client-settings';

export const clientSettings: typeof English = {
  lead: 'Innstillinger for hele {client}.',
  loadFailed: 'Innstillingene kunne ikke hentes',
  save: 'Lagre',
  saved: 'Innstillingene er lagret',
  failed: 'Innstillingene ble ikke lagret',
  changed: 'Endret av noen andre. Last innstillingene på nytt, og prøv igjen.',
  showPresent: 'Last på nytt',
  unsaved: 'Ulagrede endringer',
  missing: 'Fyll ut dette.',
  identity: {
    title: 'Klient',
    name: 'Navn',
    nameHint: 'Vises for forsikringstakere i portalen og i rapporter.',
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
    statusHint: 'Saksbehandlere setter en status for hver vurdering. De defineres under Statuser.',
  },
  forensics: {
    title: 'Bildeforensikk',
    threshold: 'Flagg bilder fra denne sikkerheten',
    thresholdHint: '50 til 99 %. Gjelder bare nye bilder.',
    percent: '{value}\u00a0%',
    wrong: 'Skriv et helt tall fra 50 til 99.',
    looking: 'Kontrollerer de siste {days} dagene',
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
    partial: 'Basert på de nyeste 10 000 bildene med funn.',
    previewFailed: 'Forhåndsvisningen kunne ikke hentes.',
  },
  approval: {
    title: 'Godkjenning av beløp',
    limit: 'Krev godkjenning over ({currency})',
    limitHint: 'La stå tomt for aldri å kreve godkjenning.',
    wrong: 'Angi et beløp som {example}.',
    decidedBy: 'Hvem kan godkjenne',
    anyone: 'Alle andre enn den som anga det',
    lead: 'En leder eller en administrator',
    leadHint: 'API-nøkler kan fortsatt godkjenne.',
  },
  noPurchaseDate: {
    title: 'Gjenstander uten kjøpsdato',
    legend: 'Slik verdsettes de',
    request: 'Spør om datoen',
    requestHint: 'Linjen verdsettes ikke før noen angir datoen eller en dagsverdi.',
    categoryAge: 'Anta kategoriens alder',
    categoryAgeHint:
      'Reglene regner med den antatte alderen i sin regel. Uten den verdsettes ikke linjen.',
    none: 'Ingen verdireduksjon',
    noneHint: 'Linjen teller med hele gjenanskaffelsesprisen.',
    later: 'Eksisterende skader følger etter i løpet av noen minutter.',
    laterCalculated:
      'Linjer som ikke er verdsatt fordi datoen mangler, beregnes i løpet av noen minutter. Beregnede, godkjente, lukkede og utbetalte linjer forblir uendret.',
    laterUnchanged: 'Beløp som allerede er beregnet med en antatt alder, forblir uendret.',
  },
  retention: {
    title: 'Lagring av data',
    reports: 'Rapporter, i dager',
    reportsHint:
      '1 til 3 650. Deretter slutter lenken å virke, og filen slettes. Gjelder nye rapporter.',
    log: 'Forespørselslogg, i dager',
    logHint: '1 til 365. Eldre forespørsler fjernes innen en time.',
    wrong: 'Skriv et helt tall fra {from} til {to}.',
    rest: 'Skader, bilder, vurderinger og hendelsesloggen fjernes aldri. Webhook-leveranser lagres i 30 dager.',
    shorter: 'Forespørsler eldre enn {count} dager fjernes fra loggen. Det kan ikke angres.',
  },
};
