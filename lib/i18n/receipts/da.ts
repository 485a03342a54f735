import type { ReceiptMessages } from './en';

export const da: ReceiptMessages = {
  title: 'Kvittering',
  waiting: 'Kvitteringen læses.',
  shop: 'Butik',
  date: 'Dato',
  total: 'I alt',
  onReceipt: 'Kvittering',
  claimed: 'Anmeldt',
  nothing: 'ikke fundet',
  proposal: 'Læst af et program. Sammenhold med kvitteringen.',
  file: 'Om filen',
  shownPage: 'Side {page} i filen vises.',
  pages: 'Sider',
  producer: 'Skrevet af',
  creator: 'Lavet med',
  created: 'Oprettet',
  modified: 'Ændret',
  scan: 'Scannede sider',
  yes: 'ja',
  failed: 'Kvitteringen kunne ikke læses.',
  findings: {
    date_differs: 'Kvitteringen er dateret {receipt_date}. Anmeldelsen angiver {claimed_date}.',
    total_differs:
      'Kvitteringen lyder på {total_amount}. De anmeldte {claimed_amount} står ikke på den.',
    pdf_changed_after_signing: 'Filen er ændret efter underskriften. Bed butikken om en kopi.',
    pdf_saved_again:
      'Filen er gemt {count} gange. Det sker også, når en kvittering udfyldes eller stemples.',
    pdf_number_in_two_fonts:
      'Tallet {number} er sat med to skrifttyper. Nogle kasser skriver tal sådan.',
    pdf_text_over_picture:
      'Der ligger tekst over det scannede billede. Scanningsprogrammer tilføjer også stempler.',
    pdf_editor: 'Filen er skrevet af {program}, som også redigerer billeder eller sider.',
    pdf_scripts: 'Filen indeholder scripts. De er ikke kørt.',
    pdf_encrypted: 'Filen begrænser udskrift eller kopiering.',
    pdf_page_too_large: 'Side {page} er for stor til at blive læst. Bed om en mindre scanning.',
    pdf_pages_unread: 'Kun de første {read} af {pages} sider er læst.',
  },
};
