import { asOwner } from '@/tests/setup/owner';

export const START = new Date('2026-03-10T08:00:00.000Z');

interface Row {
  readonly at?: Date;
  readonly method?: string;
  readonly status?: number;
  readonly code?: string | null;
  readonly requestId?: string;
  readonly path?: string;
  readonly operation?: string;
  readonly actor?: string;
}

export async function log(
  clientId: number,
  {
    at = START,
    method = 'GET',
    status = 200,
    code = null,
    requestId = 'request-0000',
    path = '/api/conditions',
    operation = 'listConditions',
    actor = 'key:abc',
  }: Row,
): Promise<void> {
  await asOwner(
    `INSERT INTO request_log (client_id, request_id, method, path, operation, status, event_code, duration_ms, actor, session_id, create_time)
    VALUES ($1, $2, $3, $7, $8, $4, $5, 7, $9, 'label', $6)`,
    [clientId, requestId, method, status, code, at, path, operation, actor],
  );
}
