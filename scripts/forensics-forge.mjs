// Bundles and starts the generator of training forgeries: npm run forensics:forge -- --originals <folder> --out <folder>
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));
// A name of its own, so that two runs at a time do not overwrite each other.
const outfile = `${root}build/forensics-forge-${process.pid}.mjs`;

await build({
  entryPoints: [`${root}scripts/forensics-forge/main.ts`],
  outfile,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  packages: 'external',
  logLevel: 'error',
  alias: { '@': root.slice(0, -1) },
});
process.on('exit', () => rmSync(outfile, { force: true }));
await import(outfile);
