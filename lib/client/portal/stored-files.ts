/** Photos and receipts that are not uploaded yet, in the browser's database: they outlive the page. */
export interface StoredFile {
  /** The Idempotency-Key under which it goes up, so that two pages which both send it add it once. */
  readonly key: string;
  /** Of the claim (see `keptUnder`), so that it comes back with the link that takes the place of another. */
  readonly claim: string;
  /** The beginning of the token: what tells links apart and opens none. */
  readonly link: string;
  readonly rowId: number;
  readonly name: string;
  readonly type: string;
  readonly bytes: Blob;
  readonly addTimeMs: number;
}

const DATABASE = 'portal';
const FILES = 'files';
/** Whoever does not come back leaves nothing for good. */
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

/** Resolves when what `work` asked for is on the disk, with the last result. */
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

/** False where the device has no room, or the browser keeps nothing: the person has to be told. */
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

/** In the order in which they were chosen; what is too old goes. */
export async function storedFilesOf(claim: string, nowMs: number): Promise<readonly StoredFile[]> {
  const files = await all();
  const isOld = ({ addTimeMs }: StoredFile) => addTimeMs < nowMs - STORED_MS;
  await Promise.all(files.filter(isOld).map(({ key }) => forgetFile(key)));
  return files
    .filter((file) => file.claim === claim && !isOld(file))
    .toSorted((one, other) => one.addTimeMs - other.addTimeMs);
}

/** Of a claim or of a link; how many there were. */
export async function forgetFilesOf(
  whose: { readonly claim: string } | { readonly link: string },
): Promise<number> {
  const files = (await all()).filter((file) =>
    'claim' in whose ? file.claim === whose.claim : file.link === whose.link,
  );
  await Promise.all(files.map(({ key }) => forgetFile(key)));
  return files.length;
}
