import type { Sentences } from './en';

export const de = {
  itself: 'Das gemeldete Produkt selbst.',
  category_same: 'Gleiche Kategorie: {category}.',
  category_other: 'Eine andere Kategorie: {category} statt {claimed}.',
  brand_same: 'Gleiche Marke: {brand}.',
  brand_other: 'Eine andere Marke: {brand} statt {claimed}.',
  brand_unknown: 'Marke nicht verglichen: Eine ist unbekannt.',
  same_family: 'Gleiche Modellreihe.',
  not_older: 'Kein älteres Modell: von {released}, das gemeldete von {claimedReleased}.',
  older: 'Ein älteres Modell: von {released}, das gemeldete von {claimedReleased}.',
  age_unknown: 'Alter nicht verglichen: Ein Erscheinungsdatum ist unbekannt.',
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
  storage_not_compared: 'Speicher nicht verglichen: beim gemeldeten Produkt unbekannt.',
  size_not_compared: 'Größe nicht verglichen: beim gemeldeten Produkt unbekannt.',
  none_of_brand: 'Kein anderes Produkt von {brand} ist von gleicher Art und Güte.',
  much_cheaper:
    '{percent} % billiger als das gemeldete Produkt. Prüfen Sie, ob die Modellklasse dieselbe ist (Pro, Ultra, Bildschirm).',
  place_settings: '{size} Maßgedecke',
  seats: '{size} Sitze',
} satisfies Sentences;
