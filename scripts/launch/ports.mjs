import { spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Failure } from './failure.mjs';

const LEAVING_MS = 3000; // how long the server of a killed launcher may take to exit
const POLL_MS = 100;

function listening(port, host) {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen({ port, host, exclusive: true }, () => resolve(server));
  });
}

/** @returns {Promise<number>} a port without a listener */
export async function freePort(host = '127.0.0.1') {
  const server = await listening(0, host);
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

export async function isFreePort(port, host = '127.0.0.1') {
  try {
    const server = await listening(port, host);
    await new Promise((resolve) => server.close(resolve));
    return true;
  } catch (error) {
    if (error.code === 'EADDRINUSE') return false;
    throw error;
  }
}

/** Returns what listens on a port, as far as lsof or ss shows it; '' when neither does. */
function portHolder(port) {
  const lsof =
    spawnSync('lsof', ['-nP', '-Fpc', `-iTCP:${port}`, '-sTCP:LISTEN'], { encoding: 'utf8' })
      .stdout ?? '';
  const found = /p(\d+)\nc(.+)/.exec(lsof);
  if (found) return `${found[2]}, process ${found[1]}`;
  const ss = spawnSync('ss', ['-ltnpH', `sport = :${port}`], { encoding: 'utf8' }).stdout ?? '';
  const entry = /users:\(\("([^"]+)",pid=(\d+)/.exec(ss);
  return entry ? `${entry[1]}, process ${entry[2]}` : '';
}

/** Fails with the port's holder before minutes are spent on a build that could not be served. */
export async function requireFreePort(port, host) {
  const deadlineMs = Date.now() + LEAVING_MS;
  while (!(await isFreePort(port, host))) {
    if (Date.now() < deadlineMs) await sleep(POLL_MS);
    else throw taken(port);
  }
}

function taken(port) {
  const holder = portHolder(port);
  return new Failure(
    `Port ${port} is taken${holder ? ` by ${holder}` : ''}: set PORT to another one.`,
  );
}
