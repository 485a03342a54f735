import type { Language } from '@/lib/shared/languages';
import { categoryOfFamily, categoryOfPhrase } from './product-families';

/** What follows belongs to the thing: `Cover til iPhone`, `Sofa, Ikea`, `Seng med madras`. */
const END =
  /[,;:(/+]|\s[-–&]\s|(?<!\p{L})(?:and|with|for|of|in|from|that|which|who|when|under|behind|incl|inkl|including|inklusive|og|med|til|i|fra|af|och|för|till|från|av|und|mit|für|aus|von|im|ja|sekä)(?!\p{L})/iu;

/** The thing is what it holds or how many there are: `Two pairs of curtains`, `kasse med tenger`. */
const QUANTITY =
  /^(?:[^,;:(]{0,24}[^\p{L}])?(?:(?:pairs?|sets?|box(?:es)?|bags?|bottles?|strings?|crates?|bundles?|cases?|tins?|jars?|cans?|packs?|rolls?|couple|number|collection|selection|pieces?|lots?|load|some|most|all) of|(?:kasser?|esker?|poser?|sekk|sett|par|flasker?|stabel|bunke|sæt|æsker?|papkasser?|låd(?:a|or)|kartong(?:er)?|kass(?:ar)?|flask(?:a|or)|påsar?) (?:med|av|af)|(?:Kisten?|Kartons?|Kasten|Kästen|Sets?|Satz|Säcke?|Tüten?|Beutel|Flaschen?) (?:mit|von|voll))(?!\p{L})/iu;
const RUN_MAX = 3;

/** In compounding languages the thing comes first, in English after what describes it. */
const isHeadLast = (language: Language | undefined): boolean => language === 'en';

/**
 * The category of the thing that a description names: `Winter coat, blue`, `Sofa Ikea Ektorp`. Null
 * if no word of it stands for one.
 */
export function categoryInText(
  text: string,
  categoryOf: (name: string) => number | null,
  language: Language | undefined,
): number | null {
  const ofPhrase = categoryOfPhrase(text);
  if (ofPhrase !== null) return ofPhrase;
  const [thing = ''] = text.replace(QUANTITY, '').split(END);
  const words = thing.split(/[^\p{L}\p{N}'’&-]+/u).filter((word) => word !== '');
  const places = words.map((_, at) => at);
  for (const at of isHeadLast(language) ? places.toReversed() : places)
    for (let length = RUN_MAX; length >= 1; length -= 1) {
      const run = isHeadLast(language)
        ? words.slice(Math.max(0, at + 1 - length), at + 1)
        : words.slice(at, at + length);
      const found = /\p{L}{2}/u.test(run.join(' ')) ? categoryOf(run.join(' ')) : null;
      if (found !== null) return found;
    }
  const ofFamily = categoryOfFamily(thing);
  if (ofFamily !== null || isHeadLast(language)) return ofFamily;
  return firstOf(words, (word) => endOf(word, categoryOf));
}

const FIRST_PART_MIN = 3;
const LAST_PART_MIN = 4;
/** A Wohnmobil is no mobile phone and a motorcykel no bicycle. */
const OTHER_COMPOUND = /^(?:wohn|reise)mobil|^motor/iu;

/** By the last part of a compound, which is the thing: `kjøkkenbord`, `Gartenstuhl`. */
function endOf(word: string, categoryOf: (name: string) => number | null): number | null {
  if (OTHER_COMPOUND.test(word)) return null;
  for (let at = FIRST_PART_MIN; at <= word.length - LAST_PART_MIN; at += 1) {
    const found = categoryOf(word.slice(at).replace(/^-/, ''));
    if (found !== null) return found;
  }
  return null;
}

function firstOf<T, R>(list: readonly T[], find: (one: T) => R | null): R | null {
  for (const one of list) {
    const found = find(one);
    if (found !== null) return found;
  }
  return null;
}
