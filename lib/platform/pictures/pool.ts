import { env } from '../env';
import { PictureProcess } from './process';
import type { PictureReply, PictureRequest } from './protocol';

const PROCESSES_MAX = 2;
/** Beyond this many waiting pictures a caller has to come back, instead of waiting until it gives up. */
const WAITING_MAX = 64;

export class PicturesBusy extends Error {
  override readonly name = 'PicturesBusy';
}

const idle: PictureProcess[] = [];
const waiting: ((process: PictureProcess) => void)[] = [];
let started = 0;
let keepsWarm = false;

/** Works on one untrusted picture in a child process that has a memory limit and a hard end. */
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
 * Warms one process up, and from now on each one anew when its child has served its time and nobody waits. For a program
 * that examines: the first photo of a cold child costs half as much again. Takes nine to twelve seconds of processor.
 */
export async function keepPictureProcessWarm(): Promise<void> {
  keepsWarm = true;
  handOn(await warmed(await acquire()));
}

/** A child that cannot be warmed up is found out with the next picture. */
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
