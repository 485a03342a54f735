import type { Sentences } from './en';

export const nb = {
  itself: 'Det er selve det meldte produktet.',
  category_same: 'Samme kategori: {category}.',
  category_other: 'En annen kategori: {category} i stedet for {claimed}.',
  brand_same: 'Samme merke: {brand}.',
  brand_other: 'Et annet merke: {brand} i stedet for {claimed}.',
  brand_unknown: 'Et merke er ukjent, så det kan ikke sammenlignes.',
  same_family: 'Samme modellserie.',
  not_older: 'Ikke en eldre modell: fra {released}, den meldte fra {claimedReleased}.',
  older: 'En eldre modell: fra {released}, den meldte fra {claimedReleased}.',
  age_unknown: 'Det er ukjent når en av modellene kom, så alderen kan ikke sammenlignes.',
  storage_enough: 'Nok lagringsplass: {storageGb}, den meldte har {claimedStorageGb}.',
  storage_less: 'Mindre lagringsplass: {storageGb}, den meldte har {claimedStorageGb}.',
  storage_unknown: 'Lagringsplassen er ukjent; den meldte har {claimedStorageGb}.',
  size_alike: 'Størrelse innenfor 10 %: {size}, den meldte {claimedSize}.',
  size_other: 'En annen størrelse: {size}, den meldte {claimedSize}, altså mer enn 10 % forskjell.',
  size_unknown: 'Størrelsen er ukjent; den meldte har {claimedSize}.',
  size_name_same: 'Samme størrelse: {sizeName}.',
  size_name_other: 'En annen størrelse: {sizeName}, den meldte {claimedSizeName}.',
  size_name_unknown: 'Størrelsen er ukjent; den meldte er {claimedSizeName}.',
  storage_not_compared:
    'Lagringsplassen til den meldte gjenstanden er ukjent og er ikke sammenlignet.',
  size_not_compared: 'Størrelsen på den meldte gjenstanden er ukjent og er ikke sammenlignet.',
  none_of_brand: 'Det er ikke noe annet produkt fra {brand} igjen av samme slag og kvalitet.',
  much_cheaper:
    '{percent} % billigere enn det meldte produktet. En modells klasse (dens Pro, Ultra eller panel) sammenlignes ikke: se etter om den er den samme.',
  place_settings: '{size} kuverter',
  seats: '{size} seter',
} satisfies Sentences;
