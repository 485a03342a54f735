/**
 * A process that runs as long as the launcher: restarted when it dies, stopped gracefully on
 * request.
 */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

const STOP_TIMEOUT_MS = 10_000;
const RESTART_DELAY_MIN_MS = 500;
const RESTART_DELAY_MAX_MS = 30_000;
const STEADY_AFTER_MS = 60_000;
const PIPE_DESCRIPTOR = 3;
const BUFFERED_LINES_MAX = 200;

const preload = new URL('./die-with-parent.mjs', import.meta.url).href;

export class Child {
  /**
   * @param {string} name shown in messages
   * @param {string[]} args for Node
   * @param {{env: Record<string, string | undefined>, cwd: string, report?: (text: string) =>
   * void}} options
   */
  constructor(name, args, { env, cwd, report = console.error }) {
    Object.assign(this, { name, args, env, cwd, report });
    this.heldLines = [];
    this.holding = true;
    this.delayMs = RESTART_DELAY_MIN_MS;
  }

  start() {
    this.startedMs = Date.now();
    this.process = spawn(process.execPath, ['--import', preload, ...this.args], {
      cwd: this.cwd,
      env: { ...this.env, LAUNCHER_PIPE: String(PIPE_DESCRIPTOR) },
      stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
      // so that a Ctrl-C at the terminal reaches only the launcher, which stops its children in
      // order
      detached: true,
    });
    for (const [stream, write] of [
      [this.process.stdout, console.log],
      [this.process.stderr, console.error],
    ]) {
      createInterface({ input: stream }).on('line', (text) => this.#hear(text, write));
    }
    this.process.once('error', (error) =>
      this.report(`${this.name} could not be started: ${error.message}`),
    );
    this.exited = new Promise((resolve) => this.process.once('close', resolve));
    this.process.once('close', (code, signal) => this.#ended(signal ?? `status ${code}`));
    return this;
  }

  /**
   * Buffers the output until the child is ready, because it matters only if the child never gets
   * there.
   */
  #hear(text, write) {
    if (!this.holding) write(text);
    else if (this.heldLines.push(text) > BUFFERED_LINES_MAX) this.heldLines.shift();
  }

  /**
   * Called when the child is ready: from now on its output passes through, and it is restarted when
   * it dies.
   */
  ready() {
    this.holding = false;
    this.heldLines = [];
    if (this.hasEnded && !this.stopping) this.#ended('before it was watched');
  }

  get hasEnded() {
    return (
      this.process !== undefined &&
      (this.process.exitCode !== null || this.process.signalCode !== null)
    );
  }

  #ended(how) {
    if (this.stopping || this.holding) return;
    if (Date.now() - this.startedMs > STEADY_AFTER_MS) this.delayMs = RESTART_DELAY_MIN_MS;
    this.report(
      `${this.name} ended unexpectedly (${how}): starting it again in ${this.delayMs / 1000} s`,
    );
    this.restarting = setTimeout(() => this.start(), this.delayMs);
    this.delayMs = Math.min(this.delayMs * 2, RESTART_DELAY_MAX_MS);
  }

  /** Sends SIGTERM, and SIGKILL after ten seconds. */
  async stop() {
    this.stopping = true;
    clearTimeout(this.restarting);
    if (this.process === undefined || this.hasEnded) return;
    this.process.kill('SIGTERM');
    const killing = setTimeout(() => this.kill(), STOP_TIMEOUT_MS);
    await this.exited;
    clearTimeout(killing);
  }

  kill() {
    this.process?.kill('SIGKILL');
  }
}
