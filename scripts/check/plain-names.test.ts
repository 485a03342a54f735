import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Parts of names that describe how somebody talks about a thing instead of what it is: a message, a
 * query, a draft.
 */
const BANNED = new Set([
  'told',
  'said',
  'kept',
  'ask',
  'asks',
  'asked',
  'whole',
  'tell',
  'tells',
  'say',
  'says',
  'keeper',
  'silence',
  'silent',
]);

/**
 * Names defined elsewhere: fields of the API, columns, parameters of a calibration file and options
 * of libraries.
 */
const ALLOWED = new Set([
  'kept',
  'kept_at',
  'kept_by',
  'kept_note',
  'silent',
  'silentPrior',
  'scoreSilentMax',
  'wholeNumber',
]);

const NOT_OURS = /(^|\/)(generated|assembly)\/|schema-engine|src\/schema\.ts$/;

const partsOf = (name: string): string[] =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase()
    .split(' ');

function bannedNames(file: string): string[] {
  const names = new Set<string>();
  const text = readFileSync(`${root}${file}`, 'utf8');
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && partsOf(node.text).some((part) => BANNED.has(part)))
      names.add(node.text);
    ts.forEachChild(node, visit);
  };
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, kind));
  return [...names].filter((name) => !ALLOWED.has(name));
}

it('no name has a banned part', () => {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs'], { cwd: root })
    .toString()
    .trim()
    .split('\n')
    .filter((file) => !NOT_OURS.test(file));
  expect(files.length).toBeGreaterThan(1000);
  expect(files.flatMap((file) => bannedNames(file).map((name) => `${file}: ${name}`))).toEqual([]);
});
