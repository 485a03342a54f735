/**
 * `npm run dev`: database, migrations, worker and pages; the worker and the pages are rebuilt when
 * their sources change.
 */
import path from 'node:path';
import { build, entryOptions } from './launch/build.mjs';
import { Child } from './launch/child.mjs';
import { inSession } from './launch/in-session.mjs';
import { installPackages } from './launch/packages.mjs';
import { root } from './launch/root.mjs';
import { childEnvironment } from './launch/settings.mjs';
import { loadDemo, openDatabaseFor } from './launch/stages.mjs';
import { step } from './launch/step.mjs';
import { printAddress } from './launch/welcome.mjs';

/** Restarts the worker after every bundle, including the first. */
async function watchWorker(session, env) {
  const { context } = await import('esbuild');
  let worker;
  const restart = async () => {
    await worker?.stop();
    if (session.stopping) return;
    worker = session.add(
      new Child('The worker', ['--enable-source-maps', path.join(root, 'build/worker.mjs')], {
        cwd: root,
        env,
      }),
    );
    worker.ready();
    worker.start();
  };
  const onEnd = {
    name: 'restart-worker',
    setup: (bundle) =>
      bundle.onEnd(({ errors }) =>
        errors.length > 0 ? errors.forEach(({ text }) => console.error(text)) : restart(),
      ),
  };
  const watching = await context({ ...entryOptions(), plugins: [onEnd] });
  session.onClose(() => watching.dispose());
  await watching.watch();
}

async function develop(session, settings) {
  const startedMs = performance.now();
  await step('packages', 'installing what is missing', installPackages);
  const databaseUrl = await openDatabaseFor(session, settings);
  await build(['client', 'entries', 'portal']);
  const env = { ...childEnvironment(settings, databaseUrl), NODE_ENV: 'development' };
  const { migrate } = await import('./launch/migrations.mjs');
  await step('migrations', 'bringing the schema up to date', () => migrate(databaseUrl));
  await loadDemo(settings, env);
  await watchWorker(session, env);
  const pages = new Child(
    'The pages',
    [
      path.join(root, 'node_modules/next/dist/bin/next'),
      'dev',
      '-p',
      String(settings.port),
      '-H',
      settings.host,
    ],
    { cwd: root, env },
  );
  pages.ready();
  session.add(pages).start();
  printAddress(settings, startedMs);
}

await inSession(develop);
