export const reasons = {
  'reason.same_file': {
    headline: 'Samma fil finns i en annan skada.',
    advice: 'Jämför de två skadorna: föremål, datum och försäkringstagare.',
    innocent:
      'En skada som registrerats två gånger, samma hushåll eller ett standarddokument förklarar det också.',
    details: 'Båda filerna har samma innehåll (SHA-256).',
  },
  'reason.same_picture': {
    headline: 'Samma eller nästan samma bild finns i en annan skada.',
    advice: 'Jämför de två skadorna: föremål, datum och försäkringstagare.',
    innocent:
      'En skada som registrerats två gånger, samma hushåll eller en bild från en butik förklarar det också.',
    details:
      'Jämförda efter motiv; storlek, komprimering, vridning, spegling och liten beskärning kan avvika.',
  },
  'reason.same_receipt': {
    headline: 'Samma kvitto finns i en annan skada.',
    advice: 'Jämför de två skadorna: föremål, datum och försäkringstagare.',
    innocent:
      'En skada som registrerats två gånger, samma hushåll eller flera föremål på samma kvitto förklarar det också.',
    details:
      'Bilderna eller texterna är lika, och den lästa summan och datumet eller butiken är desamma.',
  },
  'reason.taken_before_purchase': {
    headline: 'Bilden togs långt före det uppgivna köpet.',
    advice: 'Kontrollera köpdatumet mot kvittot.',
    innocent:
      'En felställd kameraklocka, en tidigare ägares bild eller ett uppskattat datum förklarar det också.',
    details: 'Kamerans datum: {taken}.',
  },
  'reason.receipt_total': {
    headline: 'Summan på kvittot avviker från det begärda beloppet.',
    advice: 'Rätta det begärda beloppet eller fråga försäkringstagaren.',
    innocent: 'En rabatt, en handpenning eller flera föremål på samma kvitto förklarar det också.',
    details: 'Det begärda beloppet står inte på kvittot, inte heller per styck.',
  },
  'reason.receipt_date': {
    headline: 'Datumet på kvittot avviker från det uppgivna inköpet.',
    advice: 'Rätta inköpsdatumet eller fråga försäkringstagaren.',
    innocent: 'Ett uppskattat datum, ett orderdatum eller en kopia av kvittot förklarar det också.',
    details: 'Det uppgivna datumet står inte på kvittot.',
  },
  'reason.serial_number': {
    headline: 'Serienumret finns även i en annan skada.',
    advice: 'Jämför de två skadorna och numret på föremålet.',
    innocent:
      'En skada som registrerats två gånger, ett begagnatköp eller ett modellnummer förklarar det också.',
    details: 'Jämfört utan mellanslag och skiljetecken: {serial}.',
  },
  'reason.imei': {
    headline: 'IMEI-numret finns även i en annan skada.',
    advice: 'Jämför de två skadorna och numret på enheten.',
    innocent: 'En skada som registrerats två gånger eller ett begagnatköp förklarar det också.',
    details: 'IMEI med giltig kontrollsiffra: {serial}.',
  },
} as const;
