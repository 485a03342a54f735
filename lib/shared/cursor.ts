import { problemOf } from '@/lib/shared/reasons';
import { Fault } from './fault';

/** Where a page of a list ordered by time, and by id within a moment, ended. */
interface Place {
  readonly time: Date;
  readonly id: string;
}

const FORM = /^(\d{1,14})-([0-9A-Za-z]{1,24})$/; // 14 digits of milliseconds end in the year 5138

/** What a caller gets as `next_cursor`: it means nothing outside. */
export const formatCursor = (time: Date, id: string | number): string => `${time.getTime()}-${id}`;

/** Throws `invalid` for a cursor that is none of ours; null where none is given. */
export function parseCursor(cursor: string | undefined): Place | null {
  if (cursor === undefined) return null;
  const [, epochMs = '', id = ''] = FORM.exec(cursor) ?? [];
  if (epochMs === '') throw new Fault('invalid', problemOf('cursor', 'not_a_cursor'));
  return { time: new Date(Number(epochMs)), id };
}
