import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { messagesOf } from '@/lib/i18n/messages';
import { root } from '@/scripts/launch/root.mjs';

const sources = readdirSync(path.join(root, 'lib'), { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !/\.test\.ts$|generated/.test(file),
);
const OF_A_CLAIM =
  /'((?:client_reference|inventory|appraisal|claimed_item|attachment|forensics|report|portal)\.[a-z_]+)'/g;

it('every event type of a claim has a text in the timeline', () => {
  const types = new Set(
    sources.flatMap((file) => {
      const text = readFileSync(path.join(root, 'lib', file), 'utf8');
      return /\brecord\(|RECORD_STEPS|type: '/.test(text) &&
        !file.startsWith('i18n') &&
        !file.startsWith('contract') &&
        !file.startsWith('docs')
        ? [...text.matchAll(OF_A_CLAIM)].map(([, type = '']) => type)
        : [];
    }),
  );
  expect(types.size).toBeGreaterThan(25);
  expect([...types].filter((type) => !(type in messagesOf('en').timeline.what)).sort()).toEqual([]);
});
