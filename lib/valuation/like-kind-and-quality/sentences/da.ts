import type { Sentences } from './en';

export const da = {
  itself: 'Selve det anmeldte produkt.',
  category_same: 'Samme kategori: {category}.',
  category_other: 'En anden kategori: {category} i stedet for {claimed}.',
  brand_same: 'Samme mærke: {brand}.',
  brand_other: 'Et andet mærke: {brand} i stedet for {claimed}.',
  brand_unknown: 'Mærket er ikke sammenlignet: et af dem er ukendt.',
  same_family: 'Samme modelserie.',
  not_older: 'Ikke en ældre model: fra {released}, den anmeldte fra {claimedReleased}.',
  older: 'En ældre model: fra {released}, den anmeldte fra {claimedReleased}.',
  age_unknown: 'Alderen er ikke sammenlignet: en udgivelsesdato er ukendt.',
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
  storage_not_compared: 'Lagerpladsen er ikke sammenlignet: ukendt for det anmeldte produkt.',
  size_not_compared: 'Størrelsen er ikke sammenlignet: ukendt for det anmeldte produkt.',
  none_of_brand: 'Intet andet produkt fra {brand} er af samme art og kvalitet.',
  much_cheaper:
    '{percent} % billigere end det anmeldte produkt. Kontrollér, at modelklassen er den samme (Pro, Ultra, panel).',
  place_settings: '{size} kuverter',
  seats: '{size} pladser',
} satisfies Sentences;
