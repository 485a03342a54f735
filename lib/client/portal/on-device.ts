import type { CustomerPortal } from '@/lib/contract/portal-customer';
import type { Drafts } from './drafts';
import type { Waiting } from './waiting';

/** What is stored on this device until the insurer has received it. */
export interface OnDevice {
  readonly waiting: Waiting;
  readonly drafts: Drafts;
  /**
   * The comment on the whole claim if it is not sent yet; null if the insurer's copy is current.
   */
  readonly remark: string | null;
}

export const NOTHING_ON_DEVICE: OnDevice = { waiting: {}, drafts: {}, remark: null };

/**
 * Named by claim, not by link, so that unsent answers reappear when a new link replaces an expired
 * one.
 */
export const storageNameOf = ({
  insurer,
  client_reference,
}: Pick<CustomerPortal, 'insurer' | 'client_reference'>): string =>
  `portal/${JSON.stringify([insurer, client_reference])}`;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Earlier versions of the page stored every comment until the submission, and an empty text for
 * none.
 */
const earlier = (comment: unknown) =>
  typeof comment === 'string' && comment !== '' ? comment : null;

/** Anything malformed, for instance stored by an earlier version of the page, counts as nothing. */
export function parseOnDevice(text: string | null): OnDevice {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (!isRecord(value) || !isRecord(value['waiting']) || !isRecord(value['drafts']))
      return NOTHING_ON_DEVICE;
    const { waiting, drafts, remark, comment } = value;
    const ofItems = (records: Record<string, unknown>) =>
      Object.fromEntries(
        Object.entries(records).filter(([rowId, one]) => /^\d+$/.test(rowId) && isRecord(one)),
      );
    return {
      waiting: ofItems(waiting) as Waiting,
      drafts: ofItems(drafts) as Drafts,
      remark: typeof remark === 'string' ? remark : earlier(comment),
    };
  } catch {
    return NOTHING_ON_DEVICE;
  }
}

export function readFromDevice(name: string): OnDevice {
  try {
    return parseOnDevice(localStorage.getItem(name));
  } catch {
    return NOTHING_ON_DEVICE;
  }
}

/** Returns false if the browser stores nothing, so that the user can be told. */
export function writeToDevice(name: string, onDevice: OnDevice): boolean {
  const isEmpty =
    onDevice.remark === null &&
    Object.keys(onDevice.waiting).length === 0 &&
    Object.keys(onDevice.drafts).length === 0;
  try {
    if (isEmpty) localStorage.removeItem(name);
    else localStorage.setItem(name, JSON.stringify(onDevice));
    return true;
  } catch {
    return false;
  }
}
