import { fork, type ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Env } from '../env';
import { PICTURE_TIMEOUT_MS } from './limits';
import { PICTURE_CHILD } from './picture-child';
import type { PictureReply, PictureRequest } from './protocol';

/** The process died or was killed: too slow, too much memory, or a crash inside a decoder. Worth another try. */
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

/** One warm child that works on one picture at a time. A child that misbehaved is never used again. */
export class PictureProcess {
  readonly #settings: PictureSettings;
  #child: ChildProcess | null = null;
  #served = 0;

  constructor(settings: PictureSettings) {
    this.#settings = settings;
  }

  /** Whether the next picture would be the first of a child. */
  get isCold(): boolean {
    return this.#served === 0;
  }

  run(request: PictureRequest): Promise<PictureReply> {
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
            () => reject(new PictureProcessDied(`No answer within ${PICTURE_TIMEOUT_MS / 1000} s`)),
            false,
          ),
        PICTURE_TIMEOUT_MS,
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
        // It opens what strangers sent: it gets no setting, no key, no address of anything.
        env: PICTURE_CHILD.env,
        execArgv: [`--max-old-space-size=${memoryMb}`, ...PICTURE_CHILD.execArgv],
      },
    );
    child.on('error', () => {});
    return child;
  }
}

/** From outside, because a child that is busy cannot watch itself. Where there is no /proc only its own watch remains. */
async function killAboveMemory(child: ChildProcess, memoryMb: number): Promise<void> {
  const statm = await readFile(`/proc/${child.pid}/statm`, 'utf8').catch(() => '');
  const residentPages = Number(statm.split(' ')[1] ?? 0);
  if (residentPages * PAGE_BYTES > memoryMb * 1024 * 1024) child.kill('SIGKILL');
}
