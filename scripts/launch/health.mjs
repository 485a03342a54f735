import { setTimeout as sleep } from 'node:timers/promises';
import { Failure } from './failure.mjs';

const READY_TIMEOUT_MS = 60_000;
const REQUEST_TIMEOUT_MS = 5000;
const POLL_MS = 100;

async function isUp(url) {
  try {
    const reply = await fetch(url, { signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) });
    return reply.ok && (await reply.json()).status === 'up';
  } catch {
    return false;
  }
}

/**
 * Waits until the server's health check succeeds.
 * @param {import('./child.mjs').Child} server
 */
export async function waitUntilUp(server, port, host) {
  const address = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  const deadlineMs = Date.now() + READY_TIMEOUT_MS;
  while (
    !(await isUp(`http://${address.includes(':') ? `[${address}]` : address}:${port}/api/health`))
  ) {
    if (server.hasEnded)
      throw new Failure('The server ended before it was ready.', server.heldLines.join('\n'));
    if (Date.now() > deadlineMs)
      throw new Failure('The server does not answer /api/health.', server.heldLines.join('\n'));
    await sleep(POLL_MS);
  }
}
