import type { Sentences } from './en';

export const da = {
  itself: 'Det er selve det anmeldte produkt.',
  category_same: 'Samme kategori: {category}.',
  category_other: 'En anden kategori: {category} i stedet for {claimed}.',
  brand_same: 'Samme mærke: {brand}.',
  brand_other: 'Et andet mærke: {brand} i stedet for {claimed}.',
  brand_unknown: 'Et mærke er ukendt, så det kan ikke sammenlignes.',
  same_family: 'Samme modelserie.',
  not_older: 'Ikke en ældre model: fra {released}, den anmeldte fra {claimedReleased}.',
  older: 'En ældre model: fra {released}, den anmeldte fra {claimedReleased}.',
  age_unknown: 'Det er ukendt, hvornår en af modellerne kom, så alderen kan ikke sammenlignes.',
  storage_enough: 'Nok lagerplads: {storageGb}, den anmeldte har {claimedStorageGb}.',
  storage_less: 'Mindre lagerplads: {storageGb}, den anmeldte har {claimedStorageGb}.',
  storage_unknown: 'Lagerpladsen er ukendt; den anmeldte har {claimedStorageGb}.',
  size_alike: 'Størrelse inden for 10 %: {size}, den anmeldte {claimedSize}.',
  size_other:
    'En anden størrelse: {size}, den anmeldte {claimedSize}, altså mere end 10 % forskel.',
  size_unknown: 'Størrelsen er ukendt; den anmeldte har {claimedSize}.',
  size_name_same: 'Samme størrelse: {sizeName}.',
  size_name_other: 'En anden størrelse: {sizeName}, den anmeldte {claimedSizeName}.',
  size_name_unknown: 'Størrelsen er ukendt; den anmeldte er {claimedSizeName}.',
  storage_not_compared:
    'Den anmeldte genstands lagerplads er ukendt, så lagerpladsen er ikke sammenlignet.',
  size_not_compared:
    'Den anmeldte genstands størrelse er ukendt, så størrelsen er ikke sammenlignet.',
  none_of_brand: 'Der er intet andet produkt fra {brand} tilbage af samme art og kvalitet.',
  much_cheaper:
    '{percent} % billigere end det anmeldte produkt. En models klasse (dens Pro, Ultra eller panel) sammenlignes ikke: se efter, om den er den samme.',
  place_settings: '{size} kuverter',
  seats: '{size} pladser',
} satisfies Sentences;
