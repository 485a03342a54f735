import type { ReceiptMessages } from './en';

export const sv: ReceiptMessages = {
  title: 'Kvitto',
  waiting: 'Kvittot läses.',
  shop: 'Butik',
  date: 'Datum',
  total: 'Summa',
  onReceipt: 'Kvitto',
  claimed: 'Begärt',
  nothing: 'hittades inte',
  proposal: 'Läst av ett program. Jämför med kvittot.',
  file: 'Om filen',
  shownPage: 'Sida {page} i filen visas.',
  pages: 'Sidor',
  producer: 'Skriven av',
  creator: 'Gjord med',
  created: 'Skapad',
  modified: 'Ändrad',
  scan: 'Skannade sidor',
  yes: 'ja',
  failed: 'Kvittot kunde inte läsas.',
  findings: {
    date_differs: 'Kvittot är daterat {receipt_date}. Anmälan anger {claimed_date}.',
    total_differs: 'Kvittots summa är {total_amount}. Begärda {claimed_amount} står inte på det.',
    pdf_changed_after_signing: 'Filen har ändrats efter signeringen. Be butiken om en kopia.',
    pdf_saved_again:
      'Filen har sparats {count} gånger. Det händer också när ett kvitto fylls i eller stämplas.',
    pdf_number_in_two_fonts:
      'Talet {number} är satt med två typsnitt. Vissa kassor skriver tal så.',
    pdf_text_over_picture:
      'Text ligger över den skannade bilden. Skannerprogram lägger också till stämplar.',
    pdf_editor: 'Filen är skriven av {program}, som också redigerar bilder eller sidor.',
    pdf_scripts: 'Filen innehåller skript. De har inte körts.',
    pdf_encrypted: 'Filen begränsar utskrift eller kopiering.',
    pdf_page_too_large: 'Sida {page} är för stor för att läsas. Be om en mindre skanning.',
    pdf_pages_unread: 'Bara de första {read} av {pages} sidor har lästs.',
  },
};
