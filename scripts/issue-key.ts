/** npm run issue-key -- --client "Nordisk Forsikring" [--client 1001] [--name "core system"] [--read-only] [--expires 2027-01-31] */
import { parseArgs } from 'node:util';
import { issueKey } from '@/lib/identity/api-keys/issue';
import { findOrCreateClient } from '@/lib/identity/find-or-create-client';
import { isDate, fromDateString } from '@/lib/shared/dates';

const { values } = parseArgs({
  options: {
    client: { type: 'string', multiple: true },
    name: { type: 'string', default: 'key from the command line' },
    currency: { type: 'string', default: 'EUR' },
    language: { type: 'string', default: 'en' },
    'read-only': { type: 'boolean', default: false },
    expires: { type: 'string' },
  },
});

const stop = (why: string): never => {
  console.error(`${why}\n\nUsage: npm run issue-key -- --client <name or id> [--client …] [--name <label>] [--read-only] [--expires YYYY-MM-DD]\n       A client name that is not there yet is created (--currency EUR --language en).`);
  process.exit(1);
};

const named = values.client ?? stop('Which client is the key for?');
if (values.expires !== undefined && !isDate(values.expires)) stop(`--expires: '${values.expires}' is no date`);
const clientIds: number[] = [];
for (const one of named) {
  const client = await findOrCreateClient(one, { currency: values.currency, language: values.language }).catch((error: unknown) => stop(String(error)));
  console.error(`${client.isNew ? 'New client' : 'Client'} ${client.id}: ${client.name}`);
  clientIds.push(client.id);
}
const key = await issueKey({
  name: values.name,
  clientIds,
  scopes: values['read-only'] ? ['read'] : ['read', 'write'],
  ...(values.expires === undefined ? {} : { expireTime: fromDateString(values.expires) }),
});
console.error('The key is shown this once:');
console.log(key);
process.exit(0);
