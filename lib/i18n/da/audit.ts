import type { audit as English } from '../en/audit';

export const audit: typeof English = {
  lead: 'Enhver ændring af en skade, og alt, hvad der sker med {client} selv, skrives ned i det øjeblik, det sker, og ændres aldrig: hver hændelse bærer den foregåendes hashværdi.',
  export: {
    title: 'Download',
    text: 'Klientens og alle dens skaders hændelser, hver med det, der blev hashet, så andre kan efterprøve dem.',
    format: 'Format',
    formats: { ndjson: 'NDJSON, ét JSON-objekt pr. linje', csv: 'CSV, til et regneark' },
    first: 'Første dag',
    last: 'Sidste dag',
    days: 'Begge medregnet. Tomt: ingen grænse.',
    wrong: 'Den sidste dag ligger før den første.',
    download: 'Download',
    cut: 'I et udsnit fortsætter en kædes første hændelse en, der ikke er i filen. Download alt for at efterprøve hele kæder.',
  },
  verify: {
    title: 'Efterprøvning',
    text: 'Den, der driver tjenesten, gennemgår alle kæder med denne kommando. Den nævner hvert sted, hvor noget er ændret, fjernet eller sat imellem, og slutter med status 1, hvis der er et.',
    command: 'Kommando',
    copy: 'Kopiér kommando',
    digest: 'Den, der ejer databasen, kunne skrive en kæde om fra et bestemt punkt. Notér derfor hver dag det, som samme kommando skriver med --digest, et sted, ejeren ikke når: en omskrevet historie giver ikke længere samme værdi.',
  },
  events: {
    title: 'Hvad der skete med klienten',
    lead: 'Nøgler, personer, webhooks, regler, importer; de nyeste først. Hvad der skete med en skade, står i dens eget spor.',
    table: 'Hændelser',
    columns: { number: 'Nr.', time: 'Tid', what: 'Hvad', who: 'Hvem', details: 'Enkeltheder' },
    operator: 'driften',
    emptyTitle: 'Intet er sket endnu',
    emptyText: 'Den første nøgle eller person vil stå her.',
    loadFailed: 'Hændelserne kunne ikke hentes',
  },
};
