import { describe, expect, it } from 'vitest';
import { isDatabaseDown } from './database-down';

const adapterError = (cause: object) =>
  Object.assign(new Error('Raw query failed'), {
    code: 'P2010',
    meta: { driverAdapterError: Object.assign(new Error('DriverAdapterError'), { cause }) },
  });

describe('isDatabaseDown', () => {
  it.each([
    ['a refused connection', Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })],
    [
      'a database that is stopped during a query',
      adapterError({ originalCode: '57P01', kind: 'postgres' }),
    ],
    ['a connection that the adapter reports as closed', adapterError({ kind: 'ConnectionClosed' })],
    [
      'a client that has lost its connection',
      new Error('Client has encountered a connection error and is not queryable'),
    ],
    ['a database that is restarting', new Error('the database system is starting up')],
    [
      'one of these as the cause of another',
      new Error('outer', { cause: new Error('Connection terminated unexpectedly') }),
    ],
  ])('is true for %s', (_what, error) => expect(isDatabaseDown(error)).toBe(true));

  it.each([
    ['a programming error', new TypeError('x is undefined')],
    [
      'a unique violation',
      adapterError({ originalCode: '23505', kind: 'UniqueConstraintViolation' }),
    ],
    ['null', null],
  ])('is false for %s', (_what, error) => expect(isDatabaseDown(error)).toBe(false));
});
