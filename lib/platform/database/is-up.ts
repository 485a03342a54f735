import { pool } from './pool';

/** Throws when the database does not answer within the time-outs of the pool. */
export async function isUp(): Promise<{ status: 'up' }> {
  await pool().query('SELECT 1');
  return { status: 'up' };
}
