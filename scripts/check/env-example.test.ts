import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../launch/root.mjs';

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

it('every setting that lib/platform/env.ts reads is explained in .env.example', () => {
  const settings = [...read('lib/platform/env.ts').matchAll(/^ +([A-Z][A-Z0-9_]*):/gm)].map(
    ([, name]) => name,
  );
  const explained = new Set(
    [...read('.env.example').matchAll(/^#([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name),
  );
  expect(settings.length).toBeGreaterThan(5);
  expect(settings.filter((name) => name !== 'NODE_ENV' && !explained.has(name))).toEqual([]);
});
