/**
 * Families of products that people name instead of the thing. Their names end like other things:
 * a MacBook is no book and Playmobil no mobile phone.
 */
const FAMILIES: readonly (readonly [id: number, pattern: RegExp])[] = [
  [
    703,
    /(?<!\p{L})(?:ps ?[1-5]|playstation|xbox|switch|wii|nintendo)[ -]?(?:spil|spill|spel|spiele|games?|pelit?|pelejä)(?!\p{L})/iu,
  ],
  [16, /(?<!\p{L})(?:apple|galaxy|pixel) watch(?!\p{L})/iu],
  [15, /(?<!\p{L})air ?pods/iu],
  [10, /(?<!\p{L})i-?phone/iu],
  [11, /(?<!\p{L})(?:i-?pad(?!\p{L})|galaxy tab(?!\p{L}))/iu],
  [12, /(?<!\p{L})(?:mac ?book|chrome ?book|think ?pad|elite ?book)/iu],
  [
    104,
    /(?<!\p{L})(?:ps ?[1-5]|playstation ?[1-5]?|xbox|nintendo (?:switch|wii)|wii u?)(?!\p{L})/iu,
  ],
  [601, /(?<!\p{L})(?:playmobil|duplo|brio|barbie)(?!\p{L})/iu],
];

/** The category of the first family that a text names; null without any. */
export const categoryOfFamily = (text: string): number | null =>
  FAMILIES.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
