import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { DETECTORS, type DetectorName } from '@/lib/forensics/evidence';
import { isLanguage, LANGUAGES, type Language } from '@/lib/shared/languages';

export const USAGE = `Examines pictures and says what was found.

  npm run forensics -- photo.jpg [more files]
    --language da        of the sentences: ${LANGUAGES.join(', ')}
    --only a,b           only these detectors
    --without a,b        all detectors but these
    --model file         an ONNX model that examines them too (docs/forensics.md)
    --out folder         where the pictures with the findings go; here when absent
    --json               prints one JSON array instead (npm run --silent forensics -- …)
    --list               lists the detectors`;

/** The command was called wrongly; the message says how. */
export class WrongUse extends Error {
  override readonly name = 'WrongUse';
}

export interface Options {
  readonly files: readonly string[];
  readonly language: Language;
  readonly detectors: readonly DetectorName[];
  readonly out: string;
  readonly model: string | undefined;
  readonly json: boolean;
  readonly list: boolean;
  readonly help: boolean;
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        language: { type: 'string', default: 'en' }, only: { type: 'string' }, without: { type: 'string' }, out: { type: 'string', default: '.' },
        model: { type: 'string' },
        json: { type: 'boolean', default: false }, list: { type: 'boolean', default: false }, help: { type: 'boolean', short: 'h', default: false },
      },
    });
  } catch (error) {
    throw new WrongUse(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

export function readOptions(args: readonly string[]): Options {
  const { values, positionals } = parse(args);
  const { language, json, list, help, out, model } = values;
  if (model !== undefined && !existsSync(model)) throw new WrongUse(`There is no model '${model}'.`);
  if (!isLanguage(language)) throw new WrongUse(`Unknown language '${language}'. There are: ${LANGUAGES.join(', ')}.`);
  const only = values.only === undefined ? DETECTORS : detectorsOf(values.only);
  const without = values.without === undefined ? [] : detectorsOf(values.without);
  const detectors = DETECTORS.filter((name) => only.includes(name) && !without.includes(name));
  if (detectors.length === 0) throw new WrongUse('No detector is left to run.');
  if (positionals.length === 0 && !list && !help) throw new WrongUse('Name a picture.');
  return { files: positionals, language, detectors, out, model: model && path.resolve(model), json, list, help };
}

function detectorsOf(text: string): readonly DetectorName[] {
  return text.split(',').map((part) => {
    const name = DETECTORS.find((one) => one === part.trim());
    if (name === undefined) throw new WrongUse(`Unknown detector '${part.trim()}'. There are: ${DETECTORS.join(', ')}.`);
    return name;
  });
}
