import { problemOf, type Problem } from '@/lib/shared/reasons';
import { Fault } from '@/lib/shared/fault';
import { ROWS_MAX } from '../limits';

/** A problem of the file as a whole; `wrong` is for a readable file that is not an inventory. */
export const unreadable = (why: Problem, cause?: unknown) =>
  new Fault('undecodable', why, { cause });
export const noInventory = (why: Problem) => new Fault('wrong', why);
export const tooManyRows = () =>
  new Fault('too_large', problemOf('file', 'list_too_many_rows', { count: ROWS_MAX }));
