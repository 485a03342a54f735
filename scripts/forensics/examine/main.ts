/**
 * `npm run forensics`: runs the engine on files, without the service. Prints verdict, confidences
 * and every detector's signals with its time, and writes two pictures that show where. Exits with
 * 0, with 1 when a file could not be examined, with 2 when the command was called wrongly.
 */
import path from 'node:path';
import { modelProblem } from '@/lib/platform/pictures/model-runner';
import { PictureProcess } from '@/lib/platform/pictures/process';
import { examineFile, Unexaminable } from './examine-file';
import { WrongUse } from '../../command-line';
import { readOptions, USAGE, type Options } from './options';
import { Names, writePictures } from './pictures';
import { listOfDetectors, reportOf } from './print';

const MEMORY_MB = 1000;

/**
 * Checks the model before the first picture: an unusable model would otherwise be reported with
 * every picture, and the exit code would still be 0.
 */
async function checkModel({ model, help, list }: Options, programFolder: string): Promise<void> {
  if (model === undefined || help || list) return;
  const problem = await modelProblem(model, path.join(programFolder, 'model-worker.mjs'));
  if (problem !== null) throw new WrongUse(`The model '${model}' cannot be used: ${problem}.`);
}

/** @param programFolder folder of picture-process.mjs */
export async function main(args: readonly string[], programFolder: string): Promise<number> {
  let options: Options;
  try {
    options = readOptions(args);
    await checkModel(options, programFolder);
  } catch (error) {
    if (!(error instanceof WrongUse)) throw error;
    console.error(`${error.message}\n\n${USAGE}`);
    return 2;
  }
  if (options.help || options.list) {
    console.log(options.help ? USAGE : listOfDetectors());
    return 0;
  }
  return examineAll(options, programFolder);
}

async function examineAll(options: Options, programFolder: string): Promise<number> {
  const { files, json } = options;
  const process = new PictureProcess({
    PICTURE_MEMORY_MB: MEMORY_MB,
    PROGRAM_DIR: programFolder,
    FORENSICS_MODEL_FILE: options.model,
    FORENSICS_TRUST_ANCHORS_FILE: options.trustAnchors,
  });
  const lines: object[] = [];
  let failures = 0;
  try {
    const names = new Names(options.out, files);
    for (const file of files) {
      try {
        const examined = await examineFile(file, process, options);
        const { heatmap: _, ...evidence } = examined.examination.evidence;
        const written = await writePictures(file, examined, names);
        if (json) lines.push({ file, ...evidence, ...written });
        else console.log(reportOf(file, examined.examination.evidence, written));
      } catch (error) {
        if (!(error instanceof Unexaminable)) throw error;
        failures += 1;
        if (json) lines.push({ file, error: error.message });
        console.error(`${file}: ${error.message}`);
      }
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return 1;
  } finally {
    process.stop();
  }
  if (json) console.log(JSON.stringify(lines, null, 2));
  return failures === 0 ? 0 : 1;
}
