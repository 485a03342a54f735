import { CATEGORIES, type CategoryId } from '../categories';

/** Colour names of sellers, the most specific first: `black titanium` is black. */
const COLOURS: readonly (readonly [word: string, hex: string])[] = [
  ['black', '26282c'],
  ['midnight', '232a36'],
  ['graphite', '3c3e42'],
  ['obsidian', '2b2c2e'],
  ['charcoal', '3a3b3e'],
  ['white', 'eceae4'],
  ['starlight', 'e9e2d3'],
  ['snow', 'efeeea'],
  ['porcelain', 'ece7dc'],
  ['cream', 'eadfc8'],
  ['ivory', 'ebe4d2'],
  ['silver', 'c9ccd0'],
  ['platinum', 'bfc2c4'],
  ['grey', '8a8d92'],
  ['titanium', '9a958d'],
  ['steel', 'b4b8bc'],
  ['navy', '2c3a5c'],
  ['blue', '3f6690'],
  ['teal', '3f7f80'],
  ['mint', 'a8cdb9'],
  ['green', '4d6b52'],
  ['olive', '6d6d4a'],
  ['lime', 'b8c46a'],
  ['purple', '6a5478'],
  ['violet', '75628c'],
  ['lilac', 'b3a3c7'],
  ['pink', 'd9a5ab'],
  ['peony', 'd5838f'],
  ['coral', 'd97f6b'],
  ['red', 'a8342f'],
  ['burgundy', '6a2a36'],
  ['gold', 'd3b98a'],
  ['beige', 'd6c6ab'],
  ['sand', 'cdb899'],
  ['sky', '9dbcd6'],
  ['aloe', 'a9c7a4'],
  ['hazel', '8b8877'],
  ['bay', '8fb3d0'],
  ['oak', 'b58a55'],
  ['walnut', '6b4a33'],
];

const SATURATION = 0.28;
const LIGHTNESS = 0.46;

/** A muted colour derived from the brand's name. It is unrelated to the brand's own colours. */
function colourOfBrand(brand: string): string {
  let hash = 0;
  for (const character of brand) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 360;
  const channel = (n: number) => {
    const k = (n + hash / 30) % 12;
    return Math.round(
      255 *
        (LIGHTNESS -
          SATURATION *
            Math.min(LIGHTNESS, 1 - LIGHTNESS) *
            Math.max(-1, Math.min(k - 3, 9 - k, 1))),
    );
  };
  return [channel(0), channel(8), channel(4)]
    .map((one) => one.toString(16).padStart(2, '0'))
    .join('');
}

const pictureKind = (name: string): string => name.toLowerCase().replaceAll(' ', '-');

/** The file name of a picture for a category and colour: `phones-26282c.svg`. */
export function pictureName(categoryId: number, brand: string, colour: string): string {
  const category = CATEGORIES.find(({ id }) => id === (categoryId as CategoryId));
  const hex = COLOURS.find(([word]) => colour.includes(word))?.[1] ?? colourOfBrand(brand);
  return `${pictureKind(category?.name ?? 'Furniture')}-${hex}.svg`;
}
