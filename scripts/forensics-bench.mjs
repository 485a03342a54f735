// Bundles and starts the forensics bench: npm run forensics:bench -- --set <folder> --out <file.jsonl>
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));
const outfile = `${root}build/forensics-bench.mjs`;

await build({
  entryPoints: [`${root}scripts/forensics-bench/main.ts`],
  outfile, bundle: true, platform: 'node', format: 'esm', target: 'node20', packages: 'external', logLevel: 'error',
  alias: { '@': root.slice(0, -1) },
});
await import(outfile);
