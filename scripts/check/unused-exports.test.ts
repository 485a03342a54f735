import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../launch/root.mjs';
import { unusedExports } from './unused-exports.mjs';

const NOT_OURS = /(^|\/)(generated|assembly)\/|\.d\.ts$/;
/** Files used without an import: loaded after bundling, or copied into a Next app. */
const ENTRY = /^scripts\/(.*\/main\.ts|api-bench\/empty-next\/)/;
const CHECKED = /^(lib\/(?!client\/|i18n\/)|scripts\/|tests\/)/;

const isChecked = (file: string) => CHECKED.test(file) && !ENTRY.test(file);

it('in lib, scripts and tests every export is imported by another file', () => {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.js'], { cwd: root })
    .toString()
    .trim()
    .split('\n')
    .filter((file) => !NOT_OURS.test(file));
  expect(unusedExports(root, files, isChecked)).toEqual([]);
});

it('recognises imports by name, of a type, under another name, of a module, dynamic ones, and re-exports', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'exports-'));
  const files: Record<string, string> = {
    'named.ts': 'export const used = 1; export const unused = 2; const own = 3; export { own };',
    'type.ts': 'export interface Used { a: 1 } export type Unused = 1;',
    'renamed.ts': 'export function used() {} export class Unused {}',
    'namespace.ts': 'export const one = 1; export const two = 2;',
    'later.mjs': 'export const used = 1; export const unused = 2;',
    'passed-on.ts': "export { used } from './origin'; export default 1;",
    'origin.ts': 'export const { used, other: [unused] } = { used: 1, other: [2] };',
    'user.ts': `import { used } from './named'; import type { Used } from './type'; import { used as mine } from './renamed';
      import * as all from './namespace'; import { used as last } from './passed-on';
      const { used: late } = await import('./later.mjs'); export default [used, mine, all, last, late] satisfies Used[];`,
  };
  try {
    for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
    expect(unusedExports(folder, Object.keys(files), () => true)).toEqual([
      { file: 'named.ts', name: 'unused' },
      { file: 'named.ts', name: 'own' },
      { file: 'type.ts', name: 'Unused' },
      { file: 'renamed.ts', name: 'Unused' },
      { file: 'later.mjs', name: 'unused' },
      { file: 'origin.ts', name: 'unused' },
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
