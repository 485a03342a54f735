import { fork, type ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Env } from '../env';
import { PICTURE_TIMEOUT_MS } from './limits';
import { PICTURE_CHILD } from './picture-child';
import type { PictureReply, PictureRequest } from './protocol';

/**
 * The process died or was killed: too slow, too much memory, or a crash inside a decoder. The
 * request can be retried.
 */
export class PictureProcessDied extends Error {
  override readonly name = 'PictureProcessDied';
}

const RESTART_AFTER_PICTURES = 200;
const MEMORY_CHECK_MS = 50;
const PAGE_BYTES = 4096;

type PictureSettings = Pick<
  Env,
  'PICTURE_MEMORY_MB' | 'PROGRAM_DIR' | 'FORENSICS_MODEL_FILE' | 'FORENSICS_TRUST_ANCHORS_FILE'
>;

/**
 * One warm child process that works on one picture at a time. After a failure it is not used again.
 */
export class PictureProcess {
  readonly #settings: PictureSettings;
  #child: ChildProcess | null = null;
  #served = 0;

  constructor(settings: PictureSettings) {
    this.#settings = settings;
  }

  /** Whether the child has not worked on a picture yet. */
  get isCold(): boolean {
    return this.#served === 0;
  }

  run(request: PictureRequest, timeoutMs = PICTURE_TIMEOUT_MS): Promise<PictureReply> {
    const child = (this.#child ??= this.#start());
    this.#served += 1;
    return new Promise<PictureReply>((resolve, reject) => {
      const finish = (settle: () => void, healthy: boolean) => {
        clearTimeout(timer);
        clearInterval(guard);
        child.removeAllListeners('message').removeAllListeners('exit');
        if (!healthy || this.#served >= RESTART_AFTER_PICTURES) this.stop();
        settle();
      };
      const timer = setTimeout(
        () =>
          finish(
            () => reject(new PictureProcessDied(`No answer within ${timeoutMs / 1000} s`)),
            false,
          ),
        timeoutMs,
      );
      const guard = setInterval(
        () => void killAboveMemory(child, this.#settings.PICTURE_MEMORY_MB),
        MEMORY_CHECK_MS,
      );
      child.once('message', (reply) => finish(() => resolve(reply as PictureReply), true));
      child.once('exit', (code, signal) =>
        finish(
          () =>
            reject(
              new PictureProcessDied(`Ended with ${signal ?? code}: too much memory, or a crash`),
            ),
          false,
        ),
      );
      child.send(request, (error) => {
        if (error) finish(() => reject(new PictureProcessDied(error.message)), false);
      });
    });
  }

  stop(): void {
    this.#child
      ?.removeAllListeners('exit')
      .on('error', () => {})
      .kill('SIGKILL');
    this.#child = null;
    this.#served = 0;
  }

  #start(): ChildProcess {
    const {
      PICTURE_MEMORY_MB: memoryMb,
      PROGRAM_DIR,
      FORENSICS_MODEL_FILE: modelFile,
      FORENSICS_TRUST_ANCHORS_FILE: trustAnchorsFile,
    } = this.#settings;
    const parameters = [String(memoryMb), modelFile ?? '', trustAnchorsFile ?? ''];
    const child = fork(
      /* turbopackIgnore: true */ path.join(PROGRAM_DIR, 'picture-process.mjs'),
      parameters,
      {
        serialization: 'advanced',
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
        // The child opens files from strangers, so it receives no settings, keys or addresses.
        env: PICTURE_CHILD.env,
        execArgv: [`--max-old-space-size=${memoryMb}`, ...PICTURE_CHILD.execArgv],
      },
    );
    child.on('error', () => {});
    return child;
  }
}

/**
 * Watches the child from outside, because a busy child cannot watch itself. Without /proc only the
 * child's own check remains.
 */
async function killAboveMemory(child: ChildProcess, memoryMb: number): Promise<void> {
  const statm = await readFile(`/proc/${child.pid}/statm`, 'utf8').catch(() => '');
  const residentPages = Number(statm.split(' ')[1] ?? 0);
  if (residentPages * PAGE_BYTES > memoryMb * 1024 * 1024) child.kill('SIGKILL');
}
