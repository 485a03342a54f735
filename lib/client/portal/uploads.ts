import { ApiError } from '@/lib/client/api/api-error';
import type { Sides } from '@/lib/client/photos/picture-sides';
import { toSend } from '@/lib/client/photos/to-send';
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
/** There is a sentence to read. */
const REDUCED_SHOWN_MS = 12_000;
const SIDE_BY_SIDE = 2;

/** Why a file was refused: a key of the page's messages. */
type Refusal =
  | 'tooLarge'
  | 'tooManyPixels'
  | 'empty'
  | 'unsupported'
  | 'undecodable'
  | 'tooMany'
  | 'failed';

export interface Upload {
  readonly id: number;
  readonly rowId: number;
  readonly file: File;
  /** 0 to 1: the share of the bytes that has been sent. */
  readonly progress: number;
  readonly state: 'queued' | 'sending' | 'waiting' | 'done' | Refusal;
  /** The dimensions of a picture with too many pixels; null otherwise. */
  readonly sides: Sides | null;
  /** The size of a picture before it was made smaller; null otherwise. */
  readonly reducedFrom: Sides | null;
  /** Requests with the same key add the file once. */
  readonly key: string;
  /** Whether the file outlives the page; false if the device has no room for it. */
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

type Prepared = Pick<Upload, 'file' | 'reducedFrom'> | Pick<Upload, 'state' | 'sides'>;

/**
 * Checks a file before it is sent, so that nobody sends 15 MB over a phone's connection only to
 * have them refused, and makes a picture over the limits smaller.
 */
async function prepared(file: File): Promise<Prepared> {
  if (file.size === 0) return { state: 'empty', sides: null };
  const found = await toSend(file);
  if (!('kind' in found)) return found;
  return found.kind === 'tooManyBytes'
    ? { state: 'tooLarge', sides: null }
    : { state: 'tooManyPixels', sides: found };
}

export const isUnfinished = ({ state }: Upload): boolean =>
  state === 'queued' || state === 'sending' || state === 'waiting';

interface Visit {
  readonly link: Link | null;
  /** The name of the claim; null until it is known. */
  readonly claim: string | null;
  /** Receives the names of all files of the item after each upload. */
  taken(rowId: number, files: readonly string[]): void;
  /** Called when the link accepts no more files, to reload its state. */
  lookAgain(): void;
}

let lastId = 0;
const NONE: readonly Upload[] = [];

/** Uploads files, one request each and two at a time, and retries as long as nobody answers. */
export class Uploads extends Store<readonly Upload[]> {
  readonly #visit: () => Visit;
  #ofRows = { all: NONE, byRow: new Map<number, readonly Upload[]>() };
  /** By key: the storing of a file, which may not have finished. */
  readonly #keeping = new Map<string, Promise<boolean>>();
  /** By id: files not yet checked for whether they can be sent. */
  readonly #unlooked = new Set<number>();
  /** By id: the requests that are running. */
  readonly #running = new Map<number, AbortController>();

  constructor(visit: () => Visit) {
    super([]);
    this.#visit = visit;
  }

  /**
   * Returns the identical list until an upload changes, and always the identical empty list for an
   * item without uploads, so that React skips rendering it.
   */
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

  /** Stores the files on the device and uploads them. */
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
      reducedFrom: null,
    }));
    for (const { id } of added) this.#unlooked.add(id);
    this.become([...this.current, ...added]);
    for (const upload of added) void this.#begin(upload);
  }

  /** Checks the file at once, so that a refusal is shown however many files wait before it. */
  async #begin(upload: Upload): Promise<void> {
    const { id, file, key } = upload;
    if (file.size <= FILE_BYTES_MAX) this.#keep(upload);
    const ready = await prepared(file);
    this.#unlooked.delete(id);
    this.#change(id, ready);
    if ('state' in ready) this.#forget(key);
    else if (ready.reducedFrom && this.current.some((one) => one.id === id))
      this.#keep({ ...upload, ...ready });
    this.#pump();
  }

  #keep({ id, key, rowId, file, reducedFrom }: Upload): void {
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
      reducedFrom,
      addTimeMs: Date.now(),
    };
    const keeping = keepFile(stored).then((isStored) => {
      if (!isStored) this.#change(id, { isStored });
      return isStored;
    });
    this.#keeping.set(key, keeping);
  }

  /** Deletes the file from the device, even if it is still being stored. */
  #forget(key: string): void {
    const keeping = this.#keeping.get(key);
    this.#keeping.delete(key);
    void (keeping ?? Promise.resolve()).then(() => forgetFile(key));
  }

  /** Resumes the uploads that were not finished when the page was closed. */
  async restore(claim: string): Promise<void> {
    const stored = await storedFilesOf(claim, Date.now());
    const known = new Set(this.current.map(({ key }) => key));
    const back = stored
      .filter(({ key }) => !known.has(key))
      .map(({ key, rowId, name, type, bytes, reducedFrom = null }): Upload => ({
        id: ++lastId,
        rowId,
        file: new File([bytes], name, { type }),
        progress: 0,
        key,
        isStored: true,
        state: 'queued',
        sides: null,
        reducedFrom,
      }));
    if (back.length === 0) return;
    this.become([...this.current, ...back]);
    this.#pump();
  }

  /**
   * Cancels all uploads and deletes their files from the device, when nothing more can be sent.
   * Resolves to the number of deleted files.
   */
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

  /** Removes an upload that the user has cancelled, or one whose result has been read. */
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
      setTimeout(
        () => this.become(this.current.filter((one) => one.id !== id)),
        upload.reducedFrom ? REDUCED_SHOWN_MS : DONE_SHOWN_MS,
      );
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

/**
 * `crypto.randomUUID` exists only on https and localhost, but a company may try the service without
 * https.
 */
const keyOf = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
