import type { PortalMessages } from './en';

export const fi: PortalMessages = {
  page: {
    title: 'Vahinkosi',
    insurer: 'Vakuutusyhtiösi',
    loading: 'Haetaan tavaroitasi …',
    noScript:
      'Tämä sivu tarvitsee JavaScriptin. Ota se käyttöön selaimessa tai ota yhteyttä vakuutusyhtiöösi.',
    language: 'Kieli',
    languageFailed: 'Kieltä ei voitu hakea. Tarkista yhteys ja valitse kieli uudelleen.',
  },
  intro: {
    heading: { one: 'Tarkista {count} tavara', other: 'Tarkista {count} tavaraa' },
    headingAnswered: {
      one: '{count} tavaraan on vastattu',
      other: 'Kaikkiin {count} tavaraan on vastattu',
    },
    hello: 'Hei {name}, tarkista vakuutusyhtiösi ehdotus.',
    helloPlain: 'Tarkista vakuutusyhtiösi ehdotus.',
    claim: 'Vahinko {claim}',
    damage: 'Vahinkopäivä {date}',
    valid: 'Linkki toimii {date} asti.',
    message: 'Viesti: {insurer}',
    saving: 'Vastaukset tallentuvat automaattisesti. Voit pitää tauon ja palata myöhemmin.',
    empty: 'Tällä hetkellä ei ole mitään tarkistettavaa.',
  },
  item: {
    pieces: { one: '{count} kpl', other: '{count} kpl' },
    age: 'Ikä vahinkohetkellä: {age}',
    dateRequested: 'Milloin ostit sen?',
    dateWhy:
      'Vakuutusyhtiösi tarvitsee ostopäivän tai arvion iästä voidakseen määrittää sen arvon.',
    notValued: 'Ei vielä arvioitu: kerro meille, milloin ostit esineen.',
    amount: 'Ehdotettu summa',
    why: 'Miksi tämä arvo?',
    whyNew: 'Uutena sama tai vastaava maksaa {amount}.',
    whyNewSeveral:
      'Uutena samat tai vastaavat maksavat {cost} kappaleelta, yhteensä {amount} ({count} kpl).',
    whyBasis: 'Arvo on {amount}, perusteena: {basis}.',
    bases: {
      receipt: 'kuittisi',
      quote: 'tarjous',
      expert: 'asiantuntijan arvio',
      repair: 'korjausarvio',
      claimed: 'ilmoittamasi tiedot',
      handler: 'oma arviomme',
    },
    whyLess: 'Iän ja kulumisen vuoksi vähennetään {amount} ({percent}).',
    whyLessFor: 'Iän ja kulumisen vuoksi vähennetään {amount} ({percent}; {facts}).',
    whyNothing: 'Iän tai kulumisen vuoksi ei vähennetä mitään.',
    whyLeft: 'Jäljelle jää {amount}.',
    photo: 'Kuva {number}: {item}',
    photoCount: { one: '{count} kuva', other: '{count} kuvaa' },
    noPhoto: 'Ei kuvaa',
    photoMissing: 'Kuvaa ei voitu hakea',
    receipt: 'Kuitti',
  },
  action: {
    confirm: 'Oikein',
    stateDate: 'Kerro milloin',
    change: 'Muuta',
    disagree: 'Eri mieltä',
    photos: 'Lisää kuvia',
    camera: 'Ota kuva',
    choose: 'Valitse tiedostot',
    takeBack: 'Peru vastaus',
    save: 'Tallenna',
    cancel: 'Peruuta',
    retry: 'Yritä uudelleen',
    remove: 'Poista luettelosta',
  },
  answer: {
    confirmed: 'Vahvistit tämän.',
    corrected: 'Muutit:',
    amountStays: 'Summa pysyy, kunnes vakuutusyhtiösi on tarkistanut vastauksesi.',
    disagreed: 'Olet eri mieltä:',
    changed: '{field}: {before} →\u00a0{after}',
    none: 'ei ilmoitettu',
  },
  form: {
    lead: 'Korjaa tiedot',
    description: 'Mikä se on',
    quantity: 'Määrä',
    condition: 'Kunto',
    bought: 'Ostettu',
    ageYears: 'Tai kuinka vanha se suunnilleen oli, vuosina?',
    ageWrong: 'Anna vuodet numerona, esimerkiksi 3 tai 2,5.',
    age: 'Ikä',
    notes: 'Huomautuksia',
    reason: 'Miksi olet eri mieltä?',
    reasonHint: 'Esimerkiksi: malli, ikä tai hinta ei pidä paikkaansa.',
    reasonMissing: 'Kerro syy.',
    nothingChanged: 'Mitään ei ole muutettu. Korjaa kenttä tai peruuta.',
    descriptionMissing: 'Kirjoita kuvaus.',
    quantityWrong: 'Anna kokonaisluku väliltä 1–1 000 000.',
    dateFuture: 'Tämä päivä on tulevaisuudessa.',
    dateWrong: 'Anna koko päivämäärä tai jätä kenttä tyhjäksi.',
  },
  conditions: {
    c0: 'Ei ilmoitettu',
    c1: 'Uusi',
    c2: 'Keskimääräistä parempi',
    c3: 'Keskimääräinen',
    c4: 'Keskimääräistä huonompi',
    c5: 'Huono',
  },
  saving: {
    saved: 'Tallennettu',
    saving: 'Tallennetaan …',
    waiting:
      'Ei vielä tallennettu. Vastaus on tällä laitteella ja tallennetaan heti, kun yhteys toimii.',
    refusedPlain: 'Tätä vastausta ei voitu tallentaa. Tarkista se ja yritä uudelleen.',
    stale:
      'Vakuutusyhtiösi on muuttanut tätä esinettä sivun avaamisen jälkeen. Katso sitä ja vastaa.',
    seen: 'Ei yhteyttä. Viimeksi haettu {time}. Voit jatkaa; vastauksesi säilyvät tällä laitteella ja tallennetaan, kun yhteys palaa.',
    offline: 'Ei yhteyttä.',
    safe: {
      one: '{count} vastausta ei ole vielä tallennettu. Pidä sivu auki; se tallentuu automaattisesti.',
      other:
        '{count} vastausta ei ole vielä tallennettu. Pidä sivu auki; ne tallentuvat automaattisesti.',
    },
    allSafe: 'Kaikki vastauksesi on tallennettu.',
    draft: 'Luonnoksesi on tallessa tällä laitteella.',
    notSaved: 'Tämä selain ei säilytä luonnoksia. Pidä sivu auki, kunnes kaikki on tallennettu.',
  },
  upload: {
    title: 'Lähetettävät tiedostot',
    sending: '{name}: {percent} lähetetty',
    waiting: '{name}: odottaa yhteyttä.',
    storedHere: 'Tiedosto säilyy tällä laitteella ja lähtee automaattisesti, vaikka suljet sivun.',
    noRoom:
      'Laitteella ei ole tilaa tiedoston säilyttämiseen. Pidä tämä sivu auki, kunnes se on tallennettu.',
    empty:
      '{name} on tyhjä, eikä sitä lähetetty. Valitse se uudelleen tai ota toinen kuva. Kaikki muu on turvassa.',
    reduced:
      'Kuva oli suurempi kuin voimme vastaanottaa. Se pienennettiin; päivä ja paikka säilyvät.',
    done: '{name}: tallennettu',
    tooLarge:
      '{name} on suurempi kuin 15 Mt, eikä sitä lähetetty. Ota kuva pienemmällä tarkkuudella tai valitse toinen. Kaikki muu on tallessa.',
    tooManyPixels:
      '{name}: kuvassa on {megapixels} megapikseliä ({width} × {height}), eikä sitä lähetetty. Enintään 50 megapikseliä ja 16 384 pikseliä sivua kohti voidaan ottaa vastaan. Ota kuva pienemmällä tarkkuudella tai valitse toinen. Kaikki muu on tallessa.',
    unsupported:
      'Tiedostoa {name} ei lisätty: voit lähettää kuvia (JPEG, PNG, WebP, HEIC) ja kuitteja PDF-tiedostoina. Kaikki muu on tallessa.',
    undecodable:
      'Tiedostoa {name} ei lisätty: tiedosto on vioittunut tai suurempi kuin 50 megapikseliä. Valitse toinen tiedosto tai ota kuva uudelleen, alle 50 megapikselin. Kaikki muu on tallessa.',
    tooMany:
      'Tiedostoa {name} ei lisätty: tavaraan voi lisätä enintään 30 tiedostoa. Kaikki muu on tallessa.',
    failed: '{name}: lähettäminen ei onnistunut. Kaikki muu on tallessa. Yritä uudelleen.',
  },
  submit: {
    total: 'Ehdotettu yhteensä',
    counted: '{count}/{total} esinettä on mukana summassa',
    notValued: '{count} vielä arvioimatta',
    notValuedClaimed: '{count} vielä arvioimatta (vaadittu {amount})',
    excluded: '{count} ei ole mukana',
    notCounted: 'Esineet, jotka eivät ole mukana summassa',
    whyNotCounted: {
      status: 'Ei mukana ehdotuksessa',
      no_appraisal: 'Vielä arvioimatta',
      no_amount: 'Vielä arvioimatta',
      awaiting_approval: 'Odottaa hyväksyntää',
      no_purchase_date: 'Ostopäivä puuttuu',
    },
    claimed: 'vaadittu {amount}',
    items: 'Esineesi',
    other: 'Muut esineet ja muutokset',
    limits: 'Vakuutuksesi rajat',
    deductible: 'Omavastuu',
    answered: '{done}/{total} vastattu',
    all: 'Kaikki on oikein',
    rest: 'Loput ovat oikein, lähetä',
    send: 'Lähetä vastaukseni',
    sending: 'Lähetetään …',
    comment: 'Muuta huomautettavaa? (vapaaehtoinen)',
    commentHint:
      'Tallentuu kirjoittaessasi ja lähtee vastaustesi mukana. Vakuutusyhtiösi voi lukea sen aiemmin.',
    failed: 'Vastauksiasi ei voitu lähettää. Tarkista yhteys ja yritä uudelleen.',
    refused: 'Vastauksiasi ei voitu lähettää. Käy tavarat läpi ja yritä uudelleen.',
    busy: 'Tiedostoja lähetetään vielä. Odota, kunnes ne on tallennettu.',
    formOpen: 'Sinulla on tallentamaton luonnos. Tallenna tai peruuta se ensin.',
    undated:
      'Kerro, milloin ostit esineen ”{name}”, tai vastaa siihen. Sitten vastauksesi lähetetään.',
    undatedRest: {
      one: 'Kerro, milloin ostit esineen ”{name}”, tai vastaa siihen. Sitten toinen esine vahvistetaan ja kaikki lähetetään.',
      other:
        'Kerro, milloin ostit esineen ”{name}”, tai vastaa siihen. Sitten muut {count} esinettä vahvistetaan ja kaikki lähetetään.',
    },
    noDate: 'En tiedä',
    changed:
      'Vakuutusyhtiösi on muuttanut esinettä ”{name}” sivun avaamisen jälkeen. Katso sitä, vastaa ja lähetä sitten.',
  },
  done: {
    title: 'Kiitos, vastauksesi on lähetetty',
    text: '{insurer} sai ne {time} ja ottaa sinuun yhteyttä.',
    change: 'Muuta vastauksiani',
    changeHint:
      'Kun avaat vastaukset uudelleen, voit muuttaa niitä, kunnes lähetät ne taas. Voit tehdä sen, kunnes vakuutusyhtiösi lukitsee linkin.',
    takenBack: 'Avasit vastauksesi uudelleen. Lähetä ne taas, kun olet valmis.',
    sendAgain: 'Lähetä uudelleen sellaisenaan',
    comment: 'Huomautuksesi:',
  },
  pin: {
    title: 'Anna PIN-koodi',
    lead: '{insurer} on suojannut tämän linkin. Jos et ole saanut PIN-koodia, kysy sitä vakuutusyhtiöstäsi.',
    label: 'PIN-koodi',
    submit: 'Jatka',
    wrong: {
      one: 'PIN-koodi on väärä. Sinulla on {count}\u00a0yritys jäljellä.',
      other: 'PIN-koodi on väärä. Sinulla on {count}\u00a0yritystä jäljellä.',
    },
    missing: 'Anna 4–8 numeroa.',
  },
  ended: {
    title: 'Tämä linkki ei enää toimi',
    text: 'Se on vanhentunut. {insurer} voi lähettää sinulle uuden.',
    replaced: 'Vakuutusyhtiösi on lähettänyt uudemman linkin. Avaa vakuutusyhtiösi uusin viesti.',
    safe: 'Tallentamasi vastaukset ovat tallessa.',
    unsent: {
      one: '{count} vastausta ei ollut vielä tallennettu. Se on tällä laitteella ja palaa uuden linkin mukana.',
      other:
        '{count} vastausta ei ollut vielä tallennettu. Ne ovat tällä laitteella ja palaavat uuden linkin mukana.',
    },
    files: {
      one: '{count} tiedostoa ei ollut vielä lähetetty. Se poistettiin tältä laitteelta; lisää se uudelleen uudella linkillä.',
      other:
        '{count} tiedostoa ei ollut vielä lähetetty. Ne poistettiin tältä laitteelta; lisää ne uudelleen uudella linkillä.',
    },
    requestNewLink: 'Pyydä uusi linkki',
    newLinkRequested: 'Pyysit uutta linkkiä {time}. Se tulee samalla tavalla kuin tämä.',
    works: 'Tämä linkki toimii taas. Lataa sivu uudelleen.',
    revoked:
      '{insurer} on päättänyt tämän linkin. Käytä uusinta linkkiäsi tai ota yhteyttä vakuutusyhtiöösi.',
    unknown: 'Emme tunne tätä linkkiä. Avaa vakuutusyhtiösi uusin viesti tai ota yhteyttä yhtiöön.',
    failed: 'Pyyntöäsi ei voitu lähettää. Tarkista yhteys ja yritä uudelleen.',
  },
  locked: {
    title: 'Tämä linkki on lukittu',
    text: '{insurer} on lukinnut sen.',
    guessed: 'Väärä PIN-koodi annettiin viisi kertaa.',
    todo: 'Pyydä vakuutusyhtiötäsi poistamaan lukitus. Tallentamasi vastaukset ovat tallessa.',
  },
  failed: {
    title: 'Tavaroitasi ei voitu hakea',
    offline: 'Ei yhteyttä. Tarkista se ja yritä uudelleen; tallentamasi vastaukset ovat tallessa.',
    service:
      'Palvelu ei vastannut. Yritä hetken kuluttua uudelleen; tallentamasi vastaukset ovat tallessa.',
  },
  noLink: {
    title: 'Avaa vakuutusyhtiösi linkki',
    text: 'Avaa vakuutusyhtiösi viesti ja seuraa linkkiä tai kopioi se kokonaan osoiteriville.',
  },
};
