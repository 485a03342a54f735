/**
 * `npm run build`: builds the database client, the commands and the worker, the pages and the
 * routes.
 */
import { build } from './launch/build.mjs';
import { printFailure } from './launch/failure.mjs';
import { installPackages } from './launch/packages.mjs';
import { step } from './launch/step.mjs';

try {
  await step('packages', 'installing what is missing', installPackages);
  if ((await build()) === 0) console.log('✓ build          up to date');
} catch (error) {
  printFailure(error);
  process.exitCode = 1;
}
