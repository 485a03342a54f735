const CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  'ENOSPC',
  '57P01',
  '57P02',
  '57P03',
  '08006',
  '08003',
  '08001',
  '53300',
  '57014',
  '55P03',
  '57P05',
  '58030',
  'P1001',
  'P1002',
  'P1008',
  'P1017',
  'P2024',
  'P2028',
  'P2037',
]);

const MESSAGES =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|terminating connection|server closed the connection|Can't reach database|not queryable|ended by the other party|Connection ended|is shutting down|is starting up|recovery mode|socket hang up/i;

/** Kinds of the driver adapter's errors that mean a lost connection. */
const KINDS = new Set([
  'ConnectionClosed',
  'DatabaseNotReachable',
  'SocketTimeout',
  'TooManyConnections',
]);

interface ErrorParts {
  readonly code?: unknown;
  readonly originalCode?: unknown;
  readonly kind?: unknown;
  readonly message?: unknown;
  readonly cause?: unknown;
  readonly meta?: { readonly driverAdapterError?: unknown };
}

/**
 * Whether an error or one of its causes means that the database is unreachable or its disk is full
 * or broken.
 * Driver adapters report causes as plain objects.
 */
export function isDatabaseDown(error: unknown, depth = 0): boolean {
  if (typeof error !== 'object' || error === null || depth > 5) return false;
  const { code, originalCode, kind, message, cause, meta } = error as ErrorParts;
  if (
    [code, originalCode].some((one) => typeof one === 'string' && CODES.has(one)) ||
    (typeof kind === 'string' && KINDS.has(kind))
  )
    return true;
  return (
    (typeof message === 'string' && MESSAGES.test(message)) ||
    isDatabaseDown(cause, depth + 1) ||
    isDatabaseDown(meta?.driverAdapterError, depth + 1)
  );
}
