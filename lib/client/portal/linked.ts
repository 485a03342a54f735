import type { CustomerItem } from '@/lib/contract/portal-customer';
import { storageNameOf, readFromDevice } from './on-device';
import type { Link } from './link';
import { requestNewLink } from './new-link';
import { follow, readSeen } from './seen';
import { type Asking, type Ready, ready, type State } from './state';
import { Store } from './store';

/** The state of a link, its copy on the device, and what can still be done once it has ended. */
export abstract class Linked extends Store<State> {
  protected currentLink: Link | null = null;

  constructor() {
    super({ phase: 'loading' });
  }

  readonly link = (): Link | null => this.currentLink;

  protected override become(state: State): void {
    follow(this.currentLink, this.current, state, () => new Date());
    super.become(state);
  }

  /** Shows what this device has stored of the link; returns false if that is nothing. */
  protected recall(link: Link): boolean {
    const seen = readSeen(link);
    if (seen !== null)
      this.become({
        ...ready(seen.portal, readFromDevice(storageNameOf(seen.portal)), true),
        seenTime: seen.time,
      });
    return seen !== null;
  }

  protected change(change: Partial<Ready>): void {
    if (this.current.phase === 'ready') this.become({ ...this.current, ...change });
  }

  changeItem(rowId: number, changed: (item: CustomerItem) => CustomerItem): void {
    if (this.current.phase !== 'ready') return;
    const { portal } = this.current;
    this.change({
      portal: {
        ...portal,
        items: portal.items.map((item) => (item.row_id === rowId ? changed(item) : item)),
      },
    });
  }

  async requestNewLink(): Promise<void> {
    if (!this.currentLink || this.current.phase !== 'ended' || this.current.asking === 'asking')
      return;
    this.#ended({ asking: 'asking' });
    this.#ended({ asking: await requestNewLink(this.currentLink) });
  }

  filesGone(files: number): void {
    this.#ended({ files });
  }

  #ended(change: { asking: Asking } | { files: number }): void {
    if (this.current.phase === 'ended') this.become({ ...this.current, ...change });
  }
}
