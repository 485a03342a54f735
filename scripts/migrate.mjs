/** `npm run migrate`: migrates the database to the schema of this checkout, as `npm start` does. */
import { build } from './launch/build.mjs';
import { printFailure } from './launch/failure.mjs';
import { installPackages } from './launch/packages.mjs';
import { loadEnvFile, readSettings } from './launch/settings.mjs';
import { step } from './launch/step.mjs';

try {
  loadEnvFile();
  const settings = readSettings();
  await step('packages', 'installing what is missing', installPackages);
  await build(['client', 'entries']);
  const { withDatabase } = await import('./launch/with-database.mjs');
  const { migrate } = await import('./launch/migrations.mjs');
  await withDatabase(settings, (url) =>
    step('migrations', 'bringing the schema up to date', () => migrate(url)),
  );
} catch (error) {
  printFailure(error);
  process.exitCode = 1;
}
