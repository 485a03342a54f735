/**
 * A sentence for each finding, and the units of sizes. `{name}` stands for a figure of the finding.
 */
export const en = {
  itself: 'The claimed product itself.',
  category_same: 'Same category: {category}.',
  category_other: 'Another category: {category} instead of {claimed}.',
  brand_same: 'Same brand: {brand}.',
  brand_other: 'Another brand: {brand} instead of {claimed}.',
  brand_unknown: 'Brand not compared: one is unknown.',
  same_family: 'Same model family.',
  not_older: 'Not an older model: from {released}, the claimed one from {claimedReleased}.',
  older: 'An older model: from {released}, the claimed one from {claimedReleased}.',
  age_unknown: 'Age not compared: a release date is unknown.',
  storage_enough: 'Enough storage: {storageGb}, the claimed one has {claimedStorageGb}.',
  storage_less: 'Less storage: {storageGb}, the claimed one has {claimedStorageGb}.',
  storage_unknown: 'Storage unknown; the claimed product has {claimedStorageGb}.',
  size_alike: 'A size within 10%: {size}, the claimed one {claimedSize}.',
  size_other: 'Another size: {size}, the claimed one {claimedSize}, which is more than 10% apart.',
  size_unknown: 'Size unknown; the claimed product has {claimedSize}.',
  size_name_same: 'Same size: {sizeName}.',
  size_name_other: 'Another size: {sizeName}, the claimed one {claimedSizeName}.',
  size_name_unknown: 'Size unknown; the claimed product is a {claimedSizeName}.',
  storage_not_compared: 'Storage not compared: unknown for the claimed product.',
  size_not_compared: 'Size not compared: unknown for the claimed product.',
  none_of_brand: 'No other {brand} product is of like kind and quality.',
  much_cheaper:
    '{percent} % cheaper than the claimed product. Check that the model class is the same (Pro, Ultra, panel).',
  place_settings: '{size} place settings',
  seats: '{size} seats',
};

export type Sentences = Readonly<Record<keyof typeof en, string>>;
