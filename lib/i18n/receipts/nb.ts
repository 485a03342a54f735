import type { ReceiptMessages } from './en';

export const nb: ReceiptMessages = {
  title: 'Kvittering',
  waiting: 'Kvitteringen leses.',
  shop: 'Butikk',
  date: 'Dato',
  total: 'Sum',
  onReceipt: 'Kvittering',
  claimed: 'Meldt',
  nothing: 'ikke funnet',
  proposal: 'Lest av et program. Sammenlign med kvitteringen.',
  file: 'Om filen',
  shownPage: 'Side {page} i filen vises.',
  pages: 'Sider',
  producer: 'Skrevet av',
  creator: 'Laget med',
  created: 'Opprettet',
  modified: 'Endret',
  scan: 'Skannede sider',
  yes: 'ja',
  failed: 'Kvitteringen kunne ikke leses.',
  findings: {
    date_differs: 'Kvitteringen er datert {receipt_date}. Skademeldingen oppgir {claimed_date}.',
    total_differs:
      'Kvitteringen er på {total_amount}. De meldte {claimed_amount} står ikke på den.',
    pdf_changed_after_signing: 'Filen er endret etter signeringen. Be butikken om en kopi.',
    pdf_saved_again:
      'Filen er lagret {count} ganger. Det skjer også når en kvittering fylles ut eller stemples.',
    pdf_number_in_two_fonts:
      'Tallet {number} er satt med to skrifttyper. Noen kasser skriver tall slik.',
    pdf_text_over_picture:
      'Det ligger tekst over det skannede bildet. Skanneprogrammer legger også til stempler.',
    pdf_editor: 'Filen er skrevet av {program}, som også redigerer bilder eller sider.',
    pdf_scripts: 'Filen inneholder skript. De er ikke kjørt.',
    pdf_encrypted: 'Filen begrenser utskrift eller kopiering.',
    pdf_page_too_large: 'Side {page} er for stor til å leses. Be om en mindre skanning.',
    pdf_pages_unread: 'Bare de første {read} av {pages} sider er lest.',
  },
};
