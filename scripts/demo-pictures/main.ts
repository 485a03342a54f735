import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { renderDemoPictures } from './render-demo-pictures';

/** Writes the demo pictures and `truth.json` (what was done to each) into the folder given as the first argument. */
const [folder, ...only] = process.argv.slice(2);
if (folder === undefined) throw new Error('usage: main <folder> [file name ...]');
await mkdir(folder, { recursive: true });
const truth = [];
for await (const { bytes, ...known } of renderDemoPictures(only.length > 0 ? { only } : {})) {
  await writeFile(join(folder, known.name), bytes);
  truth.push(known);
  process.stdout.write(`${known.name}: ${bytes.length} bytes, ${known.expected}\n`);
}
await writeFile(join(folder, 'truth.json'), `${JSON.stringify(truth, null, 2)}\n`);
