import type { ReceiptMessages } from './en';

export const de: ReceiptMessages = {
  title: 'Beleg',
  waiting: 'Der Beleg wird gelesen.',
  shop: 'Geschäft',
  date: 'Datum',
  total: 'Summe',
  onReceipt: 'Beleg',
  claimed: 'Gefordert',
  nothing: 'nicht gefunden',
  proposal: 'Von einem Programm gelesen. Bitte mit dem Beleg vergleichen.',
  file: 'Zur Datei',
  shownPage: 'Seite {page} der Datei wird gezeigt.',
  pages: 'Seiten',
  producer: 'Geschrieben von',
  creator: 'Erstellt mit',
  created: 'Erstellt',
  modified: 'Geändert',
  scan: 'Gescannte Seiten',
  yes: 'ja',
  failed: 'Der Beleg konnte nicht gelesen werden.',
  findings: {
    date_differs: 'Der Beleg ist vom {receipt_date}. Angegeben ist der {claimed_date}.',
    total_differs:
      'Der Beleg lautet auf {total_amount}. Die geforderten {claimed_amount} stehen nicht darauf.',
    pdf_changed_after_signing:
      'Die Datei wurde nach dem Signieren geändert. Bitten Sie das Geschäft um eine Kopie.',
    pdf_saved_again:
      'Die Datei wurde {count}-mal gespeichert. Das geschieht auch beim Ausfüllen oder Stempeln.',
    pdf_number_in_two_fonts:
      'Die Zahl {number} hat zwei Schriftarten. Manche Kassen drucken Zahlen so.',
    pdf_text_over_picture:
      'Über dem gescannten Bild liegt Text. Auch Scanprogramme fügen Stempel hinzu.',
    pdf_editor:
      'Die Datei wurde mit {program} geschrieben, das auch Bilder oder Seiten bearbeitet.',
    pdf_scripts: 'Die Datei enthält Skripte. Sie wurden nicht ausgeführt.',
    pdf_encrypted: 'Die Datei schränkt Drucken oder Kopieren ein.',
    pdf_page_too_large: 'Seite {page} ist zu groß zum Lesen. Fordern Sie einen kleineren Scan an.',
    pdf_pages_unread: 'Nur die ersten {read} von {pages} Seiten wurden gelesen.',
  },
};
