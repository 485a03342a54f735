/** `npm start`: from a fresh clone to an address. Node built-ins only until the packages are there. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { build } from './launch/build.mjs';
import { Child } from './launch/child.mjs';
import { printFailure } from './launch/failure.mjs';
import { waitUntilUp } from './launch/health.mjs';
import { requireNode } from './launch/node-version.mjs';
import { installPackages } from './launch/packages.mjs';
import { requireFreePort } from './launch/ports.mjs';
import { root } from './launch/root.mjs';
import { runQuietly } from './launch/run.mjs';
import { Session } from './launch/session.mjs';
import { childEnvironment, loadEnvFile, readSettings } from './launch/settings.mjs';
import { step } from './launch/step.mjs';
import { demoCredentialsFile, printAddress } from './launch/welcome.mjs';

const nextProgram = path.join(root, 'node_modules/next/dist/bin/next');
const entry = (name) => path.join(root, 'build', `${name}.mjs`);

async function openDatabase(session, settings) {
  if (settings.databaseUrl) return settings.databaseUrl;
  const { openDatabase: open } = await import('./launch/database.mjs');
  const database = await open(settings.dataDir);
  session.onClose(() => database.stop());
  database.watch((text) => console.error(text));
  return database.url();
}

async function loadDemo(settings, env) {
  if (settings.databaseUrl || !existsSync(entry('load-demo')) || existsSync(demoCredentialsFile(settings))) return;
  await step('demo', 'loading example claims once', async (say) => {
    await runQuietly(process.execPath, [entry('load-demo')], { cwd: root, env, onLine: say });
  });
}

async function startServer(session, { host, port }, env) {
  const args = [nextProgram, 'start', '-p', String(port), '-H', host];
  const server = session.keep(new Child('The server', args, { cwd: root, env })).start();
  await waitUntilUp(server, port, host);
  server.ready();
}

function startWorker(session, env) {
  const worker = session.keep(new Child('The worker', ['--enable-source-maps', entry('worker')], { cwd: root, env }));
  worker.ready();
  worker.start();
}

async function start(session, settings) {
  const startedMs = performance.now();
  await step('packages', 'installing what is missing', installPackages);
  let databaseUrl = '';
  await step('database', 'starting PostgreSQL', async () => {
    databaseUrl = await openDatabase(session, settings);
    return settings.databaseUrl ? 'DATABASE_URL' : `embedded, in ${path.join(settings.dataDir, 'postgres')}`;
  });
  const { migrate } = await import('./launch/migrations.mjs');
  await step('migrations', 'bringing the schema up to date', () => migrate(databaseUrl));
  if ((await build()) === 0) await step('build', '', () => 'up to date');
  const env = childEnvironment(settings, databaseUrl);
  await step('queue', 'preparing the job queue', () => runQuietly(process.execPath, [entry('migrate-queue')], { cwd: root, env }).then(() => ''));
  await loadDemo(settings, env);
  await step('server', `starting at ${settings.origin}`, () => startServer(session, settings, env));
  await step('worker', 'starting', () => startWorker(session, env));
  printAddress(settings, startedMs);
}

let session;
try {
  requireNode();
  loadEnvFile();
  const settings = readSettings();
  session = Session.open(settings);
  await requireFreePort(settings.port, settings.host);
  await start(session, settings);
} catch (error) {
  if (!session?.stopping) {
    printFailure(error);
    await session?.close();
    process.exit(1);
  }
}
