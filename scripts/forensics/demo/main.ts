/**
 * `npm run demo:examine`: examines the photos of the demo's claims and writes the findings that a
 * first start loads. With `--check` it writes nothing and exits with 1 where the committed findings
 * are outdated.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { PictureProcess } from '@/lib/platform/pictures/process';
import { type DemoFindings, FINDINGS_FILE, readFindings } from '@/prisma/seed/demo-findings';
import { demoPictures, PICTURES_FOLDER } from '@/prisma/seed/demo-pictures';
import { readArguments, runCommand, WrongUse } from '../../command-line';
import { examineDemo, outdated } from './examine-demo';

const USAGE = 'usage: npm run demo:examine [-- --check [<name of a picture> …]]';
const MEMORY_MB = 1000;

/**
 * @param programFolder folder of picture-process.mjs
 * @param root the project
 */
export const main = (args: readonly string[], programFolder: string, root: string): Promise<void> =>
  runCommand(USAGE, async () => {
    const { values, positionals: names } = readArguments({
      args: [...args],
      allowPositionals: true,
      options: { check: { type: 'boolean', default: false } },
    });
    if (names.length > 0 && !values.check) throw new WrongUse('Names go with --check.');
    const folder = path.join(root, PICTURES_FOLDER);
    const pictures = demoPictures(folder);
    const unknown = names.find((name) => !pictures.has(name));
    if (unknown !== undefined) throw new WrongUse(`There is no picture '${unknown}' in the demo.`);
    const today = await examineAll(pictures, names, programFolder);
    if (values.check) return check(readFindings(folder), today);
    writeFileSync(path.join(folder, FINDINGS_FILE), written(today));
    return 0;
  });

async function examineAll(
  pictures: ReadonlyMap<string, Uint8Array>,
  names: readonly string[],
  programFolder: string,
): Promise<DemoFindings> {
  const process = new PictureProcess({
    PICTURE_MEMORY_MB: MEMORY_MB,
    PROGRAM_DIR: programFolder,
    FORENSICS_MODEL_FILE: undefined,
    FORENSICS_TRUST_ANCHORS_FILE: undefined,
  });
  try {
    return await examineDemo(pictures, process, names);
  } finally {
    process.stop();
  }
}

function check(committed: DemoFindings, today: DemoFindings): number {
  const names = outdated(committed, today);
  for (const name of names) console.error(`${name}: outdated; run npm run demo:examine`);
  if (names.length === 0) console.log(`${today.findings.length} findings are those of today`);
  return names.length === 0 ? 0 : 1;
}

/** Serializes one examination per line, so that a diff shows whose findings changed. */
const written = ({ thresholds, findings }: DemoFindings): string =>
  `{\n"thresholds": ${JSON.stringify(thresholds)},\n"findings": [\n${findings.map((one) => JSON.stringify(one)).join(',\n')}\n]\n}\n`;
