// Bundles and starts the report bench: npm run bench:reports [-- --small]
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));
const shared = {
  absWorkingDir: root,
  outdir: 'build',
  outExtension: { '.js': '.mjs' },
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  packages: 'external',
  logLevel: 'error',
  jsx: 'automatic',
  alias: { '@': root.slice(0, -1) },
};
process.env.NODE_ENV ??= 'production';
await build({
  ...shared,
  entryPoints: {
    'report-renderer': 'scripts/report-renderer.ts',
    'report-bench': 'scripts/report-bench/main.ts',
  },
});
const { figures } = await import(`${root}build/report-bench.mjs`);
if (!process.argv.includes('--small')) {
  const folder = path.resolve(root, process.env.DATA_DIR ?? '.data', 'bench');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'reports.json'), JSON.stringify(figures, null, 2));
}
