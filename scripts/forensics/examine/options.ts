import { existsSync } from 'node:fs';
import path from 'node:path';
import { DETECTORS, type DetectorName } from '@/lib/forensics/evidence';
import { trustAnchorsProblem } from '@/lib/platform/pictures/trust-anchors';
import { isLanguage, LANGUAGES, type Language } from '@/lib/shared/languages';
import { folderToWrite, readArguments, WrongUse } from '../../command-line';

export const USAGE = `Examines pictures and says what was found.

  npm run forensics -- photo.jpg [more files]
    --language da        of the sentences: ${LANGUAGES.join(', ')}
    --only a,b           only these detectors
    --without a,b        all detectors but these
    --model file         an ONNX model that examines them too (docs/forensics.md)
    --trust-anchors file PEM certificates of authorities whose content credentials are trusted (docs/forensics.md)
    --out folder         where the pictures with the findings go; here when absent
    --json               prints one JSON array instead (npm run --silent forensics -- …)
    --list               lists the detectors`;

export interface Options {
  readonly files: readonly string[];
  readonly language: Language;
  readonly detectors: readonly DetectorName[];
  readonly out: string;
  readonly model: string | undefined;
  readonly trustAnchors: string | undefined;
  readonly json: boolean;
  readonly list: boolean;
  readonly help: boolean;
}

const parse = (args: readonly string[]) =>
  readArguments({
    args: [...args],
    allowPositionals: true,
    options: {
      language: { type: 'string', default: 'en' },
      only: { type: 'string' },
      without: { type: 'string' },
      out: { type: 'string', default: '.' },
      model: { type: 'string' },
      'trust-anchors': { type: 'string' },
      json: { type: 'boolean', default: false },
      list: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });

export function readOptions(args: readonly string[]): Options {
  const { values, positionals } = parse(args);
  const { language, json, list, help, out, model } = values;
  if (model !== undefined && !existsSync(model))
    throw new WrongUse(`There is no model '${model}'.`);
  const anchors = values['trust-anchors'];
  const problem = anchors === undefined ? null : trustAnchorsProblem(anchors);
  if (problem !== null)
    throw new WrongUse(`The trust anchors '${anchors}' are not usable: ${problem}.`);
  if (!isLanguage(language))
    throw new WrongUse(`Unknown language '${language}'. There are: ${LANGUAGES.join(', ')}.`);
  const only = values.only === undefined ? DETECTORS : detectorsOf(values.only);
  const without = values.without === undefined ? [] : detectorsOf(values.without);
  const detectors = DETECTORS.filter((name) => only.includes(name) && !without.includes(name));
  if (detectors.length === 0) throw new WrongUse('No detector is left to run.');
  if (positionals.length === 0 && !list && !help) throw new WrongUse('Name a picture.');
  if (!list && !help) folderToWrite('The pictures', out);
  return {
    files: positionals,
    language,
    detectors,
    out,
    model: model && path.resolve(model),
    trustAnchors: anchors && path.resolve(anchors),
    json,
    list,
    help,
  };
}

function detectorsOf(text: string): readonly DetectorName[] {
  return text.split(',').map((part) => {
    const name = DETECTORS.find((one) => one === part.trim());
    if (name === undefined)
      throw new WrongUse(`Unknown detector '${part.trim()}'. There are: ${DETECTORS.join(', ')}.`);
    return name;
  });
}
