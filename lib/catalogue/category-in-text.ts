import type { Language } from '@/lib/shared/languages';
import { categoryOfFamily, categoryOfPhrase } from './product-families';

/**
 * What follows belongs to the thing: `Cover til iPhone`, `Sofa, Ikea`, `Seng med madras`. Not the
 * beginning of a name: `AV receiver`, `AV-Receiver`.
 */
const END =
  /[,;:(/+]|\s[-–&]\s|(?<=[\p{L}\p{N}][^\p{L}]{1,24})(?:and|with|for|of|in|from|that|which|who|when|under|behind|incl|inkl|including|inklusive|og|med|til|i|fra|af|och|för|till|från|av|und|mit|für|aus|von|im|ja|sekä)(?![\p{L}-])/iu;

/** The thing is what it holds or how many there are: `Two pairs of curtains`, `kasse med tenger`. */
const QUANTITY =
  /^(?:[^,;:(]{0,24}[^\p{L}])?(?:(?:pairs?|sets?|box(?:es)?|bags?|bottles?|strings?|crates?|bundles?|cases?|tins?|jars?|cans?|packs?|rolls?|couple|number|collection|selection|pieces?|lots?|load|some|most|all) of|(?:kasser?|esker?|poser?|sekk|sett|par|flasker?|stabel|bunke|sæt|æsker?|papkasser?|låd(?:a|or)|kartong(?:er)?|kass(?:ar)?|flask(?:a|or)|påsar?) (?:med|av|af)|(?:Kisten?|Kartons?|Kasten|Kästen|Sets?|Satz|Säcke?|Tüten?|Beutel|Flaschen?) (?:mit|von|voll))(?!\p{L})/iu;
const RUN_MAX = 3;

/** First halves that share the end of a later word: `Hand-, Bade- und Geschirrtücher`. */
const FIRST_HALF =
  /(?<![\p{L}\p{N}])([\p{L}\p{N}]+)-\s*(?:[,/&+]|(?:and|or|og|eller|och|und|oder|ja|tai)(?!\p{L}))\s*(?=\p{L})/giu;

/** A thing and what describes it: `jigsaw (electric) Bosch`, `Helmet, bike`. */
const DESCRIBED = /^([^,;:(/]+)(?:[,(]([\p{L} &-]+)|\(([\p{L} &-]+)\)[^,;:(/]*)$/u;

/** In compounding languages the thing comes first, in English after what describes it. */
const isHeadLast = (language: Language | undefined): boolean => language === 'en';

type CategoryOf = (name: string) => number | null;

/**
 * The category of the thing that a description names: `Winter coat, blue`, `Sofa Ikea Ektorp`. Null
 * if no word of it stands for one.
 */
export function categoryInText(
  text: string,
  categoryOf: CategoryOf,
  language: Language | undefined,
): number | null {
  const ofPhrase = categoryOfPhrase(text);
  if (ofPhrase !== null) return ofPhrase;
  const [, described, alone, within] = DESCRIBED.exec(text.trim()) ?? [];
  const by = alone ?? within;
  const ofDescribed = described && by ? categoryOf(`${by.trim()} ${described.trim()}`) : null;
  if (ofDescribed !== null) return ofDescribed;
  const [thing = ''] = text.replaceAll(FIRST_HALF, '').replace(QUANTITY, '').split(END);
  const words = thing.split(/[^\p{L}\p{N}'’&-]+/u).filter((word) => word !== '');
  const inOrder = isHeadLast(language) ? words.toReversed() : words;
  return (
    ofRun(words, categoryOf, language) ??
    categoryOfFamily(thing) ??
    (isHeadLast(language) ? null : firstOf(inOrder, (word) => endOf(word, categoryOf))) ??
    firstOf(inOrder, (word) => (word.includes('-') ? categoryOf(lastPart(word)) : null)) ??
    ofFirstHalf(text, categoryOf)
  );
}

/** The first words that stand for a category, as many together as do. */
function ofRun(
  words: readonly string[],
  categoryOf: CategoryOf,
  language: Language | undefined,
): number | null {
  const places = words.map((_, at) => at);
  for (const at of isHeadLast(language) ? places.toReversed() : places)
    for (let length = RUN_MAX; length >= 1; length -= 1) {
      const run = isHeadLast(language)
        ? words.slice(Math.max(0, at + 1 - length), at + 1)
        : words.slice(at, at + length);
      const found = /\p{L}{2}/u.test(run.join(' ')) ? categoryOf(run.join(' ')) : null;
      if (found !== null) return found;
    }
  return null;
}

const lastPart = (word: string): string => word.slice(word.lastIndexOf('-') + 1);

/** By a first half with the end that it shares: `Putzmittel` of `Putz- und Möbelpflegemittel`. */
function ofFirstHalf(text: string, categoryOf: CategoryOf): number | null {
  const halves = [...text.matchAll(FIRST_HALF)];
  const rest = text.slice((halves.at(-1)?.index ?? 0) + (halves.at(-1)?.[0].length ?? 0));
  const [second = ''] = /^\p{L}+/u.exec(rest) ?? [];
  return firstOf(halves, ([, first = '']) => {
    for (let at = FIRST_PART_MIN; at <= second.length - FIRST_PART_MIN; at += 1) {
      const found = categoryOf(`${first}${second.slice(at)}`);
      if (found !== null) return found;
    }
    return null;
  });
}

const FIRST_PART_MIN = 3;
const LAST_PART_MIN = 4;
/** A Wohnmobil is no mobile phone and a motorcykel no bicycle. */
const OTHER_COMPOUND = /^(?:wohn|reise)mobil|^motor/iu;

/** By the last part of a compound, which is the thing: `kjøkkenbord`, `Gartenstuhl`. */
function endOf(word: string, categoryOf: CategoryOf): number | null {
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
