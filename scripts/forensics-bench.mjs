// Bundles and starts the forensics bench: npm run forensics:bench -- --set <folder> --out <file.jsonl>
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));
// A name of its own, so that two benches at a time do not overwrite each other.
const outfile = `${root}build/forensics-bench-${process.pid}.mjs`;

await build({
  entryPoints: [`${root}scripts/forensics-bench/main.ts`],
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
