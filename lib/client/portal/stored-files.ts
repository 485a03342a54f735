import type { Sides } from '@/lib/client/photos/picture-sides';

/**
 * A photo or receipt that is not uploaded yet, stored in IndexedDB so that it outlives the page.
 */
export interface StoredFile {
  /** The Idempotency-Key of its upload, so that two pages that both send it add it once. */
  readonly key: string;
  /**
   * The name of the claim (`storageNameOf`), so that the file reappears with a link that replaces
   * another.
   */
  readonly claim: string;
  /** The beginning of the token, which tells links apart but opens none. */
  readonly link: string;
  readonly rowId: number;
  readonly name: string;
  readonly type: string;
  readonly bytes: Blob;
  /** The size of a picture before it was made smaller; null or absent otherwise. */
  readonly reducedFrom?: Sides | null;
  readonly addTimeMs: number;
}

const DATABASE = 'portal';
const FILES = 'files';
/**
 * Files older than 30 days are deleted at the next visit to any active portal link on this device.
 */
const STORED_MS = 30 * 86_400_000;

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.addEventListener('upgradeneeded', () =>
      request.result.createObjectStore(FILES, { keyPath: 'key' }),
    );
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () =>
      reject(request.error ?? new Error('The database cannot be opened')),
    );
    request.addEventListener('blocked', () => reject(new Error('The database is blocked')));
  });
}

/** Resolves with the request's result once the transaction is complete. */
async function inFiles<T>(
  mode: IDBTransactionMode,
  work: (files: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await open();
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(FILES, mode);
      const request = work(transaction.objectStore(FILES));
      transaction.addEventListener('complete', () => resolve(request.result));
      transaction.addEventListener('abort', () =>
        reject(transaction.error ?? new Error('Nothing was kept')),
      );
      transaction.addEventListener('error', () =>
        reject(transaction.error ?? new Error('Nothing was kept')),
      );
    });
  } finally {
    database.close();
  }
}

/**
 * Resolves to false if the device has no room or the browser stores nothing, so that the user can
 * be told.
 */
export const keepFile = (file: StoredFile): Promise<boolean> =>
  inFiles('readwrite', (files) => files.put(file)).then(
    () => true,
    () => false,
  );

export async function forgetFile(key: string): Promise<void> {
  await inFiles('readwrite', (files) => files.delete(key)).catch(() => {});
}

const all = (): Promise<StoredFile[]> =>
  inFiles<StoredFile[]>('readonly', (files) => files.getAll()).catch(() => []);

/**
 * Lists the files of a claim in the order in which they were chosen, and deletes files that are too
 * old.
 */
export async function storedFilesOf(claim: string, nowMs: number): Promise<readonly StoredFile[]> {
  const files = await all();
  const isOld = ({ addTimeMs }: StoredFile) => addTimeMs < nowMs - STORED_MS;
  await Promise.all(files.filter(isOld).map(({ key }) => forgetFile(key)));
  return files
    .filter((file) => file.claim === claim && !isOld(file))
    .toSorted((one, other) => one.addTimeMs - other.addTimeMs);
}

/** Deletes the files of a claim or of a link and resolves to their number. */
export async function forgetFilesOf(
  whose: { readonly claim: string } | { readonly link: string },
): Promise<number> {
  const files = (await all()).filter((file) =>
    'claim' in whose ? file.claim === whose.claim : file.link === whose.link,
  );
  await Promise.all(files.map(({ key }) => forgetFile(key)));
  return files.length;
}
