import type { CustomerPortal } from '@/lib/contract/portal-customer';
import type { Drafts } from './drafts';
import type { Waiting } from './waiting';

/** What this device keeps of a claim until its insurer has it. */
export interface OnDevice {
  readonly waiting: Waiting;
  readonly drafts: Drafts;
  /** What is said of the whole and is not at the insurer's yet; null: nothing, what the insurer has stands. */
  readonly remark: string | null;
}

export const NOTHING_ON_DEVICE: OnDevice = { waiting: {}, drafts: {}, remark: null };

/** By claim, not by link: what was not sent comes back when a new link takes the place of one that has expired. */
export const storageNameOf = ({
  insurer,
  client_reference,
}: Pick<CustomerPortal, 'insurer' | 'client_reference'>): string =>
  `portal/${JSON.stringify([insurer, client_reference])}`;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Pages before kept every comment until the handing in, and an empty text for none. */
const earlier = (comment: unknown) =>
  typeof comment === 'string' && comment !== '' ? comment : null;

/** Whatever else is found there, of an older page or another hand, is nothing. */
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

/** False where the browser keeps nothing: the person has to be told. */
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
