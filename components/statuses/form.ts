import type { StatusChange, StatusSettings } from '@/lib/client/settings/client-settings';
import { statusName } from '@/lib/i18n/status-name';
import { FIRST_STATUS, unreachable, type Transition } from '@/lib/shared/status-graph';

/** Names of the standard statuses in the language of the page, by their name in the API. */
type StandardStatuses = Readonly<Record<string, string>>;

export interface StatusText {
  readonly id: number;
  readonly name: string;
  readonly standard: string;
  readonly isUsed: boolean;
  readonly counts: boolean;
  readonly standardCounts: boolean;
}

export interface UnusedStatus {
  readonly id: number;
  readonly name: string;
  readonly standardCounts: boolean;
}

/** A status that the client does not use yet, as it is added. */
export const addedStatus = ({ id, name, standardCounts }: UnusedStatus): StatusText => ({
  id,
  name,
  standard: name,
  isUsed: false,
  counts: standardCounts,
  standardCounts,
});

/** The state of the form. Ticked transitions are kept while `isFree` allows every transition. */
export interface StatusesText {
  readonly statuses: readonly StatusText[];
  readonly unused: readonly UnusedStatus[];
  readonly isFree: boolean;
  readonly transitions: readonly Transition[];
}

/** Always includes the first status, even for a client that does not use it yet. */
export function textOf(
  { statuses, unused, transitions }: StatusSettings,
  messages: StandardStatuses,
): StatusesText {
  const used = statuses.map(({ id, name, standard_name: standard, ...one }) => ({
    id,
    name: name === standard ? statusName(name, messages) : name,
    standard: statusName(standard, messages),
    isUsed: one.in_use,
    counts: one.counts,
    standardCounts: one.standard_counts,
  }));
  const others = unused.map(({ id, name, standard_counts: standardCounts }) => ({
    id,
    name: statusName(name, messages),
    standardCounts,
  }));
  const missing = others.filter(({ id }) => id === FIRST_STATUS).map(addedStatus);
  return {
    statuses: [...missing, ...used],
    unused: others.filter(({ id }) => id !== FIRST_STATUS),
    isFree: transitions === null,
    transitions: transitions ?? [],
  };
}

const isOf =
  (ids: ReadonlySet<number>) =>
  ({ from_id: from, to_id: to }: Transition) =>
    ids.has(from) && ids.has(to);

/**
 * The ticked transitions between statuses that still exist; null if every transition is allowed.
 */
export function graphOf({ statuses, isFree, transitions }: StatusesText): Transition[] | null {
  return isFree ? null : transitions.filter(isOf(new Set(statuses.map(({ id }) => id))));
}

const inOrder = (one: Transition, other: Transition) =>
  one.from_id - other.from_id || one.to_id - other.to_id;

export function sentOf(text: StatusesText): Pick<StatusChange, 'statuses' | 'transitions'> {
  return {
    statuses: text.statuses.map(({ id, name, standard, counts, standardCounts }) => ({
      id,
      name: name.trim() === standard ? null : name.trim(),
      counts: counts === standardCounts ? null : counts,
    })),
    transitions: graphOf(text)?.toSorted(inOrder) ?? null,
  };
}

export const isChanged = (text: StatusesText, settings: StatusSettings): boolean =>
  JSON.stringify(sentOf(text)) !== JSON.stringify(sentOf(textOf(settings, {})));

const plain = (name: string) => name.trim().normalize('NFKC').toLowerCase();

/** Missing and duplicate names, by status id. */
export function wrongNames({ statuses }: StatusesText): ReadonlyMap<number, 'missing' | 'twice'> {
  const wrong = new Map<number, 'missing' | 'twice'>();
  const seen = new Set<string>();
  for (const { id, name } of statuses) {
    if (plain(name) === '') wrong.set(id, 'missing');
    else if (seen.has(plain(name))) wrong.set(id, 'twice');
    seen.add(plain(name));
  }
  return wrong;
}

/** Statuses without successors. Most are intended, so the form mentions them without a warning. */
const finals = (
  { statuses }: StatusesText,
  graph: readonly Transition[] | null,
): readonly StatusText[] =>
  graph === null
    ? []
    : statuses.filter(({ id }) => !graph.some(({ from_id: from }) => from === id));

const namesOf = (statuses: readonly StatusText[]): string[] => statuses.map(({ name }) => name);

/**
 * Names of unreachable statuses, of final statuses, and of unreachable final statuses with
 * appraisals that cannot leave them.
 */
export function consequencesOf(text: StatusesText): {
  readonly lost: string[];
  readonly ends: string[];
  readonly stuck: string[];
} {
  const graph = graphOf(text);
  const lost = new Set(
    unreachable(
      text.statuses.map(({ id }) => id),
      graph,
    ),
  );
  const ends = finals(text, graph);
  return {
    lost: namesOf(text.statuses.filter(({ id }) => lost.has(id))),
    ends: namesOf(ends.filter(({ id }) => !lost.has(id))),
    stuck: namesOf(ends.filter(({ id, isUsed }) => lost.has(id) && isUsed)),
  };
}

export function toggled(
  transitions: readonly Transition[],
  from_id: number,
  to_id: number,
): Transition[] {
  const others = transitions.filter((one) => one.from_id !== from_id || one.to_id !== to_id);
  return others.length === transitions.length ? [...others, { from_id, to_id }] : others;
}

export function moved<T>(list: readonly T[], at: number, by: -1 | 1): readonly T[] {
  const [one, other] = [list[at], list[at + by]];
  if (one === undefined || other === undefined) return list;
  return list.map((item, place) => (place === at ? other : place === at + by ? one : item));
}
