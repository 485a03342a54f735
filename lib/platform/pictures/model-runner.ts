import { Worker } from 'node:worker_threads';
import type { Pixels } from '@/lib/forensics/frame';
import {
  UnusableModel,
  type ModelRunner,
  type ProbabilityMap,
} from '@/lib/forensics/model/probability-map';

export type ModelAnswer =
  { readonly map: ProbabilityMap } | { readonly error: string } | { readonly sound: true };

/** A model may take so long for a picture; the picture process itself has more. */
const MODEL_TIMEOUT_MS = 8000;

/**
 * Runs a model file in a thread of the picture process, begun with the first picture and kept. One picture at a time, as
 * the process has them.
 */
export function createModelRunner(
  modelFile: string,
  workerFile: string,
  timeoutMs = MODEL_TIMEOUT_MS,
): ModelRunner {
  let worker: Worker | null = null;
  const stop = () => {
    void worker?.removeAllListeners().terminate();
    worker = null;
  };
  return (pixels: Pixels) =>
    new Promise((resolve, reject) => {
      const thread = (worker ??= new Worker(workerFile, { workerData: { modelFile } }));
      // The process may end while the thread waits for its next picture.
      thread.unref();
      const settle = (how: () => void) => {
        clearTimeout(timer);
        thread.removeAllListeners('message').removeAllListeners('error').removeAllListeners('exit');
        how();
      };
      const fail = (why: string) =>
        settle(() => {
          stop();
          reject(new UnusableModel(why));
        });
      const timer = setTimeout(
        () => fail(`The model gave no answer within ${timeoutMs / 1000} s.`),
        timeoutMs,
      );
      thread.once('message', (answer: ModelAnswer) => {
        if ('map' in answer) settle(() => resolve(answer.map));
        else
          settle(() =>
            reject(new UnusableModel('error' in answer ? answer.error : 'The model gave no map.')),
          );
      });
      thread.once('error', (error) => fail(error.message));
      thread.once('exit', () => fail("The model's thread ended: too much memory, or a crash."));
      thread.postMessage(pixels);
    });
}

/** Opens a model file as the runner will, and closes it: why it cannot be used, in a line, or null. */
export function modelProblem(modelFile: string, workerFile: string): Promise<string | null> {
  const thread = new Worker(workerFile, { workerData: { modelFile } });
  return new Promise<string | null>((resolve) => {
    thread.once('message', (answer: ModelAnswer) =>
      resolve('error' in answer ? lineOf(answer.error) : null),
    );
    thread.once('error', (error) => resolve(lineOf(error.message)));
    thread.once('exit', () => resolve('its thread ended: too much memory, or a crash'));
    thread.postMessage(null);
  }).finally(() => thread.terminate());
}

const lineOf = (message: string): string => (message.split('\n')[0] ?? '').replace(/\.$/u, '');
