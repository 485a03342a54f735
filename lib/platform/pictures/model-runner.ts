import { Worker } from 'node:worker_threads';
import type { Pixels } from '@/lib/forensics/frame';
import {
  UnusableModel,
  type ModelRunner,
  type ProbabilityMap,
} from '@/lib/forensics/model/probability-map';

export type ModelAnswer =
  | { readonly map: ProbabilityMap }
  | { readonly error: string }
  | { readonly sound: true };

/** Shorter than the time limit of the picture process itself. */
const MODEL_TIMEOUT_MS = 8000;

/**
 * Runs a model file in a thread of the picture process, which starts with the first picture and
 * stays. It takes one picture at a time.
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
      // So that the process can exit while the thread is idle.
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

/**
 * Opens and closes a model file. Resolves to the reason why it cannot be used, in one line, or to
 * null.
 */
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
