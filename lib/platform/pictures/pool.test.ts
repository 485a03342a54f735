import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { inPictureProcess, keepPictureProcessWarm } from './pool';

/** Answers with all that it was asked so far, and ends when it is told to. */
const PROGRAM = `
const asked = [];
process.on('message', ({ verb, bytes }) => {
  asked.push(verb);
  if (verb === 'warm_up') return process.send({ verb: 'warmed_up' });
  if (Buffer.from(bytes).includes('die')) process.exit(1);
  process.send({ verb: 'refused', why: asked.join(' ') });
});
process.on('disconnect', () => process.exit(0));
`;

const folder = mkdtempSync(path.join(tmpdir(), 'pool-'));

/** Settings are read once, with the first process. */
beforeAll(() => {
  writeFileSync(path.join(folder, 'picture-process.mjs'), PROGRAM);
  vi.stubEnv('PROGRAM_DIR', folder);
});

afterAll(() => rmSync(folder, { recursive: true }));

const inspected = (text: string) =>
  inPictureProcess({ verb: 'inspect', kind: 'jpeg', bytes: Buffer.from(text) });

it('a process is not warmed up for who does not ask for it', async () => {
  expect(await inspected('photo')).toEqual({ verb: 'refused', why: 'inspect' });
});

it('a kept process is warmed up before its first picture, and its successor too', async () => {
  await keepPictureProcessWarm();
  expect(await inspected('photo')).toEqual({ verb: 'refused', why: 'inspect warm_up inspect' });
  await expect(inspected('die')).rejects.toThrow('Ended with 1');
  // Two at a time, so that both processes are asked.
  await expect
    .poll(() => Promise.all([inspected('photo'), inspected('photo')]))
    .toContainEqual({ verb: 'refused', why: expect.stringMatching(/^warm_up inspect/) });
});
