import { DETECTORS, type DetectorName } from '@/lib/forensics/evidence';
import { trustAnchorsProblem } from '@/lib/platform/pictures/trust-anchors';
import {
  fileThatExists,
  fileToWrite,
  folderThatExists,
  readArguments,
  wholeNumber,
  WrongUse,
} from '../../command-line';
import { readWeights } from './weights';

export const USAGE = `Measures the forensics engine on a folder of pictures.

  npm run forensics:bench -- --set <folder> --out <file.jsonl>
    --only a,b            only these detectors
    --without a,b         all detectors but these
    --class a,b           only these classes of the manifest
    --base names.txt      only what was made of these originals, a name a line
    --model weights.json  of the learned fusion, instead of the engine's own
    --trust-anchors file  PEM certificates of authorities whose content credentials are trusted
    --processes 2
    --own-scores          scores of the detectors, not limited by those of honest pictures
    --warm-up             each process warms up before its first picture, as the service's does
    --from file.jsonl     examines nothing: the tables of an earlier run (instead of --out)
    --json file.json      the figures of the tables
    --compare file.jsonl  what another run flagged and this did not, and the other way round`;

export interface Options {
  readonly set: string;
  /** File for the answers, or that of an earlier run. */
  readonly answers: string;
  readonly examine: boolean;
  readonly detectors: readonly DetectorName[];
  readonly classes: readonly string[] | null;
  /** File with names of originals. */
  readonly bases: string | null;
  /** File with weights of the learned fusion. */
  readonly model: string | null;
  /** File with PEM certificates. */
  readonly trustAnchors: string | null;
  readonly processes: number;
  readonly ownScores: boolean;
  readonly warmUp: boolean;
  readonly json: string | null;
  readonly compare: string | null;
}

const text = { type: 'string' } as const;
const parse = (args: readonly string[]) =>
  readArguments({
    args: [...args],
    options: {
      set: text,
      out: text,
      only: text,
      without: text,
      class: text,
      base: text,
      model: text,
      'trust-anchors': text,
      from: text,
      json: text,
      compare: text,
      processes: { type: 'string', default: '2' },
      'own-scores': { type: 'boolean', default: false },
      'warm-up': { type: 'boolean', default: false },
    },
  }).values;

export function readOptions(args: readonly string[]): Options {
  const values = parse(args);
  const answers = values.from ?? values.out;
  if (values.set === undefined || answers === undefined)
    throw new WrongUse('Name the set and the file of the answers.');
  if (values.from !== undefined && values.out !== undefined)
    throw new WrongUse('Either --from or --out.');
  const only = values.only === undefined ? DETECTORS : detectorsOf(values.only);
  const without = values.without === undefined ? [] : detectorsOf(values.without);
  const detectors = DETECTORS.filter((name) => only.includes(name) && !without.includes(name));
  if (detectors.length === 0) throw new WrongUse('No detector is left to run.');
  const trustAnchors = values['trust-anchors'] ?? null;
  const problem = trustAnchors === null ? null : trustAnchorsProblem(trustAnchors);
  if (problem !== null)
    throw new WrongUse(`The trust anchors '${trustAnchors}' are not usable: ${problem}.`);
  checkFiles(values);
  return {
    set: folderThatExists('The set', values.set),
    answers,
    trustAnchors,
    processes: wholeNumber('--processes', values.processes, 1),
    ownScores: values['own-scores'],
    warmUp: values['warm-up'],
    examine: values.from === undefined,
    detectors,
    classes: values.class?.split(',') ?? null,
    bases: values.base ?? null,
    model: values.model ?? null,
    json: values.json ?? null,
    compare: values.compare ?? null,
  };
}

function checkFiles({ from, out, base, model, compare, json }: ReturnType<typeof parse>): void {
  if (from !== undefined) fileThatExists('The run', from);
  if (base !== undefined) fileThatExists('The list of originals', base);
  if (model !== undefined) readWeights(model);
  if (compare !== undefined) fileThatExists('The other run', compare);
  if (out !== undefined) fileToWrite('The answers', out);
  if (json !== undefined) fileToWrite('The figures', json);
}

function detectorsOf(text: string): readonly DetectorName[] {
  return text.split(',').map((part) => {
    const name = DETECTORS.find((one) => one === part.trim());
    if (name === undefined)
      throw new WrongUse(`Unknown detector '${part.trim()}'. There are: ${DETECTORS.join(', ')}.`);
    return name;
  });
}
