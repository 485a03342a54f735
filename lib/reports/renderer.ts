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
/** Heap of JavaScript objects. 2,000 items with photos need less than half of it. */
const HEAP_MAX_MB = 768;
const RETRY_AFTER_SECONDS = 10;

export interface RenderedReport {
  readonly bytes: Uint8Array;
  /** Hex. Computed in the thread, because hashing many megabytes takes time. */
  readonly sha256: string;
}

/** Called with the number of rendered items. */
export type Progress = (itemsDone: number) => void;

/** The message to the thread. */
export interface RenderTask {
  readonly handed: HandedOver;
  /** Receives the pieces of the report and returns the progress. */
  readonly port: MessagePort;
}

export interface Renderer {
  /**
   * Transfers the thumbnails, which cannot be used afterwards. Throws `unavailable` if too many
   * reports wait or this one takes too long.
   */
  render(input: ReportInput, onProgress?: Progress): Promise<RenderedReport>;
  stop(): Promise<void>;
}

interface Options {
  /** Path of the built thread program. */
  readonly file: string;
  readonly timeoutMs?: number;
  readonly waitingMax?: number;
}

/**
 * One warm thread, because a long report takes seconds of CPU time, in which the main thread must
 * answer requests.
 */
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
    // The thread processes untrusted content, so it gets no settings, keys or addresses.
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
        refuseWhenFull(); // others may have arrived during the transfer
        // an aborted thread is killed and replaced
        const rendered = await pool.run({ handed, port: port2 }, { signal, transferList: [port2] });
        for (
          let progress = receiveMessageOnPort(port1);
          progress;
          progress = receiveMessageOnPort(port1)
        )
          onProgress?.(progress.message as number); // the result arrived earlier by another channel
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
