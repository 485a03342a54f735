// Writes openapi.json and the types of the client package from the contract: npm run openapi [--
// --only-types]
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));
const outfile = `${root}build/openapi-${process.pid}.mjs`;

await build({
  entryPoints: [`${root}scripts/openapi/main.ts`],
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
const { write } = await import(outfile);
await write(root, process.argv.includes('--only-types'));
