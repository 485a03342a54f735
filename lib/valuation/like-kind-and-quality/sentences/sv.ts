import type { Sentences } from './en';

export const sv = {
  itself: 'Det är själva den anmälda produkten.',
  category_same: 'Samma kategori: {category}.',
  category_other: 'En annan kategori: {category} i stället för {claimed}.',
  brand_same: 'Samma märke: {brand}.',
  brand_other: 'Ett annat märke: {brand} i stället för {claimed}.',
  brand_unknown: 'Ett märke är okänt och kan inte jämföras.',
  same_family: 'Samma modellserie.',
  not_older: 'Ingen äldre modell: från {released}, den anmälda från {claimedReleased}.',
  older: 'En äldre modell: från {released}, den anmälda från {claimedReleased}.',
  age_unknown: 'Det är okänt när en av modellerna kom, så åldern kan inte jämföras.',
  storage_enough: 'Tillräckligt lagringsutrymme: {storageGb}, den anmälda har {claimedStorageGb}.',
  storage_less: 'Mindre lagringsutrymme: {storageGb}, den anmälda har {claimedStorageGb}.',
  storage_unknown: 'Lagringsutrymmet är okänt; den anmälda har {claimedStorageGb}.',
  size_alike: 'Storlek inom 10 %: {size}, den anmälda {claimedSize}.',
  size_other: 'En annan storlek: {size}, den anmälda {claimedSize}, alltså mer än 10 % skillnad.',
  size_unknown: 'Storleken är okänd; den anmälda har {claimedSize}.',
  size_name_same: 'Samma storlek: {sizeName}.',
  size_name_other: 'En annan storlek: {sizeName}, den anmälda {claimedSizeName}.',
  size_name_unknown: 'Storleken är okänd; den anmälda är {claimedSizeName}.',
  storage_not_compared:
    'Det anmälda föremålets lagringsutrymme är okänt, så det har inte jämförts.',
  size_not_compared: 'Det anmälda föremålets storlek är okänd, så storleken har inte jämförts.',
  none_of_brand: 'Det finns ingen annan produkt från {brand} kvar av samma slag och kvalitet.',
  much_cheaper:
    '{percent} % billigare än den anmälda produkten. En modells klass (dess Pro, Ultra eller panel) jämförs inte: se efter om den är densamma.',
  place_settings: '{size} kuvert',
  seats: '{size} platser',
} satisfies Sentences;
