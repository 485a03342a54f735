import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { generate, generatedFile } from './compile.mjs';

it('the kernels that run are those whose sources lie here', async () => {
  expect(await generate()).toBe(readFileSync(generatedFile, 'utf8'));
});
