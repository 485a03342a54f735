import { problemOf } from '@/lib/shared/reasons';
import { posix } from 'node:path';
import type { Readable } from 'node:stream';
import { type Entry, fromBuffer, type ZipFile } from 'yauzl';
import { Fault } from '@/lib/shared/fault';
import { UNPACKED_BYTES_MAX, ZIP_ENTRIES_MAX } from '../../limits';
import { unreadable } from '../file-fault';

export interface Package {
  has(name: string): boolean;
  /**
   * Unpacks a part in chunks. The limit applies to the bytes of all parts together as they are
   * unpacked, because declared sizes may be false.
   */
  read(name: string): AsyncGenerator<string>;
}

/**
 * Throws `undecodable` for a file that is not an archive, `too_large` for one that unpacks to too
 * many bytes.
 */
export async function openPackage(bytes: Buffer): Promise<Package> {
  const { zip, entries } = await list(bytes);
  let unpackedBytes = 0;
  return {
    has: (name) => entries.has(name),
    async *read(name) {
      const entry = entries.get(name);
      if (!entry)
        throw unreadable(problemOf('file', 'list_part_missing', { name: posix.basename(name) }));
      const decoder = new TextDecoder();
      const stream = await streamOf(zip, entry);
      try {
        for await (const chunk of stream as AsyncIterable<Buffer>) {
          unpackedBytes += chunk.length;
          if (unpackedBytes > UNPACKED_BYTES_MAX)
            throw new Fault(
              'too_large',
              problemOf('file', 'list_unpacks_too_large', {
                size: UNPACKED_BYTES_MAX / 1024 / 1024,
              }),
            );
          yield decoder.decode(chunk, { stream: true });
        }
      } catch (error) {
        throw error instanceof Fault ? error : unreadable(problemOf('file', 'list_damaged'), error);
      } finally {
        stream.destroy();
      }
    },
  };
}

function list(bytes: Buffer): Promise<{ zip: ZipFile; entries: Map<string, Entry> }> {
  return new Promise((resolve, reject) => {
    fromBuffer(bytes, { lazyEntries: true, strictFileNames: false }, (failure, zip) => {
      if (failure) {
        reject(unreadable(problemOf('file', 'list_not_xlsx'), failure));
        return;
      }
      const entries = new Map<string, Entry>();
      zip.on('error', (error: unknown) =>
        reject(unreadable(problemOf('file', 'list_damaged'), error)),
      );
      zip.on('end', () => resolve({ zip, entries }));
      zip.on('entry', (entry: Entry) => {
        entries.set(entry.fileName, entry);
        if (entries.size > ZIP_ENTRIES_MAX)
          reject(unreadable(problemOf('file', 'list_too_many_parts', { count: ZIP_ENTRIES_MAX })));
        else zip.readEntry();
      });
      zip.readEntry();
    });
  });
}

const streamOf = (zip: ZipFile, entry: Entry): Promise<Readable> =>
  new Promise((resolve, reject) => {
    zip.openReadStream(entry, (failure, stream) =>
      failure
        ? reject(unreadable(problemOf('file', 'list_part_unreadable'), failure))
        : resolve(stream),
    );
  });
