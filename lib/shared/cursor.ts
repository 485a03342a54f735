import { problemOf } from '@/lib/shared/reasons';
import { Fault } from './fault';

/** The last row of a page in a list ordered by time and then by id. */
interface Place {
  readonly time: Date;
  readonly id: string;
}

const FORM = /^(\d{1,14})-([0-9A-Za-z]{1,24})$/; // 14 digits of milliseconds end in the year 5138

/** The value of `next_cursor`. Callers must not interpret it. */
export const formatCursor = (time: Date, id: string | number): string => `${time.getTime()}-${id}`;

/** Returns null without a cursor. Throws `invalid` for one that `formatCursor` did not make. */
export function parseCursor(cursor: string | undefined): Place | null {
  if (cursor === undefined) return null;
  const [, epochMs = '', id = ''] = FORM.exec(cursor) ?? [];
  if (epochMs === '') throw new Fault('invalid', problemOf('cursor', 'not_a_cursor'));
  return { time: new Date(Number(epochMs)), id };
}
