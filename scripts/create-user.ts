/** npm run create-user -- --email kari@example.com --name "Kari Holm" --client "Nordisk Forsikring" [--role handler] */
import { parseArgs } from 'node:util';
import { createUser, makePassword, ROLES, type Role } from '@/lib/identity/create-user';
import { findOrCreateClient } from '@/lib/identity/find-or-create-client';

const { values } = parseArgs({
  options: {
    email: { type: 'string' },
    name: { type: 'string' },
    client: { type: 'string', multiple: true },
    role: { type: 'string', default: 'handler' },
    password: { type: 'string' },
    currency: { type: 'string', default: 'EUR' },
    language: { type: 'string', default: 'en' },
  },
});

const stop = (why: string): never => {
  console.error(`${why}\n\nUsage: npm run create-user -- --email <address> --name <name> --client <name or id> [--client …] [--role ${ROLES.join('|')}] [--password <at least 15 characters>]`);
  process.exit(1);
};

const isRole = (text: string): text is Role => (ROLES as readonly string[]).includes(text);
const { email = stop('Whose address?'), name = stop('Whose name?'), client: named = stop('Which client?'), role } = values;
if (!isRole(role)) stop(`--role: '${role}' is none of ${ROLES.join(', ')}`);
const clientIds: number[] = [];
for (const one of named) clientIds.push((await findOrCreateClient(one, { currency: values.currency, language: values.language })).id);
const password = values.password ?? makePassword();
await createUser({ email, name, password, role: isRole(role) ? role : 'handler', clientIds }).catch((error: unknown) => stop(error instanceof Error ? error.message : String(error)));
console.error(`${email} may sign in. ${values.password === undefined ? 'The password is shown this once:' : ''}`);
if (values.password === undefined) console.log(password);
process.exit(0);
