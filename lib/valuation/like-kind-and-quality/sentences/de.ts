import type { Sentences } from './en';

export const de = {
  itself: 'Es ist das gemeldete Produkt selbst.',
  category_same: 'Gleiche Kategorie: {category}.',
  category_other: 'Eine andere Kategorie: {category} statt {claimed}.',
  brand_same: 'Gleiche Marke: {brand}.',
  brand_other: 'Eine andere Marke: {brand} statt {claimed}.',
  brand_unknown: 'Eine Marke ist nicht bekannt und lässt sich nicht vergleichen.',
  same_family: 'Gleiche Modellreihe.',
  not_older: 'Kein älteres Modell: von {released}, das gemeldete von {claimedReleased}.',
  older: 'Ein älteres Modell: von {released}, das gemeldete von {claimedReleased}.',
  age_unknown:
    'Wann eines der Modelle erschien, ist nicht bekannt; das Alter lässt sich nicht vergleichen.',
  storage_enough: 'Genug Speicher: {storageGb}, das gemeldete hat {claimedStorageGb}.',
  storage_less: 'Weniger Speicher: {storageGb}, das gemeldete hat {claimedStorageGb}.',
  storage_unknown: 'Der Speicher ist nicht bekannt; das gemeldete hat {claimedStorageGb}.',
  size_alike: 'Größe innerhalb von 10 %: {size}, das gemeldete {claimedSize}.',
  size_other:
    'Eine andere Größe: {size}, das gemeldete {claimedSize}, also mehr als 10 % Unterschied.',
  size_unknown: 'Die Größe ist nicht bekannt; das gemeldete hat {claimedSize}.',
  size_name_same: 'Gleiche Größe: {sizeName}.',
  size_name_other: 'Eine andere Größe: {sizeName}, das gemeldete {claimedSizeName}.',
  size_name_unknown: 'Die Größe ist nicht bekannt; das gemeldete hat {claimedSizeName}.',
  storage_not_compared:
    'Der Speicher des gemeldeten Gegenstands ist nicht bekannt und wurde nicht verglichen.',
  size_not_compared:
    'Die Größe des gemeldeten Gegenstands ist nicht bekannt und wurde nicht verglichen.',
  none_of_brand: 'Von {brand} gibt es kein anderes Produkt gleicher Art und Güte mehr.',
  much_cheaper:
    '{percent} % billiger als das gemeldete Produkt. Die Klasse eines Modells (Pro, Ultra, Art des Bildschirms) wird nicht verglichen: bitte prüfen, ob sie dieselbe ist.',
  place_settings: '{size} Maßgedecke',
  seats: '{size} Sitze',
} satisfies Sentences;
