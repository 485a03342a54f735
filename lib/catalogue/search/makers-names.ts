/**
 * Short names of models and how makers write them. Each matches one word; `$1` stands for its
 * number.
 */
const SHORT_NAMES: readonly (readonly [typed: RegExp, written: string])[] = [
  [/^gopro(\d+)$/, 'gopro hero$1'],
  [/^fuji$/, 'fujifilm'],
  [/^mba$/, 'macbook air'],
  [/^mbp$/, 'macbook pro'],
  [/^qc(\d*)$/, 'quietcomfort $1'],
  [/^a(\d{4})$/, 'alpha $1'],
  [/^a(\d)(r|s|c)?$/, 'alpha $1$2'],
  [/^a(\d)(r|s|c)?(i{1,3}|iv|v)$/, 'alpha $1$2 $3'],
  [/^z(flip|fold)(\d?)$/, 'z $1$2'],
  [/^(?:mark|mk)(\d|i{1,3}|iv|v)$/, 'mark $1'],
  [/^([a-z]\d{1,2})mk(\d|i{1,3}|iv|v)$/, '$1 mark $2'],
  [/^mk$/, 'mark'],
];

/** Words for "generation". */
const GENERATION = /^(?:gen|generation|generasjon|generaatio|sukupolvi|sukupolven)$/;
const ORDINAL = /^(\d{1,2})(?:st|nd|rd|th)?$/;
const ROMAN: readonly string[] = ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix'];

/**
 * Rewrites a query in the makers' spelling: `canon r6 mark 2` becomes Mark II, `ipad air 5 gen` 5th
 * generation, `gopro 11` Hero11. Null if nothing changes. Only for queries with few results, so
 * that no rule hides a product.
 */
export function makersNames(words: readonly string[]): string[] | null {
  const joined = joinLetters(words);
  const named = joined.flatMap((word, at) =>
    word === 'gopro' && /^\d+$/.test(joined[at + 1] ?? '') ? [word, 'hero'] : shortName(word),
  );
  const numbered = named.flatMap((word, at) => {
    if (GENERATION.test(word) && ORDINAL.test(named[at - 1] ?? '')) return ['generation'];
    const [, number] = ORDINAL.exec(word) ?? [];
    if (number !== undefined && GENERATION.test(named[at + 1] ?? ''))
      return [ordinal(Number(number))];
    return [isVersion(named, at) ? (ROMAN[Number(word)] ?? word) : word];
  });
  const written = named.includes('nikon') ? numbered.filter((word) => word !== 'mark') : numbered;
  return written.join(' ') === words.join(' ') ? null : written;
}

/** Joins the i of `i phone 13` and `i pad`, and `go pro`. */
const joinLetters = (words: readonly string[]): string[] =>
  words.flatMap((word, at) => {
    if (belongsTo(word, words[at + 1])) return [];
    return belongsTo(words[at - 1], word) ? [`${words[at - 1] ?? ''}${word}`] : [word];
  });

const belongsTo = (one = '', other = ''): boolean =>
  (one === 'i' && /^(?:phone|pad|mac)/.test(other)) || (one === 'go' && /^pro\d*$/.test(other));

function shortName(word: string): string[] {
  const rule = SHORT_NAMES.find(([typed]) => typed.test(word));
  return rule
    ? word
        .replace(rule[0], rule[1])
        .split(' ')
        .filter((one) => one !== '')
    : [word];
}

/**
 * Whether a word is a version: a digit after `mark`, or the last word after a model number, as in
 * R6 2 or A7 4.
 */
const isVersion = (words: readonly string[], at: number): boolean =>
  /^[2-9]$/.test(words[at] ?? '') &&
  (words[at - 1] === 'mark' ||
    (at === words.length - 1 && at > 0 && /\d/.test(words[at - 1] ?? '')));

function ordinal(number: number): string {
  const isTeen = number > 10 && number < 20;
  return `${number}${isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th')}`;
}
