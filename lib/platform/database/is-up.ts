import { pool } from './pool';

/** Throws when the database does not answer. */
export async function isUp(): Promise<{ status: 'up' }> {
  await pool().query('SELECT 1');
  return { status: 'up' };
}
