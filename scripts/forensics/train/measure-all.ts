import { fork } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { MeasureAnswer } from './measure-child';
import type { TrainingPicture } from './pictures';

/**
 * Measures the pictures without a stored measurement, in children that run the file `bundle`.
 * @returns the readable pictures
 */
export async function measureAll(
  bundle: string,
  pictures: readonly TrainingPicture[],
  processes: number,
): Promise<TrainingPicture[]> {
  const waiting = pictures.filter(({ file }) => !existsSync(file));
  let next = 0;
  const work = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const child = fork(bundle, ['--child']);
      const start = (): void => {
        const picture = waiting[next++];
        if (next % 200 === 0) console.log(`measured ${next} of ${waiting.length}`);
        if (picture === undefined) {
          child.removeAllListeners('exit');
          child.kill();
          resolve();
          return;
        }
        mkdirSync(dirname(picture.file), { recursive: true });
        child.send({ path: picture.path, mask: picture.mask, file: picture.file });
      };
      child.on('message', (message: unknown) => {
        const { file, error } = message as MeasureAnswer;
        if (error !== null) console.error(`left out: ${file}: ${error}`);
        start();
      });
      child.on('exit', (code) =>
        reject(new Error(`a measuring process ended with ${String(code)}`)),
      );
      start();
    });
  if (waiting.length > 0) await Promise.all(Array.from({ length: processes }, work));
  return pictures.filter(({ file }) => existsSync(file));
}
