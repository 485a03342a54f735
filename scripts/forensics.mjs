// Bundles and starts the forensics command: npm run forensics -- photo.jpg
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { printFailure } from './launch/failure.mjs';
import { installPackages } from './launch/packages.mjs';
import { root } from './launch/root.mjs';

// A folder of its own, so that two commands at a time do not overwrite each other.
const folder = path.join(root, 'build', `forensics-${process.pid}`);
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

try {
  await installPackages();
  const { build } = await import('esbuild');
  mkdirSync(folder, { recursive: true });
  await build({
    entryPoints: {
      main: path.join(root, 'scripts/forensics/main.ts'),
      'picture-process': path.join(root, 'scripts/picture-process.ts'),
      'model-worker': path.join(root, 'scripts/model-worker.ts'),
    },
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    logLevel: 'silent',
    alias: { '@': root.replace(/\/$/, '') },
  });
  const { main } = await import(path.join(folder, 'main.mjs'));
  process.exitCode = await main(process.argv.slice(2), folder);
} catch (error) {
  printFailure(error);
  process.exitCode = 1;
}
