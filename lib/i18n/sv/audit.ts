import type { audit as English } from '../en/audit';

export const audit: typeof English = {
  lead: 'Varje ändring av en skada, och allt som händer med {client} självt, skrivs ned i samma ögonblick och ändras aldrig: varje händelse bär den föregåendes hashvärde.',
  export: {
    title: 'Ladda ner',
    text: 'Klientens och alla dess skadors händelser, var och en med det som hashades, så att andra kan kontrollera dem.',
    format: 'Format',
    formats: { ndjson: 'NDJSON, ett JSON-objekt per rad', csv: 'CSV, för ett kalkylblad' },
    first: 'Första dag',
    last: 'Sista dag',
    days: 'Båda inräknade. Tomt: ingen gräns.',
    wrong: 'Den sista dagen ligger före den första.',
    download: 'Ladda ner',
    cut: 'I ett urval fortsätter en kedjas första händelse en som inte finns i filen. Ladda ner allt för att kontrollera hela kedjor.',
  },
  verify: {
    title: 'Kontroll',
    text: 'Den som driver tjänsten går igenom alla kedjor med detta kommando. Det nämner varje ställe där något ändrats, tagits bort eller skjutits in, och slutar med status 1 om det finns något.',
    command: 'Kommando',
    copy: 'Kopiera kommando',
    digest: 'Den som äger databasen skulle kunna skriva om en kedja från en viss punkt. Anteckna därför varje dag det som samma kommando skriver med --digest, där ägaren inte kommer åt: en omskriven historik ger inte längre samma värde.',
  },
  events: {
    title: 'Vad som hände med klienten',
    lead: 'Nycklar, personer, webhooks, regler, importer; de nyaste först. Det som hände med en skada står i dess egen logg.',
    table: 'Händelser',
    columns: { number: 'Nr', time: 'Tid', what: 'Vad', who: 'Vem', details: 'Detaljer' },
    operator: 'driften',
    emptyTitle: 'Inget har hänt ännu',
    emptyText: 'Den första nyckeln eller personen kommer att stå här.',
    loadFailed: 'Händelserna kunde inte hämtas',
  },
};
