/**
 * The server process: Next behind our own request handler, because Next answers a URL with a broken
 * percent code with a plain 500 before any route runs. On SIGTERM it finishes the running requests
 * and stops.
 */
import { createServer, type ServerResponse } from 'node:http';
import next from 'next';
import { writeRequests } from '@/lib/traffic/write-requests';
import { answerDirectly } from './door/answer-directly';
import { directRoute } from './door/direct-routes';
import { refuse } from './door/refuse';
import { settleHeaders, valuesOf } from './door/settle-headers';
import {
  malformedAddress,
  malformedRequest,
  missingHost,
  originForm,
  unknownAddress,
} from '@/lib/http/malformed-request';
import { unknownMethod } from '@/lib/http/unknown-method';

const hostname = process.argv[3] ?? '127.0.0.1';
const port = Number(process.argv[2] ?? 3000);
const REQUEST_TIMEOUT_MS = 120_000;
const HEADERS_TIMEOUT_MS = 20_000;
const DRAIN_MS = 9_000;

/**
 * Next 16.4.5 stores the headers of a route's answer as arrays of one value, so its compression
 * finds no content type and does not compress API answers (fixed in 16.4.6).
 */
function singleHeaders(response: ServerResponse): ServerResponse {
  const getHeader = response.getHeader.bind(response);
  response.getHeader = (name) => {
    const value = getHeader(name);
    return Array.isArray(value) && value.length === 1 ? value[0] : value;
  };
  return response;
}

const app = next({ dev: false, hostname, port });
await app.prepare();
const handle = app.getRequestHandler();

// Node would answer a request without a host with a 400 without a body.
const options = {
  requestTimeout: REQUEST_TIMEOUT_MS,
  headersTimeout: HEADERS_TIMEOUT_MS,
  requireHostHeader: false,
};
const server = createServer(options, (request, response) => {
  const url = (request.url = originForm(request.url ?? '/'));
  const refusal =
    missingHost(request.httpVersion, valuesOf(request, 'host')) ??
    malformedAddress(url) ??
    unknownAddress(url) ??
    unknownMethod(request.method ?? '', url);
  if (refusal) return refuse(refusal, request, response);
  settleHeaders(request);
  const route = directRoute(request);
  void (route
    ? answerDirectly(route, request, response)
    : handle(request, singleHeaders(response)));
});
// RFC 9110, 7.8: a client that offers an upgrade (h2c, WebSocket) gets a plain answer. Node does so
// only without a listener for upgrades, and Next adds one at its first request.
server.on('newListener', (name) => {
  if (name === 'upgrade') process.nextTick(() => server.removeAllListeners('upgrade'));
});
server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
  if (socket.writable) socket.end(malformedRequest(error.code));
  else socket.destroy();
});
server.listen(port, hostname);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.close(() => void writeRequests().finally(() => process.exit(0)));
    server.closeIdleConnections();
    setTimeout(() => process.exit(0), DRAIN_MS).unref();
  });
}
