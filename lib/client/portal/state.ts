import { ApiError } from '@/lib/client/api/api-error';
import type { CustomerItem, CustomerPortal } from '@/lib/contract/portal-customer';
import type { Language } from '@/lib/shared/languages';
import type { Reason } from '@/lib/shared/reasons';
import { PortalRefusal } from './call-portal';
import { type OnDevice, readFromDevice, storageNameOf } from './on-device';
import { changedSince, sorted } from './waiting';

/**
 * The state of a request for a new link. There is no use in one for a link that was replaced, ended
 * (`revoked`) or never made (`unknown`).
 */
export type Asking =
  | 'idle'
  | 'replaced'
  | 'asking'
  | 'revoked'
  | 'unknown'
  | 'works'
  | 'failed'
  | { readonly requestTime: string };

/** Who sent a link that shows nothing yet, or nothing any more, as far as the service says. */
interface Sender {
  readonly language: Language | null;
  readonly insurer: string | null;
}

export type State =
  | { readonly phase: 'loading' }
  | { readonly phase: 'noLink' }
  /** `triesLeft` is null until a first PIN was tried. */
  | ({
      readonly phase: 'pin';
      readonly triesLeft: number | null;
      readonly isBusy: boolean;
    } & Sender)
  /**
   * `unsent` counts answers that are on this device only, `files` those that were deleted from it.
   */
  | ({
      readonly phase: 'ended';
      readonly unsent: number;
      readonly files: number;
      readonly asking: Asking;
    } & Sender)
  | ({ readonly phase: 'locked'; readonly isGuessed: boolean } & Sender)
  | { readonly phase: 'failed'; readonly isOffline: boolean }
  | Ready;

export interface Ready {
  readonly phase: 'ready';
  readonly portal: CustomerPortal;
  readonly onDevice: OnDevice;
  /** False if the browser stores nothing. */
  readonly isStored: boolean;
  /** The item whose answer is being sent at this moment. */
  readonly savingRow: number | null;
  /**
   * When this data was loaded, if it comes from the device because the service cannot be reached;
   * null for current data. ISO 8601.
   */
  readonly seenTime: string | null;
  /** Whether the last request failed for a reason that may pass, such as no connection. */
  readonly isOffline: boolean;
  /** Items whose figures have changed since they were answered, or while they were on the page. */
  readonly stale: readonly number[];
  /** Items whose answer the service refused. */
  readonly refused: readonly number[];
  readonly submit: 'idle' | 'sending' | 'failed' | 'refused';
}

export const ready = (portal: CustomerPortal, onDevice: OnDevice, isStored: boolean): Ready => ({
  phase: 'ready',
  portal,
  onDevice,
  isStored,
  savingRow: null,
  seenTime: null,
  isOffline: false,
  stale: [],
  refused: [],
  submit: 'idle',
});

/** The state once the current data has been loaded. */
export function arrived(before: State, portal: CustomerPortal): Ready {
  const shown =
    before.phase === 'ready' ? before : ready(portal, readFromDevice(storageNameOf(portal)), true);
  const { onDevice } = shown;
  const { holds, stale } = sorted(onDevice.waiting, portal.items);
  const changed = changedSince(shown.portal.items, portal.items);
  const isOpen = portal.link_status === 'active';
  return {
    ...shown,
    portal: steady(shown.portal, portal),
    onDevice: {
      ...onDevice,
      waiting: isOpen ? holds : {},
      drafts: isOpen ? onDevice.drafts : {},
    },
    seenTime: null,
    isOffline: false,
    stale: [...new Set([...shown.stale, ...stale, ...changed])],
  };
}

/** Keeps the object of every unchanged item, so that React renders only the changed ones. */
export function steady(before: CustomerPortal, portal: CustomerPortal): CustomerPortal {
  const known = new Map(before.items.map((item) => [item.row_id, item]));
  const same = (item: CustomerItem) => {
    const one = known.get(item.row_id);
    return one && JSON.stringify(one) === JSON.stringify(item) ? one : item;
  };
  return before === portal ? portal : { ...portal, items: portal.items.map(same) };
}

/**
 * Whether everything that was answered is saved; null if there is nothing, or while something is
 * being sent.
 */
export function whatIsSafe({ portal, onDevice, savingRow }: Ready): 'allSafe' | null {
  const isSettled =
    portal.link_status === 'active' &&
    savingRow === null &&
    onDevice.remark === null &&
    Object.keys(onDevice.waiting).length === 0;
  return isSettled && (portal.comment !== '' || portal.items.some(({ answer }) => answer))
    ? 'allSafe'
    : null;
}

/** Only for a link that has expired can a new one be requested. */
export const whyEnded = (reason: Reason | null): 'idle' | 'replaced' | 'revoked' | 'unknown' => {
  switch (reason) {
    case 'portal_link_expired':
      return 'idle';
    case 'portal_link_replaced':
      return 'replaced';
    case 'portal_link_ended':
      return 'revoked';
    default:
      return 'unknown';
  }
};

/**
 * Falls back to the language and insurer that the page has shown, if the error does not name them.
 */
function senderOf(error: unknown, before: State): Sender {
  const known = before.phase === 'ready' ? before.portal : null;
  const { language, insurer } =
    error instanceof PortalRefusal ? error : { language: null, insurer: null };
  return {
    language: language ?? known?.language ?? null,
    insurer: insurer ?? known?.insurer ?? null,
  };
}

/** The state after an error. What is shown already stays, as long as the link opens it. */
export function stateAfter(error: unknown, before: State): State {
  const { status, code, reason, problems } =
    error instanceof ApiError ? error : new ApiError(0, undefined, '', null);
  const unsent = before.phase === 'ready' ? Object.keys(before.onDevice.waiting).length : 0;
  const sender = senderOf(error, before);
  if (code === 'ERMP02') return { phase: 'pin', triesLeft: null, isBusy: false, ...sender };
  if (code === 'ERWP02')
    return {
      phase: 'pin',
      triesLeft: Number(problems[0]?.values['tries'] ?? 0),
      isBusy: false,
      ...sender,
    };
  if (status === 401)
    return { phase: 'ended', unsent, files: 0, asking: whyEnded(reason), ...sender };
  if (status === 403)
    return { phase: 'locked', isGuessed: reason === 'portal_link_pin_guessed', ...sender };
  return before.phase === 'ready' ? before : { phase: 'failed', isOffline: status === 0 };
}
