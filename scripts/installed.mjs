// Runs a script that needs the packages, which are installed first where they are missing: node scripts/installed.mjs <name> …
import { printFailure } from './launch/failure.mjs';
import { installPackages } from './launch/packages.mjs';

const [name] = process.argv.splice(2, 1); // the script finds its own arguments where it expects them
try {
  await installPackages();
} catch (error) {
  printFailure(error);
  process.exit(1);
}
await import(`./${name}.mjs`);
