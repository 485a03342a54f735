// Bundles and starts a tool of this folder: node scripts/forensics/tool.mjs <tool> …
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { printFailure } from '../launch/failure.mjs';
import { installPackages } from '../launch/packages.mjs';
import { root } from '../launch/root.mjs';

const USE_THE_PICTURE_PROCESS = ['examine', 'gallery', 'demo'];

// so that the tool finds its arguments where it expects them
const [tool] = process.argv.splice(2, 1);
// A separate folder, so that two simultaneous runs do not overwrite each other's files.
const folder = path.join(root, 'build', `forensics-${tool}-${process.pid}`);
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

async function bundle() {
  const { build } = await import('esbuild');
  mkdirSync(folder, { recursive: true });
  await build({
    entryPoints: {
      main: path.join(root, 'scripts/forensics', tool, 'main.ts'),
      ...(USE_THE_PICTURE_PROCESS.includes(tool) && {
        'picture-process': path.join(root, 'scripts/picture-process.ts'),
        'model-worker': path.join(root, 'scripts/model-worker.ts'),
      }),
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
}

try {
  await installPackages();
  await bundle();
  // A tool that starts child processes runs as soon as it is imported, here and in the children;
  // the others export `main`.
  const { main } = await import(path.join(folder, 'main.mjs'));
  const status = await main?.(process.argv.slice(2), folder, root);
  if (status !== undefined) process.exitCode = status;
} catch (error) {
  printFailure(error);
  process.exitCode = 1;
}
