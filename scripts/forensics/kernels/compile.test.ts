import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { generate, generatedFile } from './compile.mjs';

it('the committed kernels are compiled from the current sources', async () => {
  expect(await generate()).toBe(readFileSync(generatedFile, 'utf8'));
});
