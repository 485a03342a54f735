/**
 * `npm run screens [-- <part of a file's name>]`: takes a screenshot of every page, light and dark,
 * wide and narrow, into build/screens. `npm run bench:viewer`: measures the frame time while a
 * large picture with many boxes is zoomed and moved. Both run on a new service with the Playwright
 * project that the first argument names.
 */
import path from 'node:path';
import { requireChromium, runPlaywright } from './check/playwright.mjs';
import { launchService } from './check/service.mjs';
import { temporaryFolder } from './check/temporary-folder.mjs';
import { build } from './launch/build.mjs';
import { printFailure } from './launch/failure.mjs';
import { step } from './launch/step.mjs';

const [project, ...rest] = process.argv.slice(2);
const reports = await temporaryFolder('reports');
let service;
try {
  await build();
  service = await launchService();
  await step('service', 'npm start on an empty DATA_DIR', service.ready);
  const env = { ...service.env, CHROMIUM_PATH: await requireChromium() };
  const { failures } = await runPlaywright(
    [...rest, '--config', `e2e/${project}/playwright.config.ts`, '--project', project],
    path.join(reports.folder, `${project}.json`),
    env,
  );
  process.exitCode = failures.length === 0 ? 0 : 1;
} catch (error) {
  printFailure(error);
  process.exitCode = 1;
} finally {
  await service?.close();
  await reports.remove();
}
