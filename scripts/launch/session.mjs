/**
 * The launcher's exclusive use of a DATA_DIR: takes its lock and stops everything it started in
 * reverse order.
 */
import path from 'node:path';
import { Failure } from './failure.mjs';
import { tryLock } from './lock.mjs';
import { stopCommands } from './run.mjs';
import { prepareDataDir } from './settings.mjs';

const PARENT_POLL_MS = 1000;

export class Session {
  #closers = [];
  #children = [];
  stopping = false;

  /** @param {{dataDir: string, origin: string}} settings */
  static open({ dataDir, origin }) {
    prepareDataDir(dataDir);
    const attempt = tryLock(path.join(dataDir, 'start.lock'), { origin });
    if ('holder' in attempt) {
      const { pid, origin: address } = attempt.holder;
      throw new Failure(
        `${dataDir} is in use already: process ${pid} serves it at ${address}. Stop it, or set another DATA_DIR and PORT.`,
      );
    }
    const session = new Session();
    session.onClose(attempt.release);
    session.#stopOnSignals();
    return session;
  }

  /** @param {() => unknown} closer called on exit, the latest first */
  onClose(closer) {
    this.#closers.unshift(closer);
  }

  /**
   * Children are stopped together, before everything else.
   * @param {import('./child.mjs').Child} child
   */
  add(child) {
    this.#children.push(child);
    return child;
  }

  #stopOnSignals() {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
      process.on(signal, () => this.#interrupt());
    const parent = process.ppid;
    const watchParent = () => {
      if (process.ppid !== parent && !this.stopping) this.#interrupt();
    };
    // npm may be killed without a signal to this process, which would leave a server that nobody
    // can stop.
    if (process.env['npm_lifecycle_event']) setInterval(watchParent, PARENT_POLL_MS).unref();
  }

  async #interrupt() {
    if (this.stopping) {
      for (const child of this.#children) child.kill();
      return;
    }
    console.log('\nStopping …');
    await this.close();
    console.log('Stopped.');
    process.exit(0);
  }

  async close() {
    this.stopping = true;
    stopCommands();
    await Promise.all(this.#children.map((child) => child.stop()));
    for (const closer of this.#closers.splice(0)) {
      await Promise.resolve(closer()).catch((error) => console.error(error.message));
    }
  }
}
