import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { OFF_IN_PLAYWRIGHT } from '../../e2e/chromium';
import { root } from '../launch/root.mjs';

it('the browser of the tests is started without every feature that Playwright turns off', () => {
  const file = path.join(root, 'node_modules/playwright-core/lib/server/electron/loader.js');
  const [, list = ''] = /disabledFeatures = \[([^\]]*)\]/.exec(readFileSync(file, 'utf8')) ?? [];
  const theirs = [...list.matchAll(/^\s*"(\w+)"/gm)].map(([, feature]) => feature);
  expect(theirs.length).toBeGreaterThan(5);
  expect([...OFF_IN_PLAYWRIGHT].toSorted()).toEqual(theirs.toSorted());
});
