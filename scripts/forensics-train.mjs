// Bundles and starts the training: npm run forensics:train -- --set <folder> --work <folder>
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));
const outfile = `${root}build/forensics-train-${process.pid}.mjs`;

await build({
  entryPoints: [`${root}scripts/forensics-train/main.ts`],
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
