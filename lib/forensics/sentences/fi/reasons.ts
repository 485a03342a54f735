export const reasons = {
  'reason.same_file': {
    headline: 'Sama tiedosto on toisessa vahingossa.',
    advice: 'Vertaa vahinkoja: esineet, päivämäärät ja vakuutuksenottajat.',
    innocent: 'Kahdesti kirjattu vahinko, sama talous tai vakioasiakirja selittää sen myös.',
    details: 'Tiedostojen sisältö on sama (SHA-256).',
  },
  'reason.same_picture': {
    headline: 'Sama tai lähes sama kuva on toisessa vahingossa.',
    advice: 'Vertaa vahinkoja: esineet, päivämäärät ja vakuutuksenottajat.',
    innocent: 'Kahdesti kirjattu vahinko, sama talous tai kaupan kuva selittää sen myös.',
    details:
      'Verrattu kuvien sisällön mukaan; koko, pakkaus, kierto, peilaus ja pieni rajaus voivat poiketa.',
  },
  'reason.same_receipt': {
    headline: 'Sama kuitti on toisessa vahingossa.',
    advice: 'Vertaa vahinkoja: esineet, päivämäärät ja vakuutuksenottajat.',
    innocent:
      'Kahdesti kirjattu vahinko, sama talous tai usea esine samalla kuitilla selittää sen myös.',
    details: 'Kuvat tai tekstit ovat samat, samoin luettu loppusumma ja päivä tai kauppa.',
  },
  'reason.taken_before_purchase': {
    headline: 'Kuva on otettu kauan ennen ilmoitettua ostoa.',
    advice: 'Tarkista ostopäivä kuitista.',
    innocent: 'Myös väärä kameran kello, edellisen omistajan kuva tai arvioitu päivä selittää sen.',
    details: 'Kameran päivämäärä: {taken}.',
  },
  'reason.receipt_total': {
    headline: 'Kuitin loppusumma poikkeaa vaaditusta summasta.',
    advice: 'Korjaa vaadittu summa tai kysy vakuutuksenottajalta.',
    innocent: 'Alennus, ennakkomaksu tai usea esine samalla kuitilla selittää sen myös.',
    details: 'Vaadittua summaa ei ole kuitilla, ei myöskään kappaleelta.',
  },
  'reason.receipt_date': {
    headline: 'Kuitin päiväys poikkeaa ilmoitetusta ostopäivästä.',
    advice: 'Korjaa ostopäivä tai kysy vakuutuksenottajalta.',
    innocent: 'Arvioitu päivä, tilauspäivä tai kuitin jäljennös selittää sen myös.',
    details: 'Ilmoitettua päivää ei ole kuitilla.',
  },
  'reason.serial_number': {
    headline: 'Sarjanumero on myös toisessa vahingossa.',
    advice: 'Vertaa vahinkoja ja esineessä olevaa numeroa.',
    innocent:
      'Kahdesti kirjattu vahinko, käytettynä ostettu esine tai mallinumero selittää sen myös.',
    details: 'Verrattu ilman välejä ja välimerkkejä: {serial}.',
  },
  'reason.imei': {
    headline: 'IMEI on myös toisessa vahingossa.',
    advice: 'Vertaa vahinkoja ja laitteessa olevaa numeroa.',
    innocent: 'Kahdesti kirjattu vahinko tai käytettynä ostettu laite selittää sen myös.',
    details: 'IMEI, jonka tarkistusnumero täsmää: {serial}.',
  },
} as const;
