/**
 * `npm test`: runs all checks and tests. `npm test -- unit` runs one part; further arguments go to
 * its runner: `npm test -- unit lib/valuation`. Parts: static, unit, http, e2e, and tools (benches
 * and screenshots at a small size). Only Node built-ins until the packages are installed.
 */
import path from 'node:path';
import { staticChecks } from './check/static-checks.mjs';
import { Tally } from './check/tally.mjs';
import { sweepTemporaryFolders, temporaryFolder } from './check/temporary-folder.mjs';
import { build } from './launch/build.mjs';
import { Failure, printFailure } from './launch/failure.mjs';
import { requireNode } from './launch/node-version.mjs';
import { installPackages } from './launch/packages.mjs';
import { root } from './launch/root.mjs';
import { runQuietly, stopCommands } from './launch/run.mjs';
import { step } from './launch/step.mjs';

const LINES_SHOWN = 10;
const UNIT_PROJECTS = ['pure', 'alone', 'database', 'settings'];
const PARTS = ['static', 'unit', 'http', 'e2e', 'tools'];
const [part, ...rest] = process.argv.slice(2);
const WALKS = [
  ['screens', '--config', 'e2e/screens/playwright.config.ts', 'verify.shots.ts'],
  ['bench:viewer', '--config', 'e2e/bench/playwright.config.ts', '--project', 'small'],
];
const wants = (name) => part === undefined || part === name;

const tally = new Tally();
const closers = [];
let service;
let interrupted = false;

/** Runs a step whose failure does not prevent the others. */
async function prove(name, doing, work) {
  if (interrupted) return false;
  try {
    await step(name, doing, work);
    return true;
  } catch (error) {
    fail(name, error);
    return false;
  }
}

function fail(name, error) {
  if (!interrupted) printFailure(error);
  const printed =
    error instanceof Failure ? error.output.trimEnd().split('\n').slice(-LINES_SHOWN) : [];
  if (!(error instanceof TestsFailed))
    tally.add({ passed: 0, failures: [{ name, message: [error.message, ...printed].join('\n') }] });
}

/** Thrown when tests failed; the tally already contains them. */
class TestsFailed extends Failure {}

/** @returns {string} a note for the step */
function counted(counts) {
  tally.add(counts);
  if (counts.failures.length > 0)
    throw new TestsFailed(`${counts.failures.length} failed, ${counts.passed} passed`);
  return `${counts.passed} passed`;
}

/**
 * The build reports its own steps.
 * @returns {Promise<boolean>} whether the tests can run
 */
async function proveBuild(stages) {
  try {
    await build(stages);
    return !interrupted;
  } catch (error) {
    fail('build', error);
    return false;
  }
}

async function proveStatics() {
  for (const { name, doing, check } of staticChecks) await prove(name, doing, check);
}

async function proveUnits(reports) {
  const { runVitest } = await import('./check/vitest.mjs');
  await prove('unit', 'unit and route tests on a PostgreSQL of their own', async () => {
    return counted(
      await runVitest(
        [...UNIT_PROJECTS.flatMap((name) => ['--project', name]), ...rest],
        path.join(reports, 'unit.json'),
      ),
    );
  });
}

/**
 * Starts the service without waiting: an empty one loads its demo on one processor while the other
 * parts use the second.
 */
async function launch() {
  const { launchService } = await import('./check/service.mjs');
  return prove('launch', 'npm start on an empty DATA_DIR', async () => {
    service = await launchService();
    closers.push(service.close);
  });
}

async function proveService(reports) {
  const isReady = await prove('service', 'waiting until it is ready', () => service.ready());
  // Neither alone keeps two processors busy, and the bench has a service of its own.
  await Promise.all([
    isReady && wants('http') && proveOverHttp(reports, service.env),
    isReady && wants('tools') && proveApiBench(),
  ]);
  if (isReady && (wants('e2e') || wants('tools'))) {
    const env = { ...service.env, CHROMIUM_PATH: await proveChromium() };
    if (env.CHROMIUM_PATH && wants('e2e')) await proveInBrowser(reports, env);
    if (env.CHROMIUM_PATH && wants('tools')) await proveTools(reports, env);
  }
  if (isReady) await prove('stop', 'SIGTERM to the service', service.stop);
}

async function proveOverHttp(reports, env) {
  const { runVitest } = await import('./check/vitest.mjs');
  await prove('http', 'tests of the built service over HTTP', async () => {
    return counted(
      await runVitest(['--project', 'http', ...rest], path.join(reports, 'http.json'), env),
    );
  });
}

/** @returns {Promise<string | undefined>} the path of a browser */
async function proveChromium() {
  const { requireChromium } = await import('./check/playwright.mjs');
  let chromium;
  await prove('chromium', 'looking for a browser', async () => {
    chromium = await requireChromium();
  });
  return chromium;
}

async function proveInBrowser(reports, env) {
  const { runPlaywright } = await import('./check/playwright.mjs');
  await prove('e2e', 'tests in a real browser', async () => {
    return counted(await runPlaywright(rest, path.join(reports, 'e2e.json'), env));
  });
}

/** Benches run at a small size, and their figures fail nothing. */
const proveApiBench = () =>
  prove('bench:api', 'the API beside its peers, at a small size', async () => {
    await runQuietly(process.execPath, [path.join(root, 'scripts/api-bench.mjs'), '--small'], {
      cwd: root,
    });
  });

/** Screenshots and the bench of the viewer, at a small size. */
async function proveTools(reports, env) {
  for (const [name, ...args] of WALKS) {
    const { runPlaywright } = await import('./check/playwright.mjs');
    await prove(name, 'at a small size', async () =>
      counted(await runPlaywright(args, path.join(reports, `${name.replace(':', '-')}.json`), env)),
    );
  }
}

async function proveAll() {
  const { folder: reports, remove } = await temporaryFolder('reports');
  closers.push(remove);
  const isGenerated = await proveBuild(['client', 'client-types']);
  const isLaunched =
    ['http', 'e2e', 'tools'].some(wants) && (await proveBuild()) && (await launch());
  if (wants('static')) await proveStatics();
  if (isGenerated && wants('unit') && (await proveBuild(['entries']))) await proveUnits(reports);
  if (isLaunched) await proveService(reports);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    interrupted = true;
    stopCommands();
    service?.interrupt();
  });
}

try {
  requireNode();
  if (part !== undefined && !PARTS.includes(part))
    throw new Failure(`There is no part "${part}": choose ${PARTS.join(', ')}.`);
  await step('packages', 'installing what is missing', installPackages);
  await proveAll();
} catch (error) {
  fail('packages', error);
} finally {
  for (const close of closers.reverse())
    await Promise.resolve(close()).catch((error) => printFailure(error));
  await sweepTemporaryFolders().catch(() => {});
}
if (interrupted) console.log('Interrupted.');
console.log(`\n${tally}`);
process.exit(interrupted || tally.hasFailed ? 1 : 0);
