/**
 * The audit page shows a name for each event of a client. Without one the event type of the API
 * would appear.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from '@/scripts/launch/root.mjs';
import { LANGUAGES } from '@/lib/shared/languages';
import { settingsMessagesOf } from './messages';

const OF_A_CLIENT = /'((?:api_key|client|price_import|rule_set|user|webhook_endpoint)\.[a-z_]+)'/g;

/** All event types of clients in the services. */
const types = new Set(
  readdirSync(path.join(root, 'lib'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|generated\/|^i18n\//.test(file))
    .map((file) => readFileSync(path.join(root, 'lib', file), 'utf8'))
    .filter((source) => /\brecordForClients\(/.test(source))
    .flatMap((source) => [...source.matchAll(OF_A_CLIENT)].map(([, type]) => type ?? '')),
);

it.each(LANGUAGES)(
  'every event type of clients has a name in %s, and every name has an event type',
  (language) => {
    expect(types.size).toBeGreaterThan(20);
    expect(Object.keys(settingsMessagesOf(language).audit.events.what).sort()).toEqual(
      [...types].sort(),
    );
  },
);
