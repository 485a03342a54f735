import { problemOf, type Problem } from '@/lib/shared/reasons';
import { Fault } from '@/lib/shared/fault';
import { ROWS_MAX } from '../limits';

/** What is wrong with the file as a whole; `wrong` is for one that can be read and holds no inventory. */
export const unreadable = (why: Problem, cause?: unknown) =>
  new Fault('undecodable', why, { cause });
export const noInventory = (why: Problem) => new Fault('wrong', why);
export const tooManyRows = () =>
  new Fault('too_large', problemOf('file', 'list_too_many_rows', { count: ROWS_MAX }));
