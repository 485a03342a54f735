import { problem } from '@/lib/shared/reasons';
import path from 'node:path';
import { MessageChannel, type MessagePort, receiveMessageOnPort } from 'node:worker_threads';
import { Piscina } from 'piscina';
import { Fault } from '@/lib/shared/fault';
import { type HandedOver, handOver } from './hand-over';
import type { ReportInput } from './input';

const RENDER_TIMEOUT_MS = 60_000;
/** With more reports waiting, a caller gets 503 instead of waiting until it times out. */
const WAITING_MAX = 16;
/** Of JavaScript objects; 2,000 items with photos take less than half of it. */
const HEAP_MAX_MB = 768;
const RETRY_AFTER_SECONDS = 10;

export interface RenderedReport {
  readonly bytes: Uint8Array;
  /** Hex. Made in the thread too: hashing many megabytes takes a while. */
  readonly sha256: string;
}

/** Called with the number of rendered items. */
export type Progress = (itemsDone: number) => void;

/** What the thread is handed. */
export interface RenderTask {
  readonly handed: HandedOver;
  /** The pieces of the report wait there; how far it is goes back. */
  readonly port: MessagePort;
}

export interface Renderer {
  /**
   * The thumbnails go over to the thread and cannot be used afterwards. Throws `unavailable` when too many reports wait
   * or this one takes too long.
   */
  render(input: ReportInput, onProgress?: Progress): Promise<RenderedReport>;
  stop(): Promise<void>;
}

interface Options {
  /** The built entry of the thread. */
  readonly file: string;
  readonly timeoutMs?: number;
  readonly waitingMax?: number;
}

/** One warm thread: a long report takes the processor for seconds, and no request may wait for that on the main thread. */
export function createRenderer({
  file,
  timeoutMs = RENDER_TIMEOUT_MS,
  waitingMax = WAITING_MAX,
}: Options): Renderer {
  const pool = new Piscina<RenderTask, RenderedReport>({
    filename: file,
    minThreads: 1,
    maxThreads: 1,
    maxQueue: waitingMax,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MAX_MB },
    // It renders what strangers wrote: it gets no setting, no key, no address of anything.
    env: { NODE_ENV: 'production' },
  });
  const refuseWhenFull = () => {
    if (pool.queueSize >= waitingMax)
      throw new Fault('unavailable', problem('reports_busy'), {
        retryAfterSeconds: RETRY_AFTER_SECONDS,
      });
  };
  return {
    async render(input, onProgress) {
      refuseWhenFull();
      const signal = AbortSignal.timeout(timeoutMs);
      const { port1, port2 } = new MessageChannel();
      port1.on('message', (itemsDone: number) => onProgress?.(itemsDone));
      try {
        const handed = await handOver(input, port1);
        refuseWhenFull(); // others came while it was handed over
        const rendered = await pool.run({ handed, port: port2 }, { signal, transferList: [port2] }); // an aborted thread is killed and replaced
        for (
          let progress = receiveMessageOnPort(port1);
          progress;
          progress = receiveMessageOnPort(port1)
        )
          onProgress?.(progress.message as number); // the result came by another way, and earlier
        return rendered;
      } catch (cause) {
        if (!signal.aborted) throw cause;
        throw new Fault('unavailable', problem('report_timeout'), {
          retryAfterSeconds: RETRY_AFTER_SECONDS,
          cause,
        });
      } finally {
        port1.close();
      }
    },
    stop: () => pool.destroy(),
  };
}

const globals = globalThis as typeof globalThis & { cvsReportRenderer?: Renderer };

export function renderer(): Renderer {
  globals.cvsReportRenderer ??= createRenderer({ file: path.resolve('build/report-renderer.mjs') });
  return globals.cvsReportRenderer;
}
