import { env } from '../env';
import { PictureProcess } from './process';
import type { PictureReply, PictureRequest } from './protocol';

const PROCESSES_MAX = 2;
/**
 * With this many pictures waiting, further requests are refused, so that callers do not wait until
 * they time out.
 */
const WAITING_MAX = 64;

export class PicturesBusy extends Error {
  override readonly name = 'PicturesBusy';
}

const idle: PictureProcess[] = [];
const waiting: ((process: PictureProcess) => void)[] = [];
let started = 0;
let keepsWarm = false;

/**
 * Runs one request on an untrusted picture in a child process with a memory limit and a time limit.
 */
export async function inPictureProcess(request: PictureRequest): Promise<PictureReply> {
  const process = await acquire();
  try {
    return await process.run(request);
  } finally {
    if (keepsWarm && process.isCold && waiting.length === 0) void warmed(process).then(handOn);
    else handOn(process);
  }
}

/**
 * Warms up one process now and each replacement while nobody waits. For a program that examines
 * pictures: in a cold child the first photo takes 1.5 times as long. Warming up takes nine to
 * twelve seconds of processor time.
 */
export async function keepPictureProcessWarm(): Promise<void> {
  keepsWarm = true;
  handOn(await warmed(await acquire()));
}

/** If the warm-up fails, the next picture reports the error. */
async function warmed(process: PictureProcess): Promise<PictureProcess> {
  await process.run({ verb: 'warm_up' }).catch(() => undefined);
  return process;
}

function handOn(process: PictureProcess): void {
  const next = waiting.shift();
  if (next) next(process);
  else idle.push(process);
}

function acquire(): Promise<PictureProcess> {
  const free = idle.pop();
  if (free) return Promise.resolve(free);
  if (started < PROCESSES_MAX) {
    started += 1;
    return Promise.resolve(new PictureProcess(env()));
  }
  if (waiting.length >= WAITING_MAX)
    return Promise.reject(new PicturesBusy('Too many pictures at once'));
  return new Promise((resolve) => {
    waiting.push(resolve);
  });
}
