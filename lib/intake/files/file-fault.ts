import { Fault } from '@/lib/shared/fault';
import { ROWS_MAX } from '../limits';

/** What is wrong with the file as a whole; `wrong` is for one that can be read and holds no inventory. */
export const unreadable = (why: string, cause?: unknown) =>
  new Fault('undecodable', `file : ${why}`, { cause });
export const noInventory = (why: string) => new Fault('wrong', `file : ${why}`);
export const tooManyRows = () =>
  new Fault('too_large', `file : has more than ${ROWS_MAX.toLocaleString('en')} rows`);
