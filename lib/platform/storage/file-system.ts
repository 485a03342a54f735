import { randomUUID } from 'node:crypto';
import { access, mkdir, open, readFile, rename, rm, unlink } from 'node:fs/promises';
import path from 'node:path';
import type { Storage } from './interface';
import { isFull, StorageFull } from './storage-full';

/**
 * Files below one directory. A write is atomic and durable: temporary name, fsync, rename, fsync of
 * the directory.
 */
export function fileSystemStorage(root: string): Storage {
  const locate = (key: string): string => {
    if (!/^[\w][\w./-]*$/.test(key) || key.includes('..'))
      throw new Error(`Not a storage key: ${key}`);
    return path.join(root, key);
  };
  return {
    async put(key, bytes) {
      const file = locate(key);
      const temporary = `${file}.${randomUUID()}.part`;
      try {
        await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
        await writeDurably(temporary, bytes);
        await rename(temporary, file);
        await syncDirectory(path.dirname(file));
      } catch (error) {
        await rm(temporary, { force: true });
        throw isFull(error) ? new StorageFull(error) : error;
      }
    },
    async get(key) {
      try {
        return await readFile(locate(key));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },
    async has(key) {
      const file = locate(key);
      return access(file).then(
        () => true,
        () => false,
      );
    },
    async remove(key) {
      await unlink(locate(key)).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error;
      });
    },
  };
}

async function writeDurably(file: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(file, 'wx', 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function syncDirectory(directory: string): Promise<void> {
  const handle = await open(directory, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
