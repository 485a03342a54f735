// Bundles and starts the comparison of the JPEG reader with libjpeg: npm run forensics:agreement -- <folder>
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { root } from './launch/root.mjs';

// A folder of its own, so that two commands at a time do not overwrite each other.
const folder = path.join(root, 'build', `forensics-agreement-${process.pid}`);
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
mkdirSync(folder, { recursive: true });
await build({
  entryPoints: { main: path.join(root, 'scripts/forensics-agreement/main.ts') },
  outdir: folder,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  packages: 'external',
  logLevel: 'error',
  alias: { '@': root.replace(/\/$/, '') },
});
const { main } = await import(path.join(folder, 'main.mjs'));
await main(process.argv.slice(2));
