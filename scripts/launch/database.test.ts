import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { openDatabase, stopDatabase } from './database.mjs';

const dataDir = mkdtempSync(path.join(tmpdir(), 'launch-'));
const pidFile = path.join(dataDir, 'postgres/cluster/postmaster.pid');
const serverId = (): number => Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
const portOf = (url: string): number => Number(new URL(url).port);

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client(url);
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

beforeAll(async () => {
  const database = await openDatabase(dataDir);
  await query(database.url(), `create table kept (word text)`);
  await database.stop();
});
afterEach(() => stopDatabase(dataDir));
afterAll(() => rmSync(dataDir, { recursive: true }));

it('a server that outlived its launcher is reused', async () => {
  const first = await openDatabase(dataDir);
  const pid = serverId();
  const second = await openDatabase(dataDir);
  expect([first.how, second.how, serverId()]).toEqual(['started', 'joined', pid]);
});

it('committed data survive kill -9 and the next start', async () => {
  const before = await openDatabase(dataDir);
  await query(before.url(), `insert into kept values ('committed')`);
  process.kill(serverId(), 'SIGKILL');
  const after = await openDatabase(dataDir);
  expect(await query(after.url(), 'select word from kept')).toEqual([{ word: 'committed' }]);
});

it('a lock file whose process id now belongs to another process does not prevent the start', async () => {
  await openDatabase(dataDir);
  const abandoned = readFileSync(pidFile, 'utf8').replace(/^\d+/, String(process.ppid));
  await stopDatabase(dataDir);
  writeFileSync(pidFile, abandoned);
  const { how, url } = await openDatabase(dataDir).then((database) => ({
    how: database.how,
    url: database.url(),
  }));
  expect(how).toBe('started');
  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

it('a port that another program has taken is replaced', async () => {
  const before = (await openDatabase(dataDir)).url();
  await stopDatabase(dataDir);
  const thief = createServer((socket) => socket.resume()); // accepts connections and never answers
  await new Promise<void>((resolve) => thief.listen(portOf(before), '127.0.0.1', resolve));
  try {
    const after = (await openDatabase(dataDir)).url();
    expect(portOf(after)).not.toBe(portOf(before));
    expect(await query(after, 'select 1 as one')).toEqual([{ one: 1 }]);
  } finally {
    await new Promise((resolve) => thief.close(resolve));
  }
});

it('a watched server that dies is restarted', async () => {
  const database = await openDatabase(dataDir);
  const reports: string[] = [];
  database.watch((text: string) => reports.push(text));
  process.kill(serverId(), 'SIGKILL');
  await expect
    .poll(() => query(database.url(), 'select 1 as one').catch(() => []), { timeout: 20_000 })
    .toEqual([{ one: 1 }]);
  await database.stop();
  expect(reports).toHaveLength(1);
});

it('only the owner can read the password and the data', () => {
  const modes = ['postgres/settings.json', 'postgres/cluster'].map(
    (name) => statSync(path.join(dataDir, name)).mode & 0o077,
  );
  expect(modes).toEqual([0, 0]);
});
