import { ApiError } from '@/lib/client/api/api-error';
import type { CustomerItem, CustomerPortal, GivenAnswer } from '@/lib/contract/portal-customer';
import { callPortal, mayPass } from './call-portal';
import type { Draft } from './drafts';
import { type OnDevice, storageNameOf, writeToDevice } from './on-device';
import { keepPin, storedPin, type Link } from './link';
import { Linked } from './linked';
import { Pause } from './pause';
import { Retry } from './retry';
import { arrived, stateAfter } from './state';
import { firstChanged, submissionOf, theRest, without, withAnswer } from './waiting';

/**
 * One policyholder's visit. Every answer is stored on the device first, then sent, one at a time,
 * and retried until the service accepts or refuses it.
 */
export class Session extends Linked {
  readonly #retry = new Retry(() => this.#goOn());
  readonly #typing = new Pause(() => void this.#send());
  #sending: Promise<void> | null = null;

  async begin(token: string | null): Promise<void> {
    this.#retry.stop();
    this.currentLink = token === null ? null : { token, pin: storedPin(token) };
    if (token === null) return this.become({ phase: 'noLink' });
    this.become({ phase: 'loading' });
    await this.load();
  }

  async enterPin(pin: string): Promise<void> {
    if (!this.currentLink || this.current.phase !== 'pin' || this.current.isBusy) return;
    this.become({ ...this.current, isBusy: true });
    this.currentLink = { ...this.currentLink, pin };
    await this.load();
    if (this.state().phase === 'ready') keepPin(this.currentLink.token, pin);
  }

  readonly load = async (): Promise<void> => {
    const link = this.currentLink;
    if (!link) return;
    try {
      const portal = await callPortal(link, 'GET /portal', {});
      if (this.currentLink !== link) return;
      this.#arrive(portal);
      // A failure to record the visit is not worth a retry.
      void callPortal(link, 'POST /portal/open', {}).catch(() => {});
      void this.#send();
    } catch (error) {
      if (this.currentLink === link && !this.#showSeen(link, error)) this.#fail(error);
    }
  };

  /** Without a connection, shows the page as it was last loaded and retries automatically. */
  #showSeen(link: Link, error: unknown): boolean {
    if (!mayPass(error)) return false;
    if (this.current.phase !== 'ready' && !this.recall(link)) return false;
    this.#tryLater();
    return true;
  }

  /** Reloads what the insurer sent and keeps unsaved drafts. */
  readonly refresh = async (): Promise<void> => {
    if (!this.currentLink || this.current.phase !== 'ready' || this.#sending) return;
    try {
      this.#arrive(await callPortal(this.currentLink, 'GET /portal', {}));
      void this.#send();
    } catch (error) {
      if (!mayPass(error)) this.#fail(error);
    }
  };

  #arrive(portal: CustomerPortal): void {
    this.become(arrived(this.current, portal));
    this.#keep({});
  }

  #fail(error: unknown): void {
    this.become(stateAfter(error, this.current));
  }

  #keep(change: Partial<OnDevice>): void {
    if (this.current.phase !== 'ready') return;
    const onDevice = { ...this.current.onDevice, ...change };
    this.change({
      onDevice,
      isStored: writeToDevice(storageNameOf(this.current.portal), onDevice),
    });
  }

  /** Stores the answer at once, then sends it; null withdraws an answer. */
  answer(item: CustomerItem, answer: GivenAnswer | null): void {
    if (this.current.phase !== 'ready') return;
    const { onDevice, stale, refused } = this.current;
    const { row_id: rowId } = item;
    const { [rowId]: _done, ...drafts } = onDevice.drafts;
    this.change({
      stale: stale.filter((one) => one !== rowId),
      refused: refused.filter((one) => one !== rowId),
      submit: 'idle',
    });
    this.#keep({ drafts, waiting: withAnswer(onDevice.waiting, item, answer) });
    void this.#send();
  }

  draft(rowId: number, draft: Draft | null): void {
    if (this.current.phase !== 'ready') return;
    const { [rowId]: _before, ...others } = this.current.onDevice.drafts;
    this.#keep({ drafts: draft ? { ...others, [rowId]: draft } : others });
  }

  /** Stores the comment at once, and sends it when typing pauses. */
  comment(remark: string): void {
    if (this.current.phase !== 'ready') return;
    this.#keep({ remark });
    this.#typing.later();
  }

  /** Retries at once: the connection is back, or the user asked for it. */
  readonly retryNow = (): void => {
    this.#retry.stop();
    this.#goOn();
  };

  #goOn(): void {
    const isFromBefore = this.current.phase === 'ready' && this.current.seenTime !== null;
    void (isFromBefore ? this.load() : this.#send());
  }

  /** Lets further callers wait too: an answer that arrives after the submission is refused. */
  #send(): Promise<void> {
    this.#sending ??= this.#sendAll();
    return this.#sending;
  }

  async #sendAll(): Promise<void> {
    try {
      while (await this.#sendNext());
    } finally {
      this.#sending = null;
      this.change({ savingRow: null });
    }
  }

  /** Returns whether there may be more to send. */
  async #sendNext(): Promise<boolean> {
    if (
      !this.currentLink ||
      this.current.phase !== 'ready' ||
      this.current.portal.link_status !== 'active'
    )
      return false;
    const { onDevice, portal } = this.current;
    const [next] = Object.entries(onDevice.waiting);
    if (!next)
      return onDevice.remark !== null && this.#sendRemark(this.currentLink, onDevice.remark);
    const [rowId, { answer }] = [Number(next[0]), next[1]];
    this.change({ savingRow: rowId });
    const params = { row_id: rowId };
    try {
      const item = answer
        ? await callPortal(this.currentLink, 'PUT /portal/items/{row_id}/answer', {
            params,
            body: { ...answer, version: portal.version },
          })
        : await callPortal(this.currentLink, 'DELETE /portal/items/{row_id}/answer', { params });
      this.#taken(rowId, next[1], item);
      return true;
    } catch (error) {
      return this.#notTaken(rowId, error);
    }
  }

  /** Sends the comment; text that was changed while the request ran stays stored. */
  async #sendRemark(link: Link, remark: string): Promise<boolean> {
    if (this.current.phase !== 'ready') return false;
    const { version } = this.current.portal;
    try {
      const { comment } = await callPortal(link, 'PUT /portal/comment', {
        body: { version, comment: remark },
      });
      this.#retry.stop();
      this.change({ isOffline: false, portal: { ...this.current.portal, comment } });
      if (this.current.onDevice.remark === remark) this.#keep({ remark: null });
      return false;
    } catch (error) {
      if (mayPass(error)) return this.#tryLater();
      await this.#readAnew(error);
      return this.current.phase === 'ready' && this.current.portal.version !== version;
    }
  }

  /**
   * Reloads after a refusal (new figures, submitted elsewhere, locked, or the item is gone): the
   * service's current state decides.
   */
  async #readAnew(refusal: unknown): Promise<void> {
    if (!this.currentLink || (refusal instanceof ApiError && refusal.status === 401))
      return this.#fail(refusal);
    await callPortal(this.currentLink, 'GET /portal', {}).then(
      (portal) => this.#arrive(portal),
      (cause: unknown) => this.#fail(cause),
    );
  }

  #taken(rowId: number, sent: unknown, item: CustomerItem | undefined): void {
    if (this.current.phase !== 'ready') return;
    this.#retry.stop();
    this.change({ isOffline: false });
    this.changeItem(rowId, (before) => item ?? { ...before, answer: null, answer_time: null });
    // An answer that was changed while this request ran still has to be sent.
    if (this.current.onDevice.waiting[rowId] === sent)
      this.#keep({ waiting: without(this.current.onDevice.waiting, rowId) });
  }

  async #notTaken(rowId: number, error: unknown): Promise<boolean> {
    if (this.current.phase !== 'ready') return false;
    if (mayPass(error)) return this.#tryLater();
    const before = this.current.portal.version;
    await this.#readAnew(error);
    if (this.current.phase !== 'ready') return false;
    if (this.current.portal.version === before && this.current.onDevice.waiting[rowId]) {
      this.change({ refused: [...this.current.refused, rowId] });
      this.#keep({ waiting: without(this.current.onDevice.waiting, rowId) });
    }
    return true;
  }

  #tryLater(): false {
    this.change({ isOffline: true });
    this.#retry.later();
    return false;
  }

  /** Confirms what "everything is correct" is about, and leaves items open that need an own answer. */
  confirmRest(): void {
    if (this.current.phase !== 'ready') return;
    for (const item of theRest(this.current)) this.answer(item, { answer: 'confirmed' });
  }

  /**
   * Submits all answers; the rest counts as confirmed. If an item has changed since it was on the
   * page, only confirms the others. Ignores a tap while one is running.
   */
  async submit(isAgain = false): Promise<void> {
    if (!this.currentLink || this.current.phase !== 'ready' || this.current.submit === 'sending')
      return;
    this.change({ submit: 'sending' });
    // A withdrawn answer cannot be among the answers below.
    await this.#send();
    if (this.current.phase !== 'ready') return;
    const { portal, onDevice } = this.current;
    if (Object.values(onDevice.waiting).some(({ answer }) => answer === null))
      return void this.change({ submit: 'failed' });
    if (firstChanged(this.current)) {
      this.change({ submit: 'idle' });
      return this.confirmRest();
    }
    try {
      const handedIn = await callPortal(this.currentLink, 'POST /portal/submit', {
        body: submissionOf(this.current),
      });
      this.#keep({ ...onDevice, remark: null });
      this.#arrive(handedIn);
      this.change({ submit: 'idle' });
    } catch (error) {
      await this.#submitFailed(error);
      const { current } = this;
      const isOther = current.phase === 'ready' && current.portal.version !== portal.version;
      if (isOther && !isAgain) await this.submit(true);
    }
  }

  async #submitFailed(error: unknown): Promise<void> {
    this.change({ submit: mayPass(error) ? 'failed' : 'refused' });
    if (mayPass(error)) return;
    if (error instanceof ApiError && error.status === 401) return this.#fail(error);
    await this.refresh();
  }

  /** Withdraws the submission, as long as the insurer has not locked the link. */
  async reopen(): Promise<void> {
    if (!this.currentLink || this.current.phase !== 'ready' || this.current.submit === 'sending')
      return;
    this.change({ submit: 'sending' });
    try {
      this.#arrive(await callPortal(this.currentLink, 'POST /portal/reopen', {}));
      this.change({ submit: 'idle' });
    } catch (error) {
      await this.#submitFailed(error);
    }
  }
}
