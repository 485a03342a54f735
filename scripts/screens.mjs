/** `npm run screens [-- <part of a file's name>]`: every page as a picture, light and dark, wide and narrow, into docs/screens. */
import path from 'node:path';
import { requireChromium, runPlaywright } from './check/playwright.mjs';
import { launchService } from './check/service.mjs';
import { temporaryFolder } from './check/temporary-folder.mjs';
import { build } from './launch/build.mjs';
import { printFailure } from './launch/failure.mjs';
import { step } from './launch/step.mjs';

const reports = await temporaryFolder('reports');
let service;
try {
  await build();
  service = await launchService();
  await step('service', 'npm start on an empty DATA_DIR', service.ready);
  const env = { ...service.env, CHROMIUM_PATH: await requireChromium() };
  const { failed } = await runPlaywright(['--config', 'e2e/screens/playwright.config.ts', ...process.argv.slice(2)], path.join(reports.folder, 'screens.json'), env);
  process.exitCode = failed === 0 ? 0 : 1;
} catch (error) {
  printFailure(error);
  process.exitCode = 1;
} finally {
  await service?.close();
  await reports.remove();
}
