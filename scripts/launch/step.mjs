/** Prints one line per step with its time, so that progress is visible. */

const NAME_WIDTH = 14;
const ANNOUNCE_AFTER_MS = 1500;
const REDRAW_MS = 1000;
const WIDTH = 80;
const live = process.stdout.isTTY === true && !process.env['CI'];

const seconds = (sinceMs) => `${((performance.now() - sinceMs) / 1000).toFixed(1)} s`;
const line = (mark, name, time, note) =>
  `${mark} ${name.padEnd(NAME_WIDTH)} ${time.padStart(7)}  ${note}`.trimEnd();

/** Redraws the running step on a terminal; elsewhere announces it once when it takes long. */
class RunningStep {
  #startedMs = performance.now();

  constructor(name, doing) {
    this.name = name;
    this.note = doing;
    this.timer = live
      ? setInterval(() => this.#draw(), REDRAW_MS)
      : setTimeout(() => console.log(line('…', name, '', doing)), ANNOUNCE_AFTER_MS);
    if (live) this.#draw();
  }

  #draw() {
    const width = process.stdout.columns || WIDTH;
    process.stdout.write(
      `\r\u001b[2K${line('…', this.name, seconds(this.#startedMs), this.note).slice(0, width - 1)}`,
    );
  }

  /** Shows the current action: in place on a terminal, in a separate line elsewhere. */
  detail(text) {
    this.note = text;
    if (live) this.#draw();
    else console.log(`    ${text}`);
  }

  end(mark, note) {
    clearTimeout(this.timer);
    if (live) process.stdout.write('\r\u001b[2K');
    console.log(line(mark, this.name, seconds(this.#startedMs), note));
  }
}

/**
 * Runs one step. `work` may return a note for the finished line and may call `detail` to show its
 * progress.
 * @param {string} name
 * @param {string} doing shown while the step runs
 * @param {(say: (text: string) => void) => unknown} work
 */
export async function step(name, doing, work) {
  const running = new RunningStep(name, doing);
  try {
    const note = await work((text) => running.detail(text));
    running.end('✓', typeof note === 'string' ? note : '');
  } catch (error) {
    running.end('✗', doing);
    throw error;
  }
}
