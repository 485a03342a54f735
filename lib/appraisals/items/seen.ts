import type { ItemChange } from '@/lib/contract/change-items';
import { Fault } from '@/lib/shared/fault';
import { problemOf } from '@/lib/shared/reasons';
import type { Value } from '../changes';
import type { ItemUpdate } from './usable-update';
import { FIELDS, valuesOf } from './fields';
import type { LockedItem } from './lock';

type Read = NonNullable<ItemChange['seen']>;
type Shown = Value | null | undefined;

/**
 * Throws Fault `changed` with the fields that have another value than the one that was read. If all
 * have the wished value already, somebody wished the same, or the request is repeated.
 */
export function requireAsRead(locked: LockedItem, read: Read, wished: ItemUpdate): void {
  const problems = FIELDS.flatMap(({ name }) => {
    const value =
      name === 'location_id' || name === 'date_purchase_precision' ? undefined : read[name];
    if (value === undefined) return [];
    const values = valuesOf(locked, name);
    const isAsRead = values.some((one) => isSame(one, value));
    const isAsWished = values.every((one) => isSame(one, wished[name]));
    return isAsRead || isAsWished ? [] : [problemOf(name, 'changed_since_read')];
  });
  if (problems.length > 0) throw new Fault('changed', problems);
}

/** An empty text is not stated. */
const isSame = (one: Shown, other: Shown): boolean => (one ?? '') === (other ?? '');
