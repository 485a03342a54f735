/**
 * npm run issue-key: issues, lists, rotates and revokes API keys, for the operator of the service.
 */
import { parseArgs } from 'node:util';
import type { ApiKey } from '@/lib/contract/api-keys';
import { issueKey } from '@/lib/identity/api-keys/issue';
import { operatorLookingAt, operatorOfKey } from '@/lib/identity/api-keys/key-manager';
import { listKeys } from '@/lib/identity/api-keys/list';
import { rotateKey } from '@/lib/identity/api-keys/rotate';
import { revokeKey } from '@/lib/identity/api-keys/revoke';
import { type Scope, SCOPES } from '@/lib/identity/caller';
import { findClient } from '@/lib/identity/find-client';
import { now } from '@/lib/platform/clock';
import { fromDateString, isDate } from '@/lib/shared/dates';
import { CLIENT_OPTIONS, clientIdsOf } from './command-line/clients';
import { readOptions, runCommand, stopper } from './command-line/options';

const USAGE = `Usage: npm run issue-key -- --client <name or id> [--client …] [--name <label>] [--expires YYYY-MM-DD]
                            [--read-only | --admin | --scopes read,write,admin]   (default: read,write)
       npm run issue-key -- --list --client <name or id>
       npm run issue-key -- --rotate <key id> [--grace-hours 24]
       npm run issue-key -- --revoke <key id>
       A client that does not exist is created (--currency EUR --language en). With --manages-catalogue
       the admin keys of these clients may import price feeds into the shared catalogue.
       The id of a key is the part between cvs_live_ and the next underscore.`;

const GRACE_HOURS_MAX = 720;
const NAME_LENGTH_MAX = 255;

const { values } = readOptions(USAGE, () =>
  parseArgs({
    options: {
      ...CLIENT_OPTIONS,
      name: { type: 'string', default: 'key from the command line' },
      'read-only': { type: 'boolean', default: false },
      admin: { type: 'boolean', default: false },
      scopes: { type: 'string' },
      expires: { type: 'string' },
      list: { type: 'boolean', default: false },
      rotate: { type: 'string' },
      'grace-hours': { type: 'string' },
      revoke: { type: 'string' },
    },
  }),
);
const stop = stopper(USAGE);

function requestedScopes(): readonly Scope[] {
  if ([values['read-only'], values.admin, values.scopes !== undefined].filter(Boolean).length > 1)
    stop('Use only one of --read-only, --admin and --scopes');
  if (values.admin) return SCOPES;
  if (values['read-only']) return ['read'];
  const named = (values.scopes ?? 'read,write').split(',').map((one) => one.trim());
  const unknown = named.filter((one) => !SCOPES.some((scope) => scope === one));
  if (unknown.length > 0)
    stop(`--scopes: '${unknown.join(', ')}' is not one of ${SCOPES.join(', ')}`);
  return SCOPES.filter((scope) => named.includes(scope));
}

function requestedExpiry(): Date | null {
  const { expires } = values;
  if (expires === undefined) return null;
  if (!isDate(expires)) stop(`--expires: '${expires}' is no date`);
  if (fromDateString(expires).getTime() <= now().getTime())
    stop(`--expires: ${expires} is in the past`);
  return fromDateString(expires);
}

function showOnce(key: string): void {
  console.error('The key is shown this once:');
  console.log(key);
}

async function issue(): Promise<void> {
  const named = values.client ?? stop('--client is required');
  if (values.name.trim() === '' || values.name.length > NAME_LENGTH_MAX)
    stop(`--name: 1 to ${NAME_LENGTH_MAX} characters`);
  const [scopes, expireTime] = [requestedScopes(), requestedExpiry()];
  showOnce(
    await issueKey({
      name: values.name,
      clientIds: await clientIdsOf(named, values),
      scopes,
      expireTime,
    }),
  );
}

async function list(): Promise<void> {
  const named = values.client ?? stop('--client is required');
  for (const one of named) {
    const client = (await findClient(one)) ?? stop(`--client: there is no '${one}'`);
    const operator = await operatorLookingAt(client.id);
    for (let cursor: string | null = ''; cursor !== null;) {
      const page: Awaited<ReturnType<typeof listKeys>> = await listKeys(operator, {
        limit: 100,
        ...(cursor === '' ? {} : { cursor }),
      });
      for (const key of page.api_keys) console.log(lineOf(key));
      cursor = page.metadata.next_cursor;
    }
  }
}

function lineOf(key: ApiKey): string {
  const end = key.revoke_time ?? key.expire_time ?? 'never';
  const facts = [
    key.api_key_id,
    key.state.padEnd(8),
    key.scopes.join(',').padEnd(16),
    `clients ${key.client_ids.join(',')}`,
  ];
  return [
    ...facts,
    `made ${key.create_time}`,
    `used ${key.last_used_time ?? 'never'}`,
    `ends ${end}`,
    key.name,
  ].join('  ');
}

async function rotate(id: string): Promise<void> {
  const hours = values['grace-hours'] ?? '24';
  if (!/^\d{1,3}$/.test(hours) || Number(hours) > GRACE_HOURS_MAX)
    stop(`--grace-hours: '${hours}' is no number from 0 to ${GRACE_HOURS_MAX}`);
  const { api_key: key } = await rotateKey(await operatorOfKey(id), id, {
    grace_hours: Number(hours),
  });
  console.error(`Key ${id} works for ${hours} hours more.`);
  showOnce(key);
}

async function revoke(id: string): Promise<void> {
  await revokeKey(await operatorOfKey(id), id);
  console.error(`Key ${id} is revoked.`);
}

await runCommand(USAGE, () => {
  const { list: lists, rotate: rotated, revoke: revoked } = values;
  if ([lists, rotated !== undefined, revoked !== undefined].filter(Boolean).length > 1)
    stop('Use only one of --list, --rotate and --revoke');
  if (values['grace-hours'] !== undefined && rotated === undefined)
    stop('--grace-hours requires --rotate');
  if (rotated !== undefined) return rotate(rotated);
  if (revoked !== undefined) return revoke(revoked);
  return lists ? list() : issue();
});
