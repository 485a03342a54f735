import type { Sentences } from './en';

export const fi = {
  itself: 'Se on itse ilmoitettu tuote.',
  category_same: 'Sama tuoteryhmä: {category}.',
  category_other: 'Eri tuoteryhmä: {category}, ilmoitetun tuoteryhmä on {claimed}.',
  brand_same: 'Sama merkki: {brand}.',
  brand_other: 'Eri merkki: {brand}, ilmoitetun merkki on {claimed}.',
  brand_unknown: 'Merkki ei ole tiedossa, joten sitä ei voi verrata.',
  same_family: 'Sama mallisarja.',
  not_older: 'Ei vanhempi malli: julkaistu {released}, ilmoitettu {claimedReleased}.',
  older: 'Vanhempi malli: julkaistu {released}, ilmoitettu {claimedReleased}.',
  age_unknown: 'Mallin julkaisuaika ei ole tiedossa, joten ikää ei voi verrata.',
  storage_enough: 'Riittävästi tallennustilaa: {storageGb}, ilmoitetussa {claimedStorageGb}.',
  storage_less: 'Vähemmän tallennustilaa: {storageGb}, ilmoitetussa {claimedStorageGb}.',
  storage_unknown: 'Tallennustila ei ole tiedossa; ilmoitetussa on {claimedStorageGb}.',
  size_alike: 'Koko 10 %:n sisällä: {size}, ilmoitettu {claimedSize}.',
  size_other: 'Eri koko: {size}, ilmoitettu {claimedSize}, eli ero on yli 10 %.',
  size_unknown: 'Koko ei ole tiedossa; ilmoitettu {claimedSize}.',
  size_name_same: 'Sama koko: {sizeName}.',
  size_name_other: 'Eri koko: {sizeName}, ilmoitettu {claimedSizeName}.',
  size_name_unknown: 'Koko ei ole tiedossa; ilmoitetun koko on {claimedSizeName}.',
  storage_not_compared:
    'Ilmoitetun tuotteen tallennustila ei ole tiedossa, joten sitä ei verrattu.',
  size_not_compared: 'Ilmoitetun tuotteen koko ei ole tiedossa, joten sitä ei verrattu.',
  none_of_brand: 'Merkiltä {brand} ei ole jäljellä muuta samanlaatuista ja -arvoista tuotetta.',
  much_cheaper:
    '{percent} % halvempi kuin ilmoitettu tuote. Mallin luokkaa (Pro, Ultra, paneelin tyyppi) ei verrata: tarkista, onko se sama.',
  place_settings: '{size} astiastoa',
  seats: '{size} istumapaikkaa',
} satisfies Sentences;
