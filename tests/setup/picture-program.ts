/** Replaces the program that opens pictures by one that does what the bytes it receives request. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { evidence } from './verdicts';

const PROGRAM = `
process.on('message', ({ verb, bytes }) => {
  if (verb === 'warm_up') return process.send({ verb: 'warmed_up' });
  const text = Buffer.from(bytes).toString('latin1');
  if (verb === 'inspect') return process.send({ verb: 'inspected', widthPx: 1, heightPx: 1, preview: new Uint8Array([1]), thumbnail: new Uint8Array([2]) });
  if (text.includes('dies')) process.kill(process.pid, 'SIGKILL');
  else if (text.includes('refused')) process.send({ verb: 'refused', problem: { reason: 'data_damaged', values: {} } });
  else if (text.includes('throws')) process.send({ verb: 'failed', message: 'a detector threw' });
  else process.send({ verb: 'examined', evidence: EVIDENCE, perceptualHash: null, heatmapPng: null });
});
process.on('disconnect', () => process.exit(0));
`;

/** Must be called before anything reads a setting, because settings are read once. */
export function usePictureProgram(): void {
  const folder = path.join(process.env['DATA_DIR'] ?? '', 'programs');
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    path.join(folder, 'picture-process.mjs'),
    PROGRAM.replace('EVIDENCE', JSON.stringify(evidence())),
  );
  process.env['PROGRAM_DIR'] = folder;
}

/** Starts like a JPEG and states the outcome. */
export const pictureThat = (fate: 'passes' | 'dies' | 'refused' | 'throws', seed = 0): Buffer =>
  Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from(`${fate} ${seed}`)]);
