import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fileSystemStorage } from './file-system';

let root: string;
let storage: ReturnType<typeof fileSystemStorage>;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'storage-'));
  storage = fileSystemStorage(path.join(root, 'files'));
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

const everyFile = () =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name)
    .sort();

describe('file storage', () => {
  it('returns exactly the bytes stored, and a second write replaces them', async () => {
    const bytes = Buffer.from([0, 255, 10, 13]);
    await storage.put('c1/attachments/a/original', bytes);
    expect(await storage.get('c1/attachments/a/original')).toEqual(bytes);
    await storage.put('c1/attachments/a/original', Buffer.from('new'));
    expect((await storage.get('c1/attachments/a/original'))?.toString()).toBe('new');
    expect(everyFile()).toEqual(['original']);
  });

  it('returns null for an absent key, and removing one twice is no error', async () => {
    expect(await storage.get('c1/none')).toBeNull();
    await storage.put('c1/one', Buffer.from('x'));
    await storage.remove('c1/one');
    await storage.remove('c1/one');
    expect(await storage.get('c1/one')).toBeNull();
  });

  it('a reader beside twenty writers sees one complete version, never a mix', async () => {
    const versions = Array.from({ length: 20 }, (_, n) => Buffer.alloc(200_000, n + 1));
    await storage.put('c1/shared', versions[0] ?? Buffer.alloc(0));
    const state = { isWriting: true, reads: 0 };
    const writing = Promise.all(versions.map((bytes) => storage.put('c1/shared', bytes))).finally(
      () => (state.isWriting = false),
    );
    while (state.isWriting) {
      const seen = await storage.get('c1/shared');
      expect(seen?.length).toBe(200_000);
      expect(seen?.every((byte) => byte === seen[0])).toBe(true);
      state.reads += 1;
    }
    await writing;
    expect(state.reads).toBeGreaterThan(0);
    expect(everyFile()).toEqual(['shared']);
  });

  it('a failed write leaves the old version complete and no other file', async () => {
    await storage.put('c1/file', Buffer.from('old'));
    await expect(storage.put('c1/file', { length: 5 } as unknown as Uint8Array)).rejects.toThrow();
    expect((await storage.get('c1/file'))?.toString()).toBe('old');
    mkdirSync(path.join(root, 'files/c1/folder/inside'), { recursive: true });
    await expect(storage.put('c1/folder', Buffer.from('x'))).rejects.toThrow();
    expect(everyFile()).toEqual(['file']);
  });

  it('no key reads the partial file of a killed writer', async () => {
    await storage.put('c1/file', Buffer.from('whole'));
    writeFileSync(path.join(root, 'files/c1/file.00000000-0000-4000-8000-000000000000.part'), 'ha');
    expect((await storage.get('c1/file'))?.toString()).toBe('whole');
    expect(await storage.get('c1/other')).toBeNull();
  });

  it('files and folders are readable by the service user alone', async () => {
    await storage.put('c1/secret', Buffer.from('x'));
    expect(statSync(path.join(root, 'files/c1/secret')).mode & 0o077).toBe(0);
    expect(statSync(path.join(root, 'files/c1')).mode & 0o077).toBe(0);
  });

  it.each([
    '../outside',
    'c1/../../outside',
    '/etc/passwd',
    '',
    '.',
    '..',
    'c1/..',
    '.hidden',
    'c1/a\u0000b',
    'c1/a b',
    'c1\\..\\x',
    'c1/%2e%2e/x',
    '~/x',
    'c1/\n',
  ])('every operation refuses a key that the service did not generate: %j', async (key) => {
    writeFileSync(path.join(root, 'outside'), 'untouched');
    await expect(storage.put(key, Buffer.from('x'))).rejects.toThrow('Not a storage key');
    await expect(storage.get(key)).rejects.toThrow('Not a storage key');
    await expect(Promise.resolve().then(() => storage.remove(key))).rejects.toThrow(
      'Not a storage key',
    );
    expect(readFileSync(path.join(root, 'outside'), 'utf8')).toBe('untouched');
  });
});
