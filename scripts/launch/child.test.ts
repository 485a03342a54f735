import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { Child } from './child.mjs';
import { startMark } from './process-identity.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'child-'));
const program = path.join(folder, 'child.mjs');
writeFileSync(
  program,
  `
import { appendFileSync } from 'node:fs';
appendFileSync(process.argv[2], process.pid + '\\n');
setInterval(() => {}, 1000);
if (process.argv[3] === 'stubborn') process.on('SIGTERM', () => {});
`,
);

/** Returns the process ids that the child has written, one for each start. */
function startedIds(name: string): number[] {
  try {
    return readFileSync(path.join(folder, name), 'utf8').split('\n').filter(Boolean).map(Number);
  } catch {
    return [];
  }
}

const idOf = async (name: string, start: number): Promise<number> => {
  await expect.poll(() => startedIds(name).length, { timeout: 10_000 }).toBe(start + 1);
  return startedIds(name)[start] ?? 0;
};
const untilGone = (pid: number): Promise<void> =>
  expect.poll(() => startMark(pid), { timeout: 10_000 }).toBe('');
const childOf = (name: string, report: (text: string) => void): Child => {
  const child = new Child('The child', [program, path.join(folder, name)], {
    cwd: folder,
    env: {},
    report,
  });
  child.ready();
  return child.start();
};

afterAll(() => rmSync(folder, { recursive: true }));

it('a child that dies unexpectedly is restarted, and one that was stopped is not', async () => {
  const reports: string[] = [];
  const child = childOf('again', (text) => reports.push(text));
  process.kill(await idOf('again', 0), 'SIGKILL');
  const second = await idOf('again', 1);
  await child.stop();
  expect(startMark(second)).toBe('');
  expect(startedIds('again')).toHaveLength(2);
  expect(reports).toEqual(['The child ended unexpectedly (SIGKILL): starting it again in 0.5 s']);
});

it.each(['obedient', 'stubborn'])(
  'no %s child outlives a launcher that was killed',
  async (kind) => {
    const launcher = path.join(folder, `${kind}.mjs`);
    writeFileSync(
      launcher,
      `
    import { Child } from ${JSON.stringify(new URL('./child.mjs', import.meta.url).href)};
    new Child('The child', [${JSON.stringify(program)}, ${JSON.stringify(path.join(folder, `of-${kind}`))}, '${kind}'], { cwd: '.', env: process.env }).start();
  `,
    );
    const parent = spawn(process.execPath, [launcher], { stdio: 'ignore' });
    const pid = await idOf(`of-${kind}`, 0);
    expect(startMark(pid)).not.toBe('');
    parent.kill('SIGKILL');
    await untilGone(pid);
  },
);
