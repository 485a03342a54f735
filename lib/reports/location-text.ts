import type { ReportInput, ReportItem } from './input';
import { isolated } from './paper/direction';
import { lineCountsOf, sumsOf } from './sums';
import type { Wording } from './verdict-text';
import type { LocationView } from './view-model';

/**
 * The room heading before an item, if the item is the first in its room, and the heading that
 * repeats on later pages.
 */
export interface Located {
  readonly location: LocationView | null;
  readonly continued: string | null;
}

export const NOWHERE: Located = { location: null, continued: null };

/** One entry per item, or none at all if no item of the report has a room. */
export function locationViews(
  { items, parts }: ReportInput,
  { messages, formats }: Wording,
): Located[] {
  if (items.every(({ location }) => location === null)) return [];
  const rooms = new Map<string | null, ReportItem[]>();
  for (const item of items) {
    const room = rooms.get(item.location);
    if (room) room.push(item);
    else rooms.set(item.location, [item]);
  }
  const lineOf = (inRoom: readonly ReportItem[]): string => {
    const { rcv, acv } = sumsOf(inRoom);
    const { lines, counted } = lineCountsOf(inRoom);
    const count =
      counted === lines
        ? messages.location.items(lines)
        : messages.lines.counted(formats.count(counted), formats.count(lines), lines);
    const sums = [
      `${messages.item.rcv} ${formats.amount(rcv)}`,
      ...(parts.depreciation ? [`${messages.item.acv} ${formats.amount(acv)}`] : []),
    ];
    return [count, ...sums].join(' · ');
  };
  return items.map(({ location }, index) => {
    const name = location ?? messages.location.none;
    const opens = index === 0 || items[index - 1]?.location !== location;
    return {
      location: opens ? { name, line: lineOf(rooms.get(location) ?? []) } : null,
      continued: messages.continuedNamed(isolated(name)),
    };
  });
}
