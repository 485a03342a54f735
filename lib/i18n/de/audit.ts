import type { audit as English } from '../en/audit';

export const audit: typeof English = {
  lead: 'Jede Änderung eines Schadens und alles, was {client} selbst betrifft, wird im selben Augenblick festgehalten und nie geändert: Jedes Ereignis trägt den Hashwert des vorigen.',
  export: {
    title: 'Herunterladen',
    text: 'Die Ereignisse des Mandanten und aller seiner Schäden, jeweils mit dem, was gehasht wurde, damit andere sie nachprüfen können.',
    format: 'Format',
    formats: { ndjson: 'NDJSON, ein JSON-Objekt je Zeile', csv: 'CSV, für eine Tabellenkalkulation' },
    first: 'Erster Tag',
    last: 'Letzter Tag',
    days: 'Beide eingeschlossen. Leer: keine Grenze.',
    wrong: 'Der letzte Tag liegt vor dem ersten.',
    download: 'Herunterladen',
    cut: 'Bei einem Ausschnitt setzt das erste Ereignis einer Kette eines fort, das nicht in der Datei ist. Laden Sie alles herunter, um ganze Ketten nachzuprüfen.',
  },
  verify: {
    title: 'Nachprüfung',
    text: 'Wer den Dienst betreibt, geht mit diesem Befehl alle Ketten durch. Er nennt jede Stelle, an der etwas geändert, entfernt oder eingefügt wurde, und endet dann mit Status 1.',
    command: 'Befehl',
    copy: 'Befehl kopieren',
    digest: 'Wer die Datenbank besitzt, könnte eine Kette ab einer Stelle neu schreiben. Notieren Sie deshalb täglich, was derselbe Befehl mit --digest ausgibt, dort, wo der Besitzer nicht hinreicht: Eine neu geschriebene Geschichte ergibt nicht mehr denselben Wert.',
  },
  events: {
    title: 'Was beim Mandanten geschah',
    lead: 'Schlüssel, Personen, Webhooks, Regeln, Importe; die neuesten zuerst. Was mit einem Schaden geschah, steht in dessen eigenem Protokoll.',
    table: 'Ereignisse',
    columns: { number: 'Nr.', time: 'Zeit', what: 'Was', who: 'Wer', details: 'Einzelheiten' },
    operator: 'der Betrieb',
    emptyTitle: 'Noch ist nichts geschehen',
    emptyText: 'Der erste Schlüssel oder die erste Person wird hier stehen.',
    loadFailed: 'Die Ereignisse konnten nicht geladen werden',
  },
};
