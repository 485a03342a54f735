import type { InventoryField } from '@/lib/shared/inventory-fields';
import type { Language } from '@/lib/shared/languages';

type Names = Readonly<Record<InventoryField, string>>;

const en: Names = {
  description:
    'description, item, items, item name, item description, name, product, title, object, article, thing, what',
  brand: 'brand, make, manufacturer',
  model: 'model, model number, model no',
  serial_number: 'serial number, serial no, serial, imei',
  gtin: 'gtin, ean, upc, barcode',
  category: 'category, type',
  quantity: 'quantity, qty, count, number, pieces, pcs, how many, number of items, no of items',
  date_purchase:
    'purchase date, date of purchase, date purchase, date purchased, bought, bought on, purchased, when bought, when purchased, year, year of purchase, purchase year, year bought, date bought',
  age: 'age, approx age, approximate age, age of item, how old',
  purchase_price:
    'purchase price, price, unit price, price per item, price each, cost, cost each, paid, price paid, price new, original price, original cost, cost new, each',
  claimed_amount:
    'claimed amount, claimed, amount, amount claimed, total, total price, total cost, line total',
  currency: 'currency',
  condition: 'condition',
  location: 'location, room, place, where',
  receipt: 'receipt, has receipt, proof of purchase',
  notes: 'notes, note, comment, comments, remarks',
};

const da: Names = {
  description:
    'beskrivelse, genstand, genstande, ting, navn, effekt, effekter, vare, produkt, artikel, hvad',
  brand: 'mærke, fabrikat, producent',
  model: 'model, modelnummer, modelnr',
  serial_number: 'serienummer, serienr',
  gtin: 'stregkode',
  category: 'kategori, type',
  quantity: 'antal, stk, styk, antal stk, hvor mange',
  date_purchase:
    'købsdato, købt, købsår, indkøbt, indkøbsdato, indkøbsår, anskaffet, anskaffelsesår, anskaffelsesdato, år, årstal, hvornår købt, købt hvornår',
  age: 'alder, ca alder, hvor gammel',
  purchase_price:
    'købspris, pris, stykpris, pris pr stk, pris per stk, nypris, indkøbspris, anskaffelsespris, anskaffelsessum, stk pris',
  claimed_amount: 'krav, beløb, krævet beløb, samlet pris, samlet beløb, pris i alt, i alt, ialt',
  currency: 'valuta',
  condition: 'stand, tilstand',
  location: 'rum, placering, placering i hjemmet, hvor, sted',
  receipt: 'kvittering, bon, kvittering haves, dokumentation',
  notes: 'noter, note, bemærkning, bemærkninger, kommentar, kommentarer',
};

const sv: Names = {
  description:
    'beskrivning, föremål, sak, saker, namn, vara, artikel, produkt, egendom, benämning, vad',
  brand: 'märke, fabrikat, tillverkare',
  model: 'modell, modellnummer, modellnr',
  serial_number: 'serienummer, serienr',
  gtin: 'streckkod',
  category: 'kategori, typ',
  quantity: 'antal, st, antal st, styck, hur många',
  date_purchase:
    'inköpsdatum, köpdatum, köpt, inköpt, inköpsår, köpår, år, årtal, anskaffad, anskaffningsår, när köpt',
  age: 'ålder, ca ålder, hur gammal',
  purchase_price:
    'inköpspris, pris, styckpris, pris per styck, pris per st, nypris, pris st, à pris, a pris, anskaffningspris, köppris',
  claimed_amount: 'belopp, begärt belopp, krav, totalt, totalpris, summa',
  currency: 'valuta',
  condition: 'skick',
  location: 'rum, plats, placering, var',
  receipt: 'kvitto, kvitto finns',
  notes: 'anteckningar, anteckning, anmärkning, anmärkningar, kommentar, kommentarer, övrigt',
};

const nb: Names = {
  description: 'beskrivelse, gjenstand, gjenstander, ting, navn, vare, artikkel, produkt, hva',
  brand: 'merke, produsent, fabrikat',
  model: 'modell, modellnummer, modellnr',
  serial_number: 'serienummer, serienr',
  gtin: 'strekkode',
  category: 'kategori, type',
  quantity: 'antall, stk, antall stk, hvor mange',
  date_purchase:
    'kjøpsdato, kjøpt, kjøpsår, innkjøpt, innkjøpsår, innkjøpsdato, anskaffet, anskaffelsesår, år, årstall, når kjøpt',
  age: 'alder, ca alder, hvor gammel',
  purchase_price:
    'kjøpspris, pris, stykkpris, pris per stk, pris pr stk, nypris, innkjøpspris, anskaffelsespris',
  claimed_amount: 'beløp, krevd beløp, krav, totalpris, totalt, sum, samlet pris',
  currency: 'valuta',
  condition: 'tilstand, stand',
  location: 'rom, plassering, sted, hvor',
  receipt: 'kvittering',
  notes: 'notater, notat, merknad, merknader, kommentar, kommentarer',
};

const de: Names = {
  description:
    'Beschreibung, Bezeichnung, Gegenstand, Gegenstände, Artikel, Artikelbezeichnung, Name, Sache, Produkt, Was',
  brand: 'Marke, Hersteller, Fabrikat',
  model: 'Modell, Modellnummer, Modellnr',
  serial_number: 'Seriennummer, Seriennr',
  gtin: 'Strichcode, Barcode',
  category: 'Kategorie, Art, Typ',
  quantity: 'Anzahl, Menge, Stück, Stk, Stückzahl',
  date_purchase:
    'Kaufdatum, gekauft am, gekauft, Anschaffungsdatum, Anschaffungsjahr, Anschaffung, Kaufjahr, Jahr, angeschafft, wann gekauft',
  age: 'Alter, ca Alter, Alter der Sache',
  purchase_price:
    'Kaufpreis, Preis, Stückpreis, Einzelpreis, Preis pro Stück, Preis je Stück, Neupreis, Anschaffungspreis, Einkaufspreis',
  claimed_amount:
    'Betrag, Schadensbetrag, Schadenbetrag, Gesamtpreis, Summe, Schadenhöhe, Schadenshöhe, Gesamt',
  currency: 'Währung',
  condition: 'Zustand',
  location: 'Raum, Zimmer, Ort, Standort',
  receipt: 'Beleg, Quittung, Kaufbeleg, Rechnung, Beleg vorhanden',
  notes: 'Notizen, Notiz, Bemerkung, Bemerkungen, Anmerkung, Anmerkungen, Kommentar',
};

const fi: Names = {
  description: 'kuvaus, esine, esineet, nimi, nimike, tuote, tavara, artikkeli, mikä',
  brand: 'merkki, valmistaja',
  model: 'malli, mallinumero',
  serial_number: 'sarjanumero',
  gtin: 'viivakoodi',
  category: 'kategoria, luokka, tyyppi',
  quantity: 'määrä, kpl, lukumäärä, kappalemäärä, montako',
  date_purchase:
    'ostopäivä, hankintapäivä, ostettu, hankittu, ostovuosi, hankintavuosi, hankinta-aika, ostoaika, vuosi, milloin ostettu',
  age: 'ikä, noin ikä, kuinka vanha',
  purchase_price:
    'ostohinta, hinta, yksikköhinta, kappalehinta, hankintahinta, uushankintahinta, hinta per kpl',
  claimed_amount: 'korvausvaatimus, vaadittu summa, summa, yhteensä, kokonaishinta, yhteishinta',
  currency: 'valuutta',
  condition: 'kunto',
  location: 'huone, sijainti, paikka',
  receipt: 'kuitti, tosite',
  notes: 'huomautukset, huomautus, muistiinpanot, lisätiedot, kommentti, huomiot',
};

export const COLUMN_NAMES: Readonly<Record<Language, Names>> = { en, da, sv, nb, de, fi };
