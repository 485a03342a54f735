import type { ReceiptMessages } from './en';

export const fi: ReceiptMessages = {
  title: 'Kuitti',
  waiting: 'Kuittia luetaan.',
  shop: 'Liike',
  date: 'Päivä',
  total: 'Summa',
  onReceipt: 'Kuitti',
  claimed: 'Vaadittu',
  nothing: 'ei löytynyt',
  proposal: 'Ohjelman lukema. Vertaa kuittiin.',
  file: 'Tiedostosta',
  shownPage: 'Tiedoston sivu {page} on näkyvissä.',
  pages: 'Sivuja',
  producer: 'Kirjoittanut',
  creator: 'Tehty ohjelmalla',
  created: 'Luotu',
  modified: 'Muutettu',
  scan: 'Skannattuja sivuja',
  yes: 'kyllä',
  failed: 'Kuittia ei voitu lukea.',
  findings: {
    date_differs: 'Kuitin päivä on {receipt_date}. Ilmoitettu ostopäivä on {claimed_date}.',
    total_differs:
      'Kuitin summa on {total_amount}. Vaadittua summaa {claimed_amount} ei ole kuitissa.',
    pdf_changed_after_signing:
      'Tiedostoa on muutettu allekirjoituksen jälkeen. Pyydä kopio liikkeestä.',
    pdf_saved_again:
      'Tiedosto on tallennettu {count} kertaa. Niin käy myös kuittia täytettäessä tai leimattaessa.',
    pdf_number_in_two_fonts: 'Luvussa {number} on kaksi kirjasinta. Jotkin kassat tulostavat näin.',
    pdf_text_over_picture:
      'Skannatun kuvan päällä on tekstiä. Myös skannausohjelmat lisäävät leimoja.',
    pdf_editor: 'Tiedoston on kirjoittanut {program}, jolla myös muokataan kuvia tai sivuja.',
    pdf_scripts: 'Tiedostossa on komentosarjoja. Niitä ei ajettu.',
    pdf_encrypted: 'Tiedosto rajoittaa tulostusta tai kopiointia.',
    pdf_page_too_large: 'Sivu {page} on liian suuri luettavaksi. Pyydä pienempi skannaus.',
    pdf_pages_unread: 'Vain {read} ensimmäistä sivua {pages} sivusta luettiin.',
  },
};
