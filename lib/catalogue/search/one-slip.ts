const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

/**
 * Every word at an edit distance of one: a letter inserted, deleted, substituted, or swapped with
 * its neighbour. Some 54 words per letter (Norvig, How to Write a Spelling Corrector, 2007).
 */
export function oneSlipFrom(word: string): string[] {
  const splits = Array.from(
    { length: word.length + 1 },
    (_, at) => [word.slice(0, at), word.slice(at)] as const,
  );
  return splits.flatMap(([head, tail]) => [
    ...(tail === ''
      ? []
      : [head + tail.slice(1), ...LETTERS.map((letter) => head + letter + tail.slice(1))]),
    ...(tail.length > 1 ? [`${head}${tail[1]}${tail[0]}${tail.slice(2)}`] : []),
    ...LETTERS.map((letter) => head + letter + tail),
  ]);
}
