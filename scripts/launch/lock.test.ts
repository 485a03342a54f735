import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { lock, tryLock } from './lock.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'lock-'));
const file = (name: string): string => path.join(folder, name);
const release = (attempt: ReturnType<typeof tryLock>): void => {
  if ('release' in attempt) attempt.release();
};

afterAll(() => rmSync(folder, { recursive: true }));

it('a lock that is taken is refused and names its holder', () => {
  const first = tryLock(file('held'), { origin: 'http://127.0.0.1:3000' });
  expect(tryLock(file('held'))).toMatchObject({
    holder: { pid: process.pid, origin: 'http://127.0.0.1:3000' },
  });
  release(first);
  expect(tryLock(file('held'))).toHaveProperty('release');
});

it('a lock whose process id now belongs to another process is taken over', () => {
  writeFileSync(
    file('reused'),
    JSON.stringify({ pid: process.pid, mark: 'started before this machine did' }),
  );
  expect(tryLock(file('reused'))).toHaveProperty('release');
  expect(JSON.parse(readFileSync(file('reused'), 'utf8'))).toMatchObject({ pid: process.pid });
});

it('a lock of a process that has ended, or with invalid contents, is taken over', () => {
  writeFileSync(file('gone'), JSON.stringify({ pid: 2 ** 22 + 1, mark: 'x' }));
  writeFileSync(file('senseless'), '{"pid":');
  expect(tryLock(file('gone'))).toHaveProperty('release');
  expect(tryLock(file('senseless'))).toHaveProperty('release');
});

it('a waiting process gets the lock on release, and no other file remains', async () => {
  const first = tryLock(file('awaited'));
  const waiting = lock(file('awaited'), () => release(first));
  const releaseSecond = await waiting;
  releaseSecond();
  expect(readdirSync(folder).filter((name) => name.startsWith('awaited'))).toEqual([]);
});
