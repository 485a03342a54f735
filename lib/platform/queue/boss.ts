import type { Pool } from 'pg';
import PgBoss from 'pg-boss';

const MAINTENANCE_SECONDS = 2;

/**
 * pg-boss over our own connections. `supervises` puts jobs whose lease has ended back in the queue; the worker does, the
 * server only sends. The tables are made by `npm run migrate` as the owner, never from here.
 */
export function bossOver(
  pool: Pool,
  { supervises, migrates = false }: { supervises: boolean; migrates?: boolean },
): PgBoss {
  return new PgBoss({
    db: { executeSql: (text: string, values: unknown[]) => pool.query(text, values) },
    migrate: migrates,
    schedule: false,
    supervise: supervises,
    maintenanceIntervalSeconds: MAINTENANCE_SECONDS,
    archiveCompletedAfterSeconds: 3600,
    deleteAfterDays: 7,
  });
}
