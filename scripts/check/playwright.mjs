/** Runs the browser tests in a real Chromium, which it finds or installs. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { Failure } from '../launch/failure.mjs';
import { root } from '../launch/root.mjs';
import { runOpenly, runQuietly } from '../launch/run.mjs';
import { playwrightCounts } from './tally.mjs';

const program = path.join(root, 'node_modules/@playwright/test/cli.js');
const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * Ubuntu's /usr/bin/chromium-browser may be a stub that only prints where to get it, so each
 * candidate is asked for its version.
 */
const runs = (file) =>
  existsSync(file) &&
  spawnSync(file, ['--version'], { timeout: 20_000, stdio: 'ignore' }).status === 0;

/** @returns {Promise<string | undefined>} the path of an installed browser */
async function findChromium() {
  const { chromium } = await import('@playwright/test');
  return [process.env['CHROMIUM_PATH'] ?? '', chromium.executablePath(), ...PLACES].find(
    (file) => file !== '' && runs(file),
  );
}

const installers = [
  {
    usable: () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get'),
    install: async () => {
      const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
      await runQuietly('apt-get', ['update'], { env });
      await runQuietly('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], {
        env,
      });
    },
  },
  {
    usable: () => true,
    install: () => runQuietly(process.execPath, [program, 'install', 'chromium'], { cwd: root }),
  },
];

/** @returns {Promise<string>} the path of a browser that runs */
export async function requireChromium() {
  let chromium = await findChromium();
  const outputs = [];
  for (const { usable, install } of installers) {
    if (chromium) return chromium;
    if (!usable()) continue;
    await install().catch((error) => outputs.push(error.message, error.output ?? ''));
    chromium = await findChromium();
  }
  if (chromium) return chromium;
  throw new Failure(
    'There is no Chromium, and none could be installed: install it ("apt-get install chromium") or set CHROMIUM_PATH.',
    outputs.join('\n'),
  );
}

/**
 * @param {string[]} args files
 * @param {string} reportFile
 * @param {Record<string, string | undefined>} env
 */
export async function runPlaywright(args, reportFile, env) {
  const status = await runOpenly(
    process.execPath,
    [program, 'test', '--reporter=list,json', ...args],
    {
      cwd: root,
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile },
    },
  );
  if (!existsSync(reportFile))
    throw new Failure(`Playwright ended with status ${status} and without a report.`);
  const counts = playwrightCounts(reportFile);
  if (status !== 0 && counts.failures.length === 0)
    throw new Failure(`Playwright ended with status ${status}, though no test failed.`);
  return counts;
}
