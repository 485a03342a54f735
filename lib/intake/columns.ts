/** The columns of an inventory. `purchase_price` is per piece, `claimed_amount` for the line. */
const FIELDS = [
  'description',
  'brand',
  'model',
  'serial_number',
  'gtin',
  'category',
  'quantity',
  'date_purchase',
  'purchase_price',
  'claimed_amount',
  'currency',
  'condition',
  'location',
  'receipt',
  'notes',
] as const;

type Field = (typeof FIELDS)[number];

/** Additional columns of Homebox, which decide whether an item is claimed. */
export type HomeboxField = Field | 'details' | 'archived' | 'sold_time';

/**
 * Names of columns in the six languages of the service. Case, accents and punctuation are ignored.
 */
const NAMES: Readonly<Record<Field, string>> = {
  description:
    'description, item, item name, name, product, title, object, beskrivelse, genstand, ting, navn, beskrivning, föremål, sak, gjenstand, Beschreibung, Bezeichnung, Gegenstand, Artikel, kuvaus, esine, nimi, tuote',
  brand:
    'brand, make, manufacturer, mærke, fabrikat, märke, tillverkare, merke, produsent, producent, Marke, Hersteller, merkki, valmistaja',
  model:
    'model, model number, model no, modelnummer, modell, modellnummer, modellnr, Modellnummer, malli, mallinumero',
  serial_number: 'serial number, serial no, serial, imei, serienummer, Seriennummer, sarjanumero',
  gtin: 'gtin, ean, upc, barcode, stregkode, streckkod, strekkode, viivakoodi',
  category: 'category, type, kategori, Kategorie, kategoria, luokka',
  quantity: 'quantity, qty, count, number, pieces, antal, antall, Anzahl, Menge, Stück, määrä, kpl',
  date_purchase:
    'purchase date, date of purchase, date purchase, date purchased, bought, bought on, purchased, købsdato, købt, inköpsdatum, köpdatum, köpt, kjøpsdato, kjøpt, Kaufdatum, gekauft am, Anschaffungsdatum, ostopäivä, hankintapäivä',
  purchase_price:
    'purchase price, price, unit price, price per item, cost, paid, købspris, pris, stykpris, inköpspris, kjøpspris, stykkpris, Kaufpreis, Preis, Stückpreis, Einzelpreis, ostohinta, hinta, yksikköhinta',
  claimed_amount:
    'claimed amount, claimed, amount, amount claimed, total, total price, krav, beløb, krævet beløb, belopp, begärt belopp, beløp, krevd beløp, Betrag, Schadensbetrag, Gesamtpreis, Summe, korvausvaatimus, vaadittu summa, summa, yhteensä',
  currency: 'currency, valuta, Währung, valuutta',
  condition: 'condition, stand, tilstand, skick, Zustand, kunto',
  location:
    'location, room, place, where, rum, placering, placering i hjemmet, rom, plassering, plats, Raum, Zimmer, Ort, Standort, huone, sijainti',
  receipt:
    'receipt, has receipt, proof of purchase, kvittering, bon, kvitto, Beleg, Quittung, Kaufbeleg, Rechnung, kuitti',
  notes:
    'notes, note, comment, comments, remarks, noter, bemærkninger, kommentar, anteckningar, anmärkning, notater, merknad, Notizen, Bemerkung, Bemerkungen, Anmerkung, huomautukset, muistiinpanot, lisätiedot',
};

/**
 * The columns of a Homebox export that an insurer needs (Homebox documentation, "CSV import"). All
 * begin with HB.
 */
const HOMEBOX: Readonly<Record<string, HomeboxField>> = {
  'HB.name': 'description',
  'HB.location': 'location',
  'HB.quantity': 'quantity',
  'HB.description': 'details',
  'HB.notes': 'notes',
  'HB.manufacturer': 'brand',
  'HB.model_number': 'model',
  'HB.serial_number': 'serial_number',
  'HB.purchase_price': 'purchase_price',
  'HB.purchase_time': 'date_purchase',
  'HB.archived': 'archived',
  'HB.sold_time': 'sold_time',
};

const keyOf = (name: string): string =>
  name
    .replace(/^\uFEFF/, '')
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

const own = new Map(
  Object.entries(NAMES).flatMap(([field, names]) =>
    [field, ...names.split(',')].map((name) => [keyOf(name), field as Field]),
  ),
);
const homebox = new Map(
  Object.entries(HOMEBOX).map(([name, field]) => [name.toLowerCase(), field]),
);

/**
 * The field of a column name; null for an unknown name. Ignores a unit in brackets: `Price (EUR)`.
 */
export function columnOf(name: string): HomeboxField | null {
  const plain = name
    .replace(/^\uFEFF/, '')
    .trim()
    .toLowerCase();
  if (plain.startsWith('hb.')) return homebox.get(plain) ?? null;
  return own.get(keyOf(name)) ?? own.get(keyOf(name.replaceAll(/[([].*?[)\]]/g, ''))) ?? null;
}

export const isHomebox = (name: string): boolean => /^\s*\uFEFF?hb\./i.test(name);
