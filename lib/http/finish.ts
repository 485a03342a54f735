import type { Operation } from '@/lib/contract/operation';
import { now } from '@/lib/platform/clock';
import { log } from '@/lib/platform/log';
import { rateLimitHeaders, type Spent } from '@/lib/traffic/rate-limit';
import { noteRequest } from '@/lib/traffic/write-requests';
import type { Visit } from './call';
import { ignoredHeader } from './ignored-fields';

/** Bearer access tokens are deprecated since 2022-01-01; date as in RFC 9745. */
const BEARER_DEPRECATION = '@1640995200';

/**
 * The last step of every response: sets the common headers and writes the service log and the
 * client's request log.
 */
export function finish(
  operation: Operation,
  request: Request,
  visit: Visit,
  response: Response,
): Response {
  const { requestId, who, startedTime } = visit;
  response.headers.set('x-request-id', requestId);
  if (who?.deprecatedStyle) response.headers.set('deprecation', BEARER_DEPRECATION);
  if (visit.ignored && visit.ignored.length > 0)
    response.headers.set('ignored-fields', ignoredHeader(visit.ignored));
  if (visit.spent) setRateLimit(response, visit.spent);
  const durationMs = now().getTime() - startedTime.getTime();
  log().info(
    {
      request_id: requestId,
      operation: operation.id,
      status: response.status,
      actor: who?.actor ?? '-',
      ms: durationMs,
    },
    'request',
  );
  const clientId = visit.caller?.clientId || onlyClientOf(visit);
  if (clientId && who) {
    noteRequest({
      clientId,
      requestId,
      durationMs,
      operation: operation.id,
      method: request.method,
      path: new URL(request.url).pathname,
      status: response.status,
      eventCode: response.headers.get('x-event-code'),
      actor: who.actor,
      sessionId: visit.caller?.sessionId ?? null,
      time: startedTime,
      body: visit.sent,
    });
  }
  return response;
}

function setRateLimit(response: Response, spent: Spent): void {
  for (const [name, value] of rateLimitHeaders(spent)) response.headers.set(name, value);
}

/**
 * Attributes a request that failed before it named its client to the key's client, if it has one
 * only.
 */
const onlyClientOf = ({ who }: Visit): number | undefined =>
  who?.clientIds.length === 1 ? who.clientIds[0] : undefined;
