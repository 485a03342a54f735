import type { CustomerPortal } from '@/lib/contract/portal-customer';
import { type Link, shortened } from './link';
import type { State } from './state';

/** The data of the last successful load, for a reload without a connection. */
interface Seen {
  readonly portal: CustomerPortal;
  /** ISO 8601 */
  readonly time: string;
}

const nameOf = ({ token }: Link) => `portal/seen/${shortened(token)}`;

/** Data protected by a PIN must not outlive the tab in which the PIN was entered. */
const storeOf = ({ pin }: Link): Storage => (pin === null ? localStorage : sessionStorage);

/** Returns null for anything malformed, for instance stored by an earlier version of the page. */
export function seenIn(text: string | null): Seen | null {
  try {
    const value = JSON.parse(text ?? 'null') as Partial<Seen> | null;
    const portal = value?.portal;
    const isComplete =
      typeof value?.time === 'string' &&
      portal?.link_status === 'active' &&
      Array.isArray(portal.items) &&
      typeof portal.totals?.currency === 'string';
    return isComplete ? (value as Seen) : null;
  } catch {
    return null;
  }
}

export function readSeen(link: Link): Seen | null {
  try {
    return seenIn(storeOf(link).getItem(nameOf(link)));
  } catch {
    return null;
  }
}

/**
 * Stores the data while answers may be given, and deletes it once they are submitted or the link no
 * longer opens anything.
 */
export function follow(link: Link | null, before: State, state: State, now: () => Date): void {
  if (!link) return;
  const isOver =
    state.phase === 'ended' ||
    state.phase === 'locked' ||
    (state.phase === 'ready' && state.portal.link_status !== 'active');
  const isNews =
    state.phase === 'ready' &&
    state.seenTime === null &&
    (before.phase !== 'ready' || before.portal !== state.portal);
  if (!isOver && !isNews) return;
  try {
    if (isOver) for (const store of [localStorage, sessionStorage]) store.removeItem(nameOf(link));
    else
      storeOf(link).setItem(
        nameOf(link),
        JSON.stringify({ portal: state.portal, time: now().toISOString() } satisfies Seen),
      );
  } catch {
    // Storage is forbidden or full: a reload then needs a connection.
  }
}
