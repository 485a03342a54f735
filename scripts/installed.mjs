// Runs a script that needs the packages, and installs them first where they are missing: node
// scripts/installed.mjs <name> …
import { printFailure } from './launch/failure.mjs';
import { installPackages } from './launch/packages.mjs';

// so that the script finds its arguments where it expects them
const [name] = process.argv.splice(2, 1);
try {
  await installPackages();
} catch (error) {
  printFailure(error);
  process.exit(1);
}
await import(`./${name}.mjs`);
