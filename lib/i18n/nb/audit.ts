import type { audit as English } from '../en/audit';

export const audit: typeof English = {
  lead: 'Hver endring av en skade, og alt som skjer med {client} selv, skrives ned i samme øyeblikk og endres aldri: hver hendelse bærer den forriges hashverdi.',
  export: {
    title: 'Last ned',
    text: 'Klientens og alle skadenes hendelser, hver med det som ble hashet, slik at andre kan etterprøve dem.',
    format: 'Format',
    formats: { ndjson: 'NDJSON, ett JSON-objekt per linje', csv: 'CSV, for et regneark' },
    first: 'Første dag',
    last: 'Siste dag',
    days: 'Begge medregnet. Tomt: ingen grense.',
    wrong: 'Den siste dagen ligger før den første.',
    download: 'Last ned',
    cut: 'I et utvalg fortsetter en kjedes første hendelse en som ikke er i filen. Last ned alt for å etterprøve hele kjeder.',
  },
  verify: {
    title: 'Etterprøving',
    text: 'Den som driver tjenesten, går gjennom alle kjeder med denne kommandoen. Den nevner hvert sted der noe er endret, fjernet eller satt inn, og slutter med status 1 hvis det finnes et.',
    command: 'Kommando',
    copy: 'Kopier kommando',
    digest: 'Den som eier databasen, kunne skrive om en kjede fra et visst punkt. Noter derfor hver dag det samme kommando skriver med --digest, et sted eieren ikke når: en omskrevet historie gir ikke lenger samme verdi.',
  },
  events: {
    title: 'Hva som skjedde med klienten',
    lead: 'Nøkler, personer, webhooks, regler, importer; de nyeste først. Det som skjedde med en skade, står i skadens egen logg.',
    table: 'Hendelser',
    columns: { number: 'Nr.', time: 'Tid', what: 'Hva', who: 'Hvem', details: 'Detaljer' },
    operator: 'driften',
    emptyTitle: 'Ingenting har skjedd ennå',
    emptyText: 'Den første nøkkelen eller personen vil stå her.',
    loadFailed: 'Hendelsene kunne ikke hentes',
  },
};
