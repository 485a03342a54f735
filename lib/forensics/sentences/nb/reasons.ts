export const reasons = {
  'reason.same_file': {
    headline: 'Den samme filen finnes i en annen skade.',
    advice: 'Sammenlign de to skadene: gjenstander, datoer og forsikringstakere.',
    innocent:
      'En skade som er registrert to ganger, samme husstand eller et standarddokument forklarer det også.',
    details: 'Begge filene har samme innhold (SHA-256).',
  },
  'reason.same_picture': {
    headline: 'Det samme eller nesten samme bildet finnes i en annen skade.',
    advice: 'Sammenlign de to skadene: gjenstander, datoer og forsikringstakere.',
    innocent:
      'En skade som er registrert to ganger, samme husstand eller et bilde fra en butikk forklarer det også.',
    details:
      'Sammenlignet etter motiv; størrelse, komprimering, dreining, speiling og liten beskjæring kan avvike.',
  },
  'reason.same_receipt': {
    headline: 'Den samme kvitteringen finnes i en annen skade.',
    advice: 'Sammenlign de to skadene: gjenstander, datoer og forsikringstakere.',
    innocent:
      'En skade som er registrert to ganger, samme husstand eller flere gjenstander på samme kvittering forklarer det også.',
    details:
      'Bildene eller tekstene er like, og den leste totalen og datoen eller butikken er den samme.',
  },
  'reason.taken_before_purchase': {
    headline: 'Bildet er tatt lenge før det oppgitte kjøpet.',
    advice: 'Kontroller kjøpsdatoen mot kvitteringen.',
    innocent:
      'Feil kameraklokke, en tidligere eiers bilde eller en anslått dato forklarer det også.',
    details: 'Kameraets dato: {taken}.',
  },
  'reason.receipt_total': {
    headline: 'Totalen på kvitteringen avviker fra det meldte beløpet.',
    advice: 'Rett det meldte beløpet, eller spør forsikringstakeren.',
    innocent:
      'En rabatt, et depositum eller flere gjenstander på samme kvittering forklarer det også.',
    details: 'Det meldte beløpet står ikke på kvitteringen, heller ikke per stykk.',
  },
  'reason.receipt_date': {
    headline: 'Datoen på kvitteringen avviker fra den oppgitte kjøpsdatoen.',
    advice: 'Rett kjøpsdatoen, eller spør forsikringstakeren.',
    innocent: 'En anslått dato, en ordredato eller en kopi av kvitteringen forklarer det også.',
    details: 'Den oppgitte datoen står ikke på kvitteringen.',
  },
  'reason.serial_number': {
    headline: 'Serienummeret finnes også i en annen skade.',
    advice: 'Sammenlign de to skadene og nummeret på gjenstanden.',
    innocent:
      'En skade som er registrert to ganger, et bruktkjøp eller et modellnummer forklarer det også.',
    details: 'Sammenlignet uten mellomrom og skilletegn: {serial}.',
  },
  'reason.imei': {
    headline: 'IMEI-nummeret finnes også i en annen skade.',
    advice: 'Sammenlign de to skadene og nummeret på enheten.',
    innocent: 'En skade som er registrert to ganger, eller et bruktkjøp forklarer det også.',
    details: 'IMEI med gyldig kontrollsiffer: {serial}.',
  },
} as const;
