import type { InventoryField } from '@/lib/shared/inventory-fields';
import type { Language } from '@/lib/shared/languages';

type Names = Readonly<Record<InventoryField, string>>;

const en: Names = {
  description:
    'description, item, items, item name, item description, name, product, title, object, article, thing, what, belonging, belongings',
  brand: 'brand, make, manufacturer',
  model: 'model, model number, model no',
  serial_number: 'serial number, serial no, serial, imei',
  gtin: 'gtin, ean, upc, barcode',
  category: 'category, type, kind, sort, group, class',
  quantity:
    'quantity, qty, count, number, pieces, pcs, how many, number of items, no of items, units, amount of items',
  date_purchase:
    'purchase date, date of purchase, date purchase, date purchased, bought, bought on, purchased, when bought, when purchased, year, year of purchase, purchase year, year bought, date bought, purchase, acquired, date acquired, since when, when, when acquired',
  age: 'age, approx age, approximate age, age of item, how old',
  purchase_price:
    'purchase price, price, unit price, price per item, price each, cost, cost each, paid, price paid, price new, original price, original cost, cost new, each, item value, new price, replacement price, unit cost, per item, per piece, per unit, apiece, price apiece',
  claimed_amount:
    'claimed amount, claimed, amount, amount claimed, total, total price, total cost, line total, line amount, value of all',
  currency: 'currency',
  condition: 'condition',
  location: 'location, room, place, where',
  receipt: 'receipt, has receipt, proof of purchase',
  notes: 'notes, note, comment, comments, remarks, remark, info, other',
};

const da: Names = {
  description:
    'beskrivelse, genstand, genstande, ting, navn, effekt, effekter, vare, produkt, artikel, hvad, hvad er det, indbo, ejendel, ejendele, artikler, emne, betegnelse, produktnavn',
  brand: 'mærke, mrk, fabrikat, producent',
  model: 'model, modelnummer, modelnr',
  serial_number: 'serienummer, serienr',
  gtin: 'stregkode',
  category: 'kategori, type, art, slags, gruppe, varegruppe',
  quantity: 'antal, stk, styk, antal stk, hvor mange, mængde, ant, stk antal',
  date_purchase:
    'købsdato, købt, købsår, indkøbt, indkøbsdato, indkøbsår, anskaffet, anskaffelsesår, anskaffelsesdato, år, årstal, hvornår købt, købt hvornår, køb, købstidspunkt, anskaffelse, fra år, hvornår',
  age: 'alder, ca alder, hvor gammel',
  purchase_price:
    'købspris, pris, stykpris, pris pr stk, pris per stk, nypris, indkøbspris, anskaffelsespris, anskaffelsessum, stk pris, genanskaffelsespris, købesum, enhedspris, betalt, pris stk, pr stk, per stk, pr styk, per styk, kr stk, kr pr stk, kr per stk, stk kr',
  claimed_amount:
    'krav, beløb, krævet beløb, samlet pris, samlet beløb, pris i alt, i alt, ialt, totalpris, totalbeløb, samlet værdi, erstatning, erstatningskrav, pris for alle',
  currency: 'valuta',
  condition: 'stand, tilstand',
  location: 'rum, placering, placering i hjemmet, hvor, sted',
  receipt: 'kvittering, bon, kvittering haves, dokumentation',
  notes:
    'noter, note, bemærk, bemærkning, bemærkninger, kommentar, kommentarer, anmærkning, anmærkninger, info, andet, øvrigt',
};

const sv: Names = {
  description:
    'beskrivning, föremål, sak, saker, namn, vara, artikel, produkt, egendom, benämning, vad, tillhörighet, tillhörigheter, lösöre, beteckning, produktnamn',
  brand: 'märke, fabrikat, tillverkare',
  model: 'modell, modellnummer, modellnr',
  serial_number: 'serienummer, serienr',
  gtin: 'streckkod',
  category: 'kategori, typ, sort, slag, grupp, varugrupp',
  quantity: 'antal, st, antal st, styck, hur många, mängd, ant, stycken',
  date_purchase:
    'inköpsdatum, köpdatum, köpt, inköpt, inköpsår, köpår, år, årtal, anskaffad, anskaffningsår, när köpt, inköp, köp, inköpstid, anskaffning, anskaffad år, när',
  age: 'ålder, ca ålder, hur gammal',
  purchase_price:
    'inköpspris, pris, styckpris, pris per styck, pris per st, nypris, pris st, à pris, a pris, anskaffningspris, köppris, enhetspris, betalt, kostade, återanskaffningspris, per st, per styck, st pris, kr per st',
  claimed_amount:
    'belopp, begärt belopp, krav, totalt, totalpris, summa, totalbelopp, totalsumma, totalt belopp, ersättning, ersättningskrav',
  currency: 'valuta',
  condition: 'skick',
  location: 'rum, plats, placering, var',
  receipt: 'kvitto, kvitto finns',
  notes:
    'anteckningar, anteckning, anmärkning, anmärkningar, kommentar, kommentarer, övrigt, info, annat, notering, noteringar',
};

const nb: Names = {
  description:
    'beskrivelse, gjenstand, gjenstander, ting, navn, vare, artikkel, produkt, hva, eiendel, eiendeler, innbo, betegnelse, produktnavn',
  brand: 'merke, produsent, fabrikat',
  model: 'modell, modellnummer, modellnr',
  serial_number: 'serienummer, serienr',
  gtin: 'strekkode',
  category: 'kategori, type, art, slags, sort, gruppe, varegruppe',
  quantity: 'antall, stk, antall stk, hvor mange, mengde, ant',
  date_purchase:
    'kjøpsdato, kjøpt, kjøpsår, innkjøpt, innkjøpsår, innkjøpsdato, anskaffet, anskaffelsesår, år, årstall, når kjøpt, kjøp, kjøpstidspunkt, anskaffelse, når',
  age: 'alder, ca alder, hvor gammel',
  purchase_price:
    'kjøpspris, pris, stykkpris, pris per stk, pris pr stk, nypris, innkjøpspris, anskaffelsespris, enhetspris, betalt, kostet, gjenanskaffelsespris, pr stk, per stk, stk pris, kr stk, kr pr stk, kr per stk',
  claimed_amount:
    'beløp, krevd beløp, krav, totalpris, totalt, sum, samlet pris, totalbeløp, totalsum, samlet beløp, erstatning, erstatningskrav',
  currency: 'valuta',
  condition: 'tilstand, stand',
  location: 'rom, plassering, sted, hvor',
  receipt: 'kvittering',
  notes:
    'notater, notat, bemerk, merknad, merknader, kommentar, kommentarer, info, annet, anmerkning, anmerkninger',
};

const de: Names = {
  description:
    'Beschreibung, Bezeichnung, Gegenstand, Gegenstände, Artikel, Artikelbezeichnung, Name, Sache, Produkt, Was, Objekt, Gegenstandsbezeichnung, Hausrat, Ware, Warenbezeichnung',
  brand: 'Marke, Hersteller, Fabrikat',
  model: 'Modell, Modellnummer, Modellnr',
  serial_number: 'Seriennummer, Seriennr',
  gtin: 'Strichcode, Barcode',
  category: 'Kategorie, Art, Typ, Gruppe, Warengruppe, Sorte',
  quantity: 'Anzahl, Menge, Stück, Stk, Stückzahl, Zahl, Stckzahl, wie viele',
  date_purchase:
    'Kaufdatum, gekauft am, gekauft, Anschaffungsdatum, Anschaffungsjahr, Anschaffung, Kaufjahr, Jahr, angeschafft, wann gekauft, Kauf, Kaufzeitpunkt, Erwerb, erworben, gekauft wann, wann',
  age: 'Alter, ca Alter, Alter der Sache',
  purchase_price:
    'Kaufpreis, Preis, Stückpreis, Einzelpreis, Preis pro Stück, Preis je Stück, Neupreis, Anschaffungspreis, Einkaufspreis, Neuwert, bezahlt, Wiederbeschaffungspreis, Wiederbeschaffungswert, pro Stück, je Stück, per Stück, pro Stk, je Stk, per Stk, Einzel',
  claimed_amount:
    'Betrag, Schadensbetrag, Schadenbetrag, Gesamtpreis, Summe, Schadenhöhe, Schadenshöhe, Gesamt, Gesamtwert, Gesamtbetrag, Gesamtkosten, Entschädigung, Forderung',
  currency: 'Währung',
  condition: 'Zustand',
  location: 'Raum, Zimmer, Ort, Standort',
  receipt: 'Beleg, Quittung, Kaufbeleg, Rechnung, Beleg vorhanden',
  notes:
    'Notizen, Notiz, Bemerkung, Bemerkungen, Anmerkung, Anmerkungen, Kommentar, Info, Hinweis, Hinweise, Sonstiges, Kommentare',
};

const fi: Names = {
  description:
    'kuvaus, esine, esineet, mikä tavara, nimi, nimike, tuote, tavara, artikkeli, mikä, omaisuus, irtaimisto, esineen nimi, tavarat, tuotteen nimi',
  brand: 'merkki, valmistaja',
  model: 'malli, mallinumero',
  serial_number: 'sarjanumero',
  gtin: 'viivakoodi',
  category: 'kategoria, luokka, tyyppi, laji, ryhmä, tuoteryhmä',
  quantity: 'määrä, kpl, lukumäärä, kappalemäärä, montako, kappaletta, kappaleet, kuinka monta',
  date_purchase:
    'ostopäivä, hankintapäivä, ostettu, hankittu, koska hankittu, koska ostettu, milloin hankittu, ostovuosi, hankintavuosi, hankinta-aika, ostoaika, vuosi, milloin ostettu, osto, hankinta, ostoajankohta, hankintaajankohta, milloin',
  age: 'ikä, noin ikä, kuinka vanha',
  purchase_price:
    'ostohinta, hinta, yksikköhinta, kappalehinta, hankintahinta, uushankintahinta, hinta per kpl, maksettu, maksoi, uushinta, jälleenhankintahinta, kpl hinta, per kpl, per kappale',
  claimed_amount:
    'korvausvaatimus, vaadittu summa, summa, yhteensä, kokonaishinta, yhteishinta, kokonaissumma, loppusumma, korvaus, kokonaisarvo',
  currency: 'valuutta',
  condition: 'kunto',
  location: 'huone, sijainti, paikka',
  receipt: 'kuitti, tosite',
  notes:
    'huomautukset, huomautus, muistiinpanot, lisätiedot, kommentti, huomiot, huomio, muuta, info, kommentit, lisätieto',
};

export const COLUMN_NAMES: Readonly<Record<Language, Names>> = { en, da, sv, nb, de, fi };
