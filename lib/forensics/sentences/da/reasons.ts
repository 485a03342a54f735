export const reasons = {
  'reason.same_file': {
    headline: 'Den samme fil findes i en anden skade.',
    advice: 'Sammenlign de to skader: genstande, datoer og forsikringstagere.',
    innocent:
      'En skade, der er oprettet to gange, samme husstand eller et standarddokument forklarer det også.',
    details: 'De to filer har samme indhold (SHA-256).',
  },
  'reason.same_picture': {
    headline: 'Det samme eller næsten samme billede findes i en anden skade.',
    advice: 'Sammenlign de to skader: genstande, datoer og forsikringstagere.',
    innocent:
      'En skade, der er oprettet to gange, samme husstand eller et billede fra en butik forklarer det også.',
    details:
      'Sammenlignet efter motiv; størrelse, komprimering, drejning, spejling og lille beskæring kan afvige.',
  },
  'reason.same_receipt': {
    headline: 'Den samme kvittering findes i en anden skade.',
    advice: 'Sammenlign de to skader: genstande, datoer og forsikringstagere.',
    innocent:
      'En skade, der er oprettet to gange, samme husstand eller flere genstande på samme kvittering forklarer det også.',
    details:
      'Billederne eller teksterne er ens, og den læste total og dato eller butik er den samme.',
  },
  'reason.taken_before_purchase': {
    headline: 'Billedet er taget længe før det oplyste køb.',
    advice: 'Kontrollér købsdatoen på kvitteringen.',
    innocent:
      'Et forkert kameraur, en tidligere ejers billede eller en anslået dato forklarer det også.',
    details: 'Kameraets dato: {taken}.',
  },
  'reason.receipt_total': {
    headline: 'Totalen på kvitteringen afviger fra det anmeldte beløb.',
    advice: 'Ret det anmeldte beløb, eller spørg forsikringstageren.',
    innocent:
      'En rabat, et depositum eller flere genstande på samme kvittering forklarer det også.',
    details: 'Det anmeldte beløb står ikke på kvitteringen, heller ikke pr. stk.',
  },
  'reason.receipt_date': {
    headline: 'Datoen på kvitteringen afviger fra den oplyste købsdato.',
    advice: 'Ret købsdatoen, eller spørg forsikringstageren.',
    innocent: 'En anslået dato, en ordredato eller en kopi af kvitteringen forklarer det også.',
    details: 'Den oplyste dato står ikke på kvitteringen.',
  },
  'reason.serial_number': {
    headline: 'Serienummeret findes også i en anden skade.',
    advice: 'Sammenlign de to skader og nummeret på genstanden.',
    innocent:
      'En skade, der er oprettet to gange, et brugtkøb eller et modelnummer forklarer det også.',
    details: 'Sammenlignet uden mellemrum og tegn: {serial}.',
  },
  'reason.imei': {
    headline: 'IMEI-nummeret findes også i en anden skade.',
    advice: 'Sammenlign de to skader og nummeret på enheden.',
    innocent: 'En skade, der er oprettet to gange, eller et brugtkøb forklarer det også.',
    details: 'IMEI med gyldigt kontrolciffer: {serial}.',
  },
} as const;
