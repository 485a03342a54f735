/**
 * Creates a separate client for the reference, so that its lists contain only what the reference
 * made.
 */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { demoCredentials } from '../setup/service';
import type { KeyName } from './sample';

async function command(...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/command.mjs', ...args]);
  return stdout.trim().split('\n').at(-1) ?? '';
}

const issueKey = (...args: string[]) => command('issue-key', ...args);

/** A new client has no appraisal statuses, so keys for those are the demo's. */
export async function makeKeys(): Promise<Readonly<Record<KeyName, string>>> {
  const client = `Reference ${Date.now()}`;
  const of = ['--currency', 'DKK', '--client', client];
  const keys = {
    KEY: await issueKey(...of),
    READ_ONLY_KEY: await issueKey(...of, '--read-only'),
    TWO_CLIENTS_KEY: await issueKey(...of, '--client', `${client}, another`),
    ADMIN_KEY: await issueKey(...of, '--scopes', 'read,write,admin'),
    STATUS_KEY: demoCredentials().api_key,
  };
  await makePeople(client);
  return keys;
}

async function makePeople(client: string): Promise<void> {
  const domain = `reference-${Date.now()}.example`;
  await command(
    'create-user',
    '--client',
    client,
    '--email',
    `maja@${domain}`,
    '--name',
    'Maja Holm',
    '--role',
    'admin',
    '--password',
    'a password of the reference',
  );
  await command(
    'create-user',
    '--client',
    client,
    '--email',
    `kari@${domain}`,
    '--name',
    'Kari Lund',
    '--password',
    'a password of the reference',
  );
}
