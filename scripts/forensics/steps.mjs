// Bundles and runs the benches of the forensics engine, each in a separate process: npm run
// bench:forensics [-- [--small] <part of a file's name> …]
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { answerHelp } from '../launch/help.mjs';
import { root } from '../launch/root.mjs';
import { runOpenly } from '../launch/run.mjs';

answerHelp("usage: npm run bench:forensics [-- [--small] <part of a file's name> …]");
const small = process.argv.slice(2).filter((one) => one === '--small');
const wanted = process.argv.slice(2).filter((one) => one !== '--small');
const benches = readdirSync(path.join(root, 'lib/forensics'), { recursive: true, encoding: 'utf8' })
  .filter(
    (name) =>
      name.endsWith('.bench.ts') &&
      (wanted.length === 0 || wanted.some((part) => name.includes(part))),
  )
  .sort();
if (benches.length === 0) {
  console.error(
    `No bench is called like '${wanted.join("', '")}'. Without a name all of them run.`,
  );
  process.exit(2);
}
const outdir = path.join(root, `build/forensics-steps-${process.pid}`);
mkdirSync(outdir, { recursive: true });
process.on('exit', () => rmSync(outdir, { recursive: true, force: true }));
for (const [at, name] of benches.entries()) {
  const outfile = path.join(outdir, `${at}.mjs`);
  await build({
    entryPoints: [path.join(root, 'lib/forensics', name)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    logLevel: 'error',
    alias: { '@': root.replace(/\/$/, '') },
  });
  console.log(name);
  if ((await runOpenly(process.execPath, [outfile, ...small])) !== 0) process.exitCode = 1;
}
