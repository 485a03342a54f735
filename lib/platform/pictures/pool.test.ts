import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { inPictureProcess, keepPictureProcessWarm } from './pool';

/** Replies with all requests received so far, and exits on request. */
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

/** Settings are read once, when the first process starts. */
beforeAll(() => {
  writeFileSync(path.join(folder, 'picture-process.mjs'), PROGRAM);
  vi.stubEnv('PROGRAM_DIR', folder);
});

afterAll(() => rmSync(folder, { recursive: true }));

const inspected = (text: string) =>
  inPictureProcess({ verb: 'inspect', kind: 'jpeg', bytes: Buffer.from(text) });

it('a process is not warmed up unless requested', async () => {
  expect(await inspected('photo')).toEqual({ verb: 'refused', why: 'inspect' });
});

it('with keepPictureProcessWarm a process is warmed up before its first picture, and so is its successor', async () => {
  await keepPictureProcessWarm();
  expect(await inspected('photo')).toEqual({ verb: 'refused', why: 'inspect warm_up inspect' });
  await expect(inspected('die')).rejects.toThrow('Ended with 1');
  // Two at a time, so that both processes receive requests.
  await expect
    .poll(() => Promise.all([inspected('photo'), inspected('photo')]))
    .toContainEqual({ verb: 'refused', why: expect.stringMatching(/^warm_up inspect/) });
});
