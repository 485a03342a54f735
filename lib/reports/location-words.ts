import type { ReportInput, ReportItem } from './input';
import { sumsOf } from './sums';
import type { Wording } from './verdict-words';
import type { LocationView } from './view-model';

/** Per item: the room that begins with it, or nothing. None at all where no item of the report has a room. */
export function locationViews({ items, parts }: ReportInput, { words, formats }: Wording): (LocationView | null)[] {
  if (items.every(({ location }) => location === null)) return [];
  const rooms = new Map<string | null, ReportItem[]>();
  for (const item of items) {
    const room = rooms.get(item.location);
    if (room) room.push(item);
    else rooms.set(item.location, [item]);
  }
  const lineOf = (inRoom: readonly ReportItem[]): string => {
    const { rcv, acv } = sumsOf(inRoom);
    const sums = [`${words.item.rcv} ${formats.amount(rcv)}`, ...(parts.depreciation ? [`${words.item.acv} ${formats.amount(acv)}`] : [])];
    return [words.location.items(inRoom.length), ...sums].join(' · ');
  };
  return items.map(({ location }, index) =>
    index > 0 && items[index - 1]?.location === location ? null : { name: location ?? words.location.none, line: lineOf(rooms.get(location) ?? []) });
}
