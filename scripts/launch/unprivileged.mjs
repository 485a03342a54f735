/**
 * PostgreSQL refuses to run as root. A user namespace that maps root to an ordinary id satisfies it
 * without another account and without changing the owner of the files. Where containers forbid
 * namespaces, an account without privileges runs it; its single capability gives it access to a
 * checkout below a closed folder such as root's home.
 */
import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, lstatSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { Failure } from './failure.mjs';

const NAMESPACE = ['unshare', '--user', '--map-user=1000', '--map-group=1000'];
const ACCOUNTS = ['postgres', 'nobody'];

const works = ([command, ...args]) =>
  spawnSync(command, [...args, 'true'], { stdio: 'ignore' }).status === 0;

function accountIds() {
  const lines = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const found = ACCOUNTS.map((name) => lines.find(([account]) => account === name)).find(
    (entry) => entry !== undefined,
  );
  return found && { uid: Number(found[2]), gid: Number(found[3]) };
}

function giveTo({ uid, gid }, folder) {
  chownSync(folder, uid, gid);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) giveTo({ uid, gid }, file);
    else chownSync(file, uid, gid);
  }
}

const asAccount = ({ uid, gid }) => [
  'setpriv',
  `--reuid=${uid}`,
  `--regid=${gid}`,
  '--clear-groups',
  '--inh-caps=-all,+dac_override',
  '--ambient-caps=-all,+dac_override',
];

/**
 * @param {string} folder PostgreSQL's files: cluster and password file
 * @returns {string[]} the prefix of a PostgreSQL command line
 */
export function unprivilegedPrefix(folder) {
  if (process.getuid?.() !== 0) return [];
  const owner = lstatSync(folder);
  if (owner.uid !== 0) return asAccount(owner); // an earlier start gave the files to an account
  if (works(NAMESPACE)) return NAMESPACE;
  const account = existsSync('/etc/passwd') ? accountIds() : undefined;
  if (!account || !works(asAccount(account))) {
    throw new Failure(
      'PostgreSQL does not run as root, and neither unshare nor setpriv works here: set DATABASE_URL, or run as an ordinary user.',
    );
  }
  giveTo(account, folder);
  return asAccount(account);
}
