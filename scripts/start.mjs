/**
 * `npm start`: starts the service from a fresh clone. Only Node built-ins until the packages are
 * installed.
 */
import path from 'node:path';
import { build } from './launch/build.mjs';
import { Child } from './launch/child.mjs';
import { waitUntilUp } from './launch/health.mjs';
import { inSession } from './launch/in-session.mjs';
import { installPackages } from './launch/packages.mjs';
import { root } from './launch/root.mjs';
import { childEnvironment } from './launch/settings.mjs';
import { loadDemo, openDatabaseFor } from './launch/stages.mjs';
import { step } from './launch/step.mjs';
import { printAddress } from './launch/welcome.mjs';

const entry = (name) => path.join(root, 'build', `${name}.mjs`);

async function startServer(session, { host, port }, env) {
  const args = ['--enable-source-maps', entry('server'), String(port), host];
  const server = session.add(new Child('The server', args, { cwd: root, env })).start();
  await waitUntilUp(server, port, host);
  server.ready();
}

function startWorker(session, env) {
  const worker = session.add(
    new Child('The worker', ['--enable-source-maps', entry('worker')], { cwd: root, env }),
  );
  worker.ready();
  worker.start();
}

async function start(session, settings) {
  const startedMs = performance.now();
  await step('packages', 'installing what is missing', installPackages);
  const databaseUrl = await openDatabaseFor(session, settings);
  if ((await build()) === 0) await step('build', '', () => 'up to date');
  const env = childEnvironment(settings, databaseUrl);
  const { migrate } = await import('./launch/migrations.mjs');
  await step('migrations', 'bringing the schema up to date', () => migrate(databaseUrl));
  await loadDemo(settings, env);
  await step('server', `starting at ${settings.origin}`, () => startServer(session, settings, env));
  await step('worker', 'starting', () => startWorker(session, env));
  printAddress(settings, startedMs);
}

await inSession(start);
