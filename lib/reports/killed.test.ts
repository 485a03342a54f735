import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { root } from '@/scripts/launch/root.mjs';
import { sized } from '@/tests/setup/profile';

const KILLS = sized(5, 50);

/**
 * Creates reports as the service does, file first, and prints each file name at the point where its
 * row would be inserted.
 */
const MAKER = `
  import { createHash } from 'node:crypto';
  import { exampleInput, examplePhoto } from '@/lib/reports/example-input';
  import { render } from '@/lib/reports/render';
  import { fileSystemStorage } from '@/lib/platform/storage/file-system';
  const storage = fileSystemStorage(process.argv[2]);
  const thumbnails = [await examplePhoto(1)];
  for (let count = 1; ; count = (count % 40) + 1) {
    const bytes = await render(exampleInput(count, { thumbnails }));
    const name = crypto.randomUUID() + '.' + createHash('sha256').update(bytes).digest('hex');
    await storage.put('c1/reports/' + name + '.pdf', bytes);
    process.stdout.write(name + '\\n');
  }`;

test(`a process that is killed ${KILLS} times leaves no incomplete file under a name that a row could have`, async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'killed-'));
  const outfile = path.join(root, 'build', `killed-${process.pid}.mjs`);
  await build({
    stdin: { contents: MAKER, resolveDir: root, loader: 'ts' },
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    alias: { '@': root.replace(/\/$/, '') },
    logLevel: 'error',
  });
  const printed: string[] = [];
  try {
    for (let kill = 0; kill < KILLS; kill += 1)
      printed.push(...(await killedAfter(1 + (kill % 4), outfile, folder)));
    const reports = path.join(folder, 'c1/reports');
    const complete = (await readdir(reports)).filter((name) => name.endsWith('.pdf'));
    for (const name of complete)
      expect(
        createHash('sha256')
          .update(await readFile(path.join(reports, name)))
          .digest('hex'),
      ).toBe(name.split('.')[1]);
    expect(printed.length).toBeGreaterThan(KILLS);
    for (const name of printed) expect(complete).toContain(`${name}.pdf`);
  } finally {
    await rm(folder, { recursive: true });
    await rm(outfile, { force: true });
  }
});

/**
 * Kills the program while it creates another report after `count` of them. Returns the names that
 * it printed in complete lines.
 */
function killedAfter(count: number, program: string, folder: string): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const maker = spawn(process.execPath, [program, folder], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    maker.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (output.split('\n').length > count) maker.kill('SIGKILL');
    });
    maker.on('error', reject).on('close', () => resolve(output.split('\n').slice(0, -1)));
  });
}
