const CODES = new Set([
  'ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'ENOSPC',
  '57P01', '57P02', '57P03', '08006', '08003', '08001', '53300', '57014', '55P03',
  'P1001', 'P1002', 'P1008', 'P1017', 'P2024', 'P2028',
]);

const WORDS = /timeout exceeded when trying to connect|Connection terminated|Query read timeout|terminating connection|server closed the connection|Can't reach database/i;

/** Whether an error says that the database (or the disk) is away, as opposed to a mistake of ours. */
export function isDatabaseDown(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth > 5) return false;
  const { code, meta } = error as { code?: unknown; meta?: { driverAdapterError?: unknown } };
  if (typeof code === 'string' && CODES.has(code)) return true;
  return WORDS.test(error.message) || isDatabaseDown(error.cause, depth + 1) || isDatabaseDown(meta?.driverAdapterError, depth + 1);
}
