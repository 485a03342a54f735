import { fileRefusals } from './en/file-refusals';
import { refusals as english } from './en/refusals';
import { fill } from '@/lib/shared/fill';
import { formatsOf, type Formats } from './formats';
import type { AllRefusals } from './refusals';
import type { Language } from '@/lib/shared/languages';

/** One sentence of the service in the language of the desk; null where it has no words in it. */
export interface Message {
  readonly text: string;
  /** Whether it tells nothing without the name of its field. */
  readonly needsField: boolean;
}

export type Speaker = (sentence: string) => Message | null;

interface Pattern {
  readonly matches: RegExp;
  readonly names: readonly string[];
  readonly length: number;
  translate(words: AllRefusals): Message;
}

const MARK = /\{(\w+)\}/g;
/** What is said of these is an amount or a day where it looks like one; everything else stays as the service wrote it. */
const FORMATTED: ReadonlySet<string> = new Set([
  'amount',
  'limit',
  'now',
  'before',
  'step',
  'date',
]);

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Those with more words of their own come first: `{id} is …` must not take what another one says better. */
const PATTERNS: readonly Pattern[] = [
  ...patternsOf(english.values, (words) => words.values, true),
  ...patternsOf(english.sentences, (words) => words.sentences, false),
  ...patternsOf(fileRefusals, (words) => words.files, false),
].toSorted((one, other) => other.length - one.length);

function patternsOf<Group extends Readonly<Record<string, string>>>(
  group: Group,
  groupOf: (words: AllRefusals) => Readonly<Record<keyof Group, string>>,
  needsField: boolean,
): Pattern[] {
  return Object.entries(group).map(([key, sentence]) => ({
    matches: new RegExp(
      `^${sentence
        .split(MARK)
        .map((part, at) => (at % 2 === 0 ? escaped(part) : '(.+?)'))
        .join('')}$`,
      's',
    ),
    names: [...sentence.matchAll(MARK)].map(([, name = '']) => name),
    length: sentence.replace(MARK, '').length,
    translate: (words) => ({ text: groupOf(words)[key] ?? sentence, needsField }),
  }));
}

export function speakerOf(words: AllRefusals, language: Language): Speaker {
  const formats = formatsOf(language);
  return (sentence) => {
    for (const { matches, names, translate } of PATTERNS) {
      const found = matches.exec(sentence);
      if (!found) continue;
      const { text, needsField } = translate(words);
      const values = Object.fromEntries(
        names.map((name, at) => [name, shown(name, found[at + 1] ?? '', formats)]),
      );
      return { text: fill(text, values), needsField };
    }
    return null;
  };
}

function shown(name: string, value: string, formats: Formats): string {
  if (!FORMATTED.has(name)) return value;
  if (/^\d+\.\d\d$/.test(value)) return formats.amount(Number(value));
  return /^\d{4}-\d\d-\d\d$/.test(value) ? formats.day(value) : value;
}
