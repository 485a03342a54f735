/**
 * The built service on a new DATA_DIR and a free port, as `npm start` starts it, for tests over
 * HTTP and in the browser.
 */
import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Failure } from '../launch/failure.mjs';
import { freePort } from '../launch/ports.mjs';
import { root } from '../launch/root.mjs';
import { temporaryFolder } from './temporary-folder.mjs';

const READY_TIMEOUT_MS = 900_000;
const STOP_TIMEOUT_MS = 60_000;
const POLL_MS = 200;
const dieWithParent = new URL('../launch/die-with-parent.mjs', import.meta.url).href;
const DEVELOPERS_OWN = [
  'DATABASE_URL',
  'PUBLIC_URL',
  'NEXTAUTH_URL',
  'NEXTAUTH_SECRET',
  'KEY_HASH_SECRET',
  'HOST',
  'SMTP_URL',
  'MAIL_FROM',
];

/** The environment without the settings of the developer's own service. */
function ownEnvironment(values) {
  const own = Object.entries(process.env).filter(
    ([name]) => !DEVELOPERS_OWN.includes(name) && !name.startsWith('npm_'),
  );
  return { ...Object.fromEntries(own), ...values };
}

function untilReady(launcher, logFile) {
  const deadlineMs = Date.now() + READY_TIMEOUT_MS;
  const poll = async () => {
    const output = readFileSync(logFile, 'utf8');
    if (output.includes('\nReady after ')) return;
    if (launcher.exitCode !== null || Date.now() > deadlineMs)
      throw new Failure('The service did not start.', output);
    await sleep(POLL_MS);
    await poll();
  };
  return poll();
}

/** Sends SIGTERM, as an operator would. Every process must end in time, with status 0. */
async function stop(launcher, logFile) {
  launcher.kill('SIGTERM');
  const deadlineMs = Date.now() + STOP_TIMEOUT_MS;
  while (launcher.exitCode === null && launcher.signalCode === null) {
    if (Date.now() > deadlineMs) launcher.kill('SIGKILL');
    await sleep(POLL_MS);
  }
  if (launcher.exitCode !== 0)
    throw new Failure('The service did not stop as it should.', readFileSync(logFile, 'utf8'));
}

/**
 * @returns the variables by which the tests find the service (`env`), and functions to wait for it
 * and to stop it
 */
export async function launchService() {
  const { folder, remove } = await temporaryFolder('service');
  const port = await freePort();
  const logFile = path.join(folder, 'service.log');
  const mailPort = await freePort(); // nothing listens there until a test does
  const env = ownEnvironment({
    SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
    MAIL_FROM: 'Claims <claims@insurer.example>',
    DATA_DIR: path.join(folder, 'data'),
    PORT: String(port),
    ENV_FILE: '',
    WEBHOOK_ALLOW_PRIVATE: 'true',
  });
  const log = openSync(logFile, 'a');
  const launcher = spawn(
    process.execPath,
    ['--import', dieWithParent, path.join(root, 'scripts/start.mjs')],
    {
      cwd: root,
      env: { ...env, LAUNCHER_PIPE: '3' },
      stdio: ['ignore', log, log, 'pipe'],
      detached: true,
    },
  );
  closeSync(log);
  return {
    env: {
      ...env,
      SERVICE_URL: `http://127.0.0.1:${port}`,
      DEMO_CREDENTIALS: path.join(folder, 'data', 'demo-credentials.json'),
      SERVICE_LOG: logFile,
    },
    ready: () => untilReady(launcher, logFile),
    interrupt: () => launcher.kill('SIGTERM'),
    stop: () => stop(launcher, logFile),
    /** Stops everything and removes the folder, whatever happened before. */
    close: () =>
      stop(launcher, logFile)
        .catch(() => {})
        .finally(remove),
  };
}
