/** One line per step with its time, so that a person sees what a command is doing while it does it. */

const NAME_WIDTH = 14;
const ANNOUNCE_AFTER_MS = 1500;
const REDRAW_MS = 1000;
const live = process.stdout.isTTY === true && !process.env['CI'];

const seconds = (sinceMs) => `${((performance.now() - sinceMs) / 1000).toFixed(1)} s`;
const line = (mark, name, time, note) => `${mark} ${name.padEnd(NAME_WIDTH)} ${time.padStart(7)}  ${note}`.trimEnd();

/** Draws the running step again and again on a terminal; elsewhere announces it once when it takes long. */
function showRunning(name, state) {
  const draw = () => process.stdout.write(`\r\u001b[2K${line('…', name, seconds(state.startedMs), state.note)}`);
  const timer = live ? setInterval(draw, REDRAW_MS) : setTimeout(() => console.log(line('…', name, '', state.note)), ANNOUNCE_AFTER_MS);
  if (live) draw();
  return () => {
    clearInterval(timer);
    if (live) process.stdout.write('\r\u001b[2K');
  };
}

/**
 * Runs one step. `work` may return a note for the finished line and may call `say` for lines of its own.
 * @param {string} name
 * @param {string} doing shown while the step runs
 * @param {(say: (text: string) => void) => unknown} work
 */
export async function step(name, doing, work) {
  const state = { startedMs: performance.now(), note: doing };
  let hide = showRunning(name, state);
  const say = (text) => {
    hide();
    console.log(`    ${text}`);
    hide = showRunning(name, state);
  };
  try {
    const note = await work(say);
    hide();
    console.log(line('✓', name, seconds(state.startedMs), typeof note === 'string' ? note : ''));
  } catch (error) {
    hide();
    console.log(line('✗', name, seconds(state.startedMs), doing));
    throw error;
  }
}
