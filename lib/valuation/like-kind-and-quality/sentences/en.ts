/** Every point that a comparison can make, and the units of sizes. `{name}` stands for a figure of the finding. */
export const en = {
  itself: 'It is the claimed product itself.',
  category_same: 'Same category: {category}.',
  category_other: 'Another category: {category} instead of {claimed}.',
  brand_same: 'Same brand: {brand}.',
  brand_other: 'Another brand: {brand} instead of {claimed}.',
  brand_unknown: 'A brand is not known, so it cannot be compared.',
  same_family: 'Same model family.',
  not_older: 'Not an older model: from {released}, the claimed one from {claimedReleased}.',
  older: 'An older model: from {released}, the claimed one from {claimedReleased}.',
  age_unknown: 'When a model came out is not known, so their age cannot be compared.',
  storage_enough: 'Enough storage: {storageGb}, the claimed one has {claimedStorageGb}.',
  storage_less: 'Less storage: {storageGb}, the claimed one has {claimedStorageGb}.',
  storage_unknown: 'Its storage is not known; the claimed one has {claimedStorageGb}.',
  size_alike: 'A size within 10%: {size}, the claimed one {claimedSize}.',
  size_other: 'Another size: {size}, the claimed one {claimedSize}, which is more than 10% apart.',
  size_unknown: 'Its size is not known; the claimed one has {claimedSize}.',
  size_name_same: 'Same size: {sizeName}.',
  size_name_other: 'Another size: {sizeName}, the claimed one {claimedSizeName}.',
  size_name_unknown: 'Its size is not known; the claimed one is a {claimedSizeName}.',
  storage_not_compared: 'The claimed product’s storage is not known, so storage was not compared.',
  size_not_compared: 'The claimed product’s size is not known, so size was not compared.',
  none_of_brand: 'No other product of {brand} is left that is of like kind and quality.',
  much_cheaper:
    '{percent} % cheaper than the claimed product. The class of a model (its Pro, Ultra or panel) is not compared: see whether it is the same.',
  place_settings: '{size} place settings',
  seats: '{size} seats',
};

export type Sentences = Readonly<Record<keyof typeof en, string>>;
