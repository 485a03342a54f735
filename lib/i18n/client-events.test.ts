/** The page of the audit trail names what happens to a client; an event without a name would stand there as the API calls it. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from '@/scripts/launch/root.mjs';
import { LANGUAGES } from '@/lib/shared/languages';
import { settingsMessagesOf } from './messages';

const OF_A_CLIENT = /'((?:api_key|client|price_import|rule_set|user|webhook_endpoint)\.[a-z_]+)'/g;

/** Every type that some service tells of a client. */
const types = new Set(
  readdirSync(path.join(root, 'lib'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|generated\/|^i18n\//.test(file))
    .map((file) => readFileSync(path.join(root, 'lib', file), 'utf8'))
    .filter((source) => /\brecordForClients\(/.test(source))
    .flatMap((source) => [...source.matchAll(OF_A_CLIENT)].map(([, type]) => type ?? '')),
);

it.each(LANGUAGES)(
  'everything that can happen to a client has a name in %s, and no name is of nothing',
  (language) => {
    expect(types.size).toBeGreaterThan(20);
    expect(Object.keys(settingsMessagesOf(language).audit.events.what).sort()).toEqual(
      [...types].sort(),
    );
  },
);
