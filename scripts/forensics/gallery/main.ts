/**
 * `npm run forensics:gallery`: edits some photos of the demo, examines all twelve and writes
 * docs/forensics/*.webp and their captions in docs/forensics.md. With names as arguments only those
 * pictures are written, and the captions are printed.
 */
import { asFailure } from '@/lib/platform/pictures/picture-problem';
import { textOf } from '@/lib/shared/reasons';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PictureProcess } from '@/lib/platform/pictures/process';
import type { PictureReply } from '@/lib/platform/pictures/protocol';
import { sniff } from '@/lib/platform/pictures/sniff';
import { readArguments, runCommand, WrongUse } from '../../command-line';
import { captionOf, type Shown } from './caption';
import { ENTRIES, type Entry } from './entries';
import { overlay } from './shown';

const USAGE = 'usage: npm run forensics:gallery [-- [--out docs/forensics] <name of a picture> …]';
const MEMORY_MB = 1000;
const [BEGIN, END] = [
  '<!-- gallery: npm run forensics:gallery writes what follows -->',
  '<!-- end of gallery -->',
];

async function show(
  entry: Entry,
  root: string,
  process: PictureProcess,
  folder: string,
): Promise<Shown> {
  const { bytes, box } = await entry.make(root);
  const kind = sniff(bytes);
  if (kind === null || kind === 'pdf') throw new Error(`${entry.name} is no picture`);
  const examined = await process.run({ verb: 'examine', kind, bytes, claim: {}, language: 'en' });
  const inspected = await process.run({ verb: 'inspect', kind, bytes });
  if (examined.verb !== 'examined' || inspected.verb !== 'inspected')
    throw new Error(`${entry.name}: ${problem(examined)} ${problem(inspected)}`);
  writeFileSync(
    path.join(folder, `${entry.name}.webp`),
    await overlay(inspected.preview, examined.evidence, box),
  );
  return { ...entry, evidence: examined.evidence, box };
}

const problem = (reply: PictureReply): string =>
  reply.verb === 'refused'
    ? textOf(asFailure(reply.problem))
    : reply.verb === 'failed'
      ? reply.message
      : '';

/**
 * @param programFolder folder of picture-process.mjs
 * @param root the project
 */
export const main = (args: readonly string[], programFolder: string, root: string): Promise<void> =>
  runCommand(USAGE, async () => {
    const { positionals: names, values } = readArguments({
      args: [...args],
      allowPositionals: true,
      options: { out: { type: 'string', default: path.join(root, 'docs/forensics') } },
    });
    const unknown = names.find((name) => ENTRIES.every((entry) => entry.name !== name));
    if (unknown !== undefined)
      throw new WrongUse(
        `There is no picture '${unknown}' in the gallery. There are: ${ENTRIES.map(({ name }) => name).join(', ')}.`,
      );
    await draw(names, values.out, root, programFolder);
  });

async function draw(
  names: readonly string[],
  folder: string,
  root: string,
  programFolder: string,
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const process = new PictureProcess({
    PICTURE_MEMORY_MB: MEMORY_MB,
    PROGRAM_DIR: programFolder,
    FORENSICS_MODEL_FILE: undefined,
    FORENSICS_TRUST_ANCHORS_FILE: undefined,
  });
  const captions: string[] = [];
  try {
    for (const [index, entry] of ENTRIES.entries()) {
      if (names.length > 0 && !names.includes(entry.name)) continue;
      captions.push(captionOf(await show(entry, root, process, folder), index + 1));
      console.log(`${captions.at(-1)}\n`);
    }
  } finally {
    process.stop();
  }
  if (names.length === 0) writeCaptions(path.join(root, 'docs/forensics.md'), captions);
}

function writeCaptions(file: string, captions: readonly string[]): void {
  const text = readFileSync(file, 'utf8');
  const [before, rest] = text.split(BEGIN);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined)
    throw new Error(`${file} has no place for the gallery`);
  writeFileSync(file, `${before}${BEGIN}\n\n${captions.join('\n\n')}\n\n${END}${after}`);
}
