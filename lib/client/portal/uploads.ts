import { ApiError } from '@/lib/client/api/api-error';
import type { Sides } from '@/lib/client/photos/picture-sides';
import { tooLarge } from '@/lib/client/photos/too-large';
import { FILE_BYTES_MAX } from '@/lib/shared/picture-limits';
import { mayPass } from './call-portal';
import {
  forgetFile,
  forgetFilesOf,
  keepFile,
  type StoredFile,
  storedFilesOf,
} from './stored-files';
import { type Link, shortened } from './link';
import { post } from './post-file';
import { Store } from './store';

const PAUSE_MS = 4000;
const DONE_SHOWN_MS = 4000;
const SIDE_BY_SIDE = 2;

/** Why a file was not taken: a key of the page's words. */
type Refusal =
  'tooLarge' | 'tooManyPixels' | 'empty' | 'unsupported' | 'undecodable' | 'tooMany' | 'failed';

export interface Upload {
  readonly id: number;
  readonly rowId: number;
  readonly file: File;
  /** 0 to 1: the share of the bytes that has been sent. */
  readonly progress: number;
  readonly state: 'queued' | 'sending' | 'waiting' | 'done' | Refusal;
  /** Of a picture that has too many pixels. */
  readonly sides: Sides | null;
  /** Whatever is sent again under the same key is added once. */
  readonly key: string;
  /** Whether it outlives the page; false where the device has no room for it. */
  readonly isStored: boolean;
}

const refusalOf = (error: unknown): Refusal => {
  const status = error instanceof ApiError ? error.status : 0;
  const known: Readonly<Record<number, Refusal>> = {
    400: 'tooMany',
    413: 'tooLarge',
    415: 'unsupported',
    422: 'undecodable',
  };
  return known[status] ?? 'failed';
};

/** There is no use in sending 15 MB over a phone's line to be told that they are not taken. */
async function unsendable(file: File): Promise<Pick<Upload, 'state' | 'sides'> | null> {
  if (file.size === 0) return { state: 'empty', sides: null };
  const found = await tooLarge(file);
  if (!found) return null;
  return found.kind === 'tooManyBytes'
    ? { state: 'tooLarge', sides: null }
    : { state: 'tooManyPixels', sides: found };
}

export const isUnfinished = ({ state }: Upload): boolean =>
  state === 'queued' || state === 'sending' || state === 'waiting';

interface Visit {
  readonly link: Link | null;
  /** What tells the claim apart; null before it is known. */
  readonly claim: string | null;
  /** The names of all files of the item, after one more was taken. */
  taken(rowId: number, files: readonly string[]): void;
  /** The link does not take files any more: what does the service say now? */
  lookAgain(): void;
}

let lastId = 0;
const NONE: readonly Upload[] = [];

/** Files on their way: one request each, two at a time, again and again as long as nobody answers. */
export class Uploads extends Store<readonly Upload[]> {
  readonly #visit: () => Visit;
  #ofRows = { all: NONE, byRow: new Map<number, readonly Upload[]>() };
  /** By key: the writing of a file that may not be done yet. */
  readonly #keeping = new Map<string, Promise<boolean>>();
  /** By id: nobody knows yet whether there is use in sending them. */
  readonly #unlooked = new Set<number>();
  /** By id. */
  readonly #running = new Map<number, AbortController>();

  constructor(visit: () => Visit) {
    super([]);
    this.#visit = visit;
  }

  /** The same list as before, as long as nothing is on its way for the item. */
  ofRow(rowId: number): readonly Upload[] {
    if (this.#ofRows.all !== this.current) this.#ofRows = { all: this.current, byRow: new Map() };
    const { all, byRow } = this.#ofRows;
    const its = byRow.get(rowId) ?? all.filter((one) => one.rowId === rowId);
    byRow.set(rowId, its.length > 0 ? its : NONE);
    return byRow.get(rowId) ?? NONE;
  }

  #change(id: number, change: Partial<Upload>): void {
    this.become(this.current.map((one) => (one.id === id ? { ...one, ...change } : one)));
  }

  /** On the device first, then on their way. */
  add(rowId: number, files: readonly File[]): void {
    const added = files.map((file): Upload => ({
      id: ++lastId,
      rowId,
      file,
      progress: 0,
      key: keyOf(),
      isStored: true,
      state: 'queued',
      sides: null,
    }));
    for (const { id } of added) this.#unlooked.add(id);
    this.become([...this.current, ...added]);
    for (const upload of added) void this.#begin(upload);
  }

  /** What will not be taken is told at once, however many files wait before it. */
  async #begin(upload: Upload): Promise<void> {
    const { id, file, key } = upload;
    if (file.size <= FILE_BYTES_MAX) this.#keep(upload);
    const refusal = await unsendable(file);
    this.#unlooked.delete(id);
    if (refusal) {
      this.#change(id, refusal);
      this.#forget(key);
    }
    this.#pump();
  }

  #keep({ id, key, rowId, file }: Upload): void {
    const { link, claim } = this.#visit();
    if (!link || claim === null) return;
    const stored: StoredFile = {
      key,
      claim,
      link: shortened(link.token),
      rowId,
      name: file.name,
      type: file.type,
      bytes: file,
      addTimeMs: Date.now(),
    };
    const keeping = keepFile(stored).then((isStored) => {
      if (!isStored) this.#change(id, { isStored });
      return isStored;
    });
    this.#keeping.set(key, keeping);
  }

  /** Gone from the device, also when it has not quite got there. */
  #forget(key: string): void {
    const keeping = this.#keeping.get(key);
    this.#keeping.delete(key);
    void (keeping ?? Promise.resolve()).then(() => forgetFile(key));
  }

  /** What was not uploaded when the page was closed goes on. */
  async restore(claim: string): Promise<void> {
    const stored = await storedFilesOf(claim, Date.now());
    const known = new Set(this.current.map(({ key }) => key));
    const back = stored
      .filter(({ key }) => !known.has(key))
      .map(({ key, rowId, name, type, bytes }): Upload => ({
        id: ++lastId,
        rowId,
        file: new File([bytes], name, { type }),
        progress: 0,
        key,
        isStored: true,
        state: 'queued',
        sides: null,
      }));
    if (back.length === 0) return;
    this.become([...this.current, ...back]);
    this.#pump();
  }

  /** Nothing more can be sent: nothing stays on the device. How many files that were. */
  async drop(whose: Parameters<typeof forgetFilesOf>[0]): Promise<number> {
    for (const { id } of this.current.filter(isUnfinished)) this.#stop(id);
    this.become([]);
    await Promise.all(this.#keeping.values());
    this.#keeping.clear();
    return forgetFilesOf(whose);
  }

  retry(id: number): void {
    this.#change(id, { state: 'queued', progress: 0 });
    this.#pump();
  }

  readonly retryWaiting = (): void => {
    for (const { id, state } of this.current) if (state === 'waiting') this.retry(id);
  };

  /** Cancelled, or read: it is shown no more. */
  dismiss(id: number): void {
    const upload = this.current.find((one) => one.id === id);
    this.#stop(id);
    this.become(this.current.filter((one) => one.id !== id));
    if (upload) this.#forget(upload.key);
    this.#pump();
  }

  #stop(id: number): void {
    this.#running.get(id)?.abort();
    this.#running.delete(id);
  }

  #pump(): void {
    const free = SIDE_BY_SIDE - this.current.filter(({ state }) => state === 'sending').length;
    for (const upload of this.current
      .filter(({ id, state }) => state === 'queued' && !this.#unlooked.has(id))
      .slice(0, Math.max(0, free)))
      void this.#send(upload);
  }

  async #send(upload: Upload): Promise<void> {
    const { id, rowId } = upload;
    const { link } = this.#visit();
    if (!link) return;
    this.#change(id, { state: 'sending' });
    const running = new AbortController();
    this.#running.set(id, running);
    try {
      const { files } = await post(
        link,
        upload,
        (progress) => this.#change(id, { progress }),
        running.signal,
      );
      this.#visit().taken(rowId, files);
      this.#forget(upload.key);
      this.#change(id, { state: 'done', progress: 1 });
      setTimeout(() => this.become(this.current.filter((one) => one.id !== id)), DONE_SHOWN_MS);
    } catch (error) {
      if (!running.signal.aborted) this.#notTaken(upload, error);
    }
    this.#running.delete(id);
    this.#pump();
  }

  #notTaken({ id, key }: Upload, error: unknown): void {
    const isWaiting = mayPass(error);
    const state = isWaiting ? 'waiting' : refusalOf(error);
    this.#change(id, { state });
    if (isWaiting)
      setTimeout(
        () =>
          this.current.some((one) => one.id === id && one.state === 'waiting') && this.retry(id),
        PAUSE_MS,
      );
    else if (state !== 'failed') this.#forget(key);
    else this.#visit().lookAgain();
  }
}

/** randomUUID is there on https and localhost only; a house may try the service without. */
const keyOf = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
