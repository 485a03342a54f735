import { wrongValue } from '@/lib/shared/fault';
import { FIRST_STATUS, type Transition } from '@/lib/shared/status-graph';

interface Named {
  readonly id: number;
  readonly name?: string | null | undefined;
}

type Standard = ReadonlyMap<number, string>;

/** Throws Fault `wrong` for an unknown or repeated status, or if the initial status is missing. */
export function requireStatuses(statuses: readonly Named[], standard: Standard): void {
  const seen = new Set<number>();
  for (const [at, { id }] of statuses.entries()) {
    if (!standard.has(id)) throw wrongValue(`statuses.${at}.id`, 'unknown_status');
    if (seen.has(id)) throw wrongValue(`statuses.${at}.id`, 'named_twice');
    seen.add(id);
  }
  if (!seen.has(FIRST_STATUS))
    throw wrongValue('statuses', 'first_status_missing', {
      id: FIRST_STATUS,
      name: standard.get(FIRST_STATUS) ?? '',
    });
}

/**
 * Throws Fault `wrong` for two statuses with the same displayed name, ignoring case and Unicode
 * form.
 */
export function requireNames(statuses: readonly Named[], standard: Standard): void {
  const seen = new Set<string>();
  for (const [at, { id, name }] of statuses.entries()) {
    const shown = (name ?? standard.get(id) ?? '').trim().normalize('NFKC').toLowerCase();
    if (seen.has(shown)) throw wrongValue(`statuses.${at}.name`, 'status_name_taken');
    seen.add(shown);
  }
}

export function requireGraph(
  ids: readonly number[],
  transitions: readonly Transition[] | null,
): void {
  const seen = new Set<string>();
  for (const [at, { from_id: from, to_id: to }] of (transitions ?? []).entries()) {
    if (!ids.includes(from) || !ids.includes(to))
      throw wrongValue(`transitions.${at}`, 'status_unused');
    if (from === to) throw wrongValue(`transitions.${at}`, 'status_to_itself');
    if (seen.has(`${from}-${to}`)) throw wrongValue(`transitions.${at}`, 'named_twice');
    seen.add(`${from}-${to}`);
  }
}
