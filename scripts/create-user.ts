/**
 * npm run create-user -- --email kari@example.com --name "Kari Holm" --client "Nordisk Forsikring"
 * [--role handler] [--manages-catalogue]
 */
import { parseArgs } from 'node:util';
import { ROLES, type Role } from '@/lib/identity/caller';
import { createUser, makePassword } from '@/lib/identity/create-user';
import { CLIENT_OPTIONS, clientIdsOf } from './command-line/clients';
import { readOptions, runCommand, stopper } from './command-line/options';

const USAGE = `Usage: npm run create-user -- --email <address> --name <name> --client <name or id> [--client …]
                              [--role ${ROLES.join('|')}] [--password <at least 15 characters>] [--manages-catalogue]
       An admin may also issue API keys and read the request log. A client that does not exist is created
       (--currency EUR --language en). Without --password one is generated.
       --manages-catalogue lets the admins of these clients import price feeds into the shared catalogue.`;

const { values } = readOptions(USAGE, () =>
  parseArgs({
    options: {
      ...CLIENT_OPTIONS,
      email: { type: 'string' },
      name: { type: 'string' },
      role: { type: 'string', default: 'handler' },
      password: { type: 'string' },
    },
  }),
);
const stop = stopper(USAGE);

const roleOf = (text: string): Role =>
  ROLES.find((role) => role === text) ??
  stop(`--role: '${text}' is not one of ${ROLES.join(', ')}`);

await runCommand(USAGE, async () => {
  const {
    email = stop('--email is required'),
    name = stop('--name is required'),
    client: named = stop('--client is required'),
  } = values;
  const [role, password] = [roleOf(values.role), values.password ?? makePassword()];
  await createUser({ email, name, password, role, clientIds: await clientIdsOf(named, values) });
  console.error(
    `${email} may sign in. ${values.password === undefined ? 'The password is shown this once:' : ''}`,
  );
  if (values.password === undefined) console.log(password);
});
