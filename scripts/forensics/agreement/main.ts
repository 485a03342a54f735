/**
 * `npm run forensics:agreement -- <folder or files>`: checks that the engine's JPEG reader and
 * libjpeg read the same quantized coefficients from every file. The coefficients of our reader are
 * written as a plain sequential JPEG; `jpegtran -copy none -optimize` converts that and the
 * original into the one form that follows from coefficients, tables, sampling and size alone. The
 * two are byte-identical only if libjpeg read the same values from both.
 */
import { readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { readArguments, runCommand, WrongUse } from '../../command-line';
import { compareWithLibjpeg, hasJpegtran } from './compare';

const USAGE = 'usage: npm run forensics:agreement -- <folder or files>';

const filesOf = (name: string): readonly string[] =>
  existing(name).isDirectory()
    ? readdirSync(name, { recursive: true, encoding: 'utf8' })
        .map((one) => path.join(name, one))
        .filter((one) => statSync(one).isFile())
        .toSorted()
    : [name];

function existing(name: string) {
  const found = statSync(name, { throwIfNoEntry: false });
  if (found === undefined) throw new WrongUse(`There is no '${name}'.`);
  return found;
}

const isJpeg = (bytes: Uint8Array): boolean => bytes[0] === 0xff && bytes[1] === 0xd8;

export const main = (names: readonly string[]): Promise<void> =>
  runCommand(USAGE, async () => compareAll(names));

/** @returns 1 when a file is read differently from libjpeg */
function compareAll(args: readonly string[]): number {
  const { positionals: names } = readArguments({
    args: [...args],
    allowPositionals: true,
    options: {},
  });
  if (names.length === 0) throw new WrongUse('Name a folder or files.');
  const files = names.flatMap(filesOf);
  if (!hasJpegtran()) {
    console.log('Skipped: jpegtran is not installed (Debian: libjpeg-turbo-progs).');
    return 0;
  }
  const counts = new Map<string, number>();
  for (const file of files) {
    const bytes = readFileSync(file);
    if (!isJpeg(bytes)) continue;
    const outcome = compareWithLibjpeg(bytes);
    const kind = outcome.is === 'refused' ? `refused (${outcome.why})` : outcome.is;
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
    if (outcome.is !== 'equal') console.log(`${outcome.is}: ${file}: ${outcome.why}`);
  }
  for (const [kind, n] of counts) console.log(`${String(n).padStart(6)} ${kind}`);
  return counts.has('different') ? 1 : 0;
}
