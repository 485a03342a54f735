/** A failure that the operator can fix: its message is shown without a stack. */
export class Failure extends Error {
  name = 'Failure';

  /**
   * @param {string} message
   * @param {string} [output] what the failed command printed
   */
  constructor(message, output = '') {
    super(message);
    this.output = output;
  }
}

const OUTPUT_LINES_MAX = 80;

/** Prints why the program ends, with the stack for an unexpected error. */
export function printFailure(error) {
  if (!(error instanceof Failure)) {
    console.error(error);
    return;
  }
  const lines = error.output.trimEnd().split('\n');
  if (error.output.trim() !== '') console.error(`\n${lines.slice(-OUTPUT_LINES_MAX).join('\n')}`);
  console.error(`\n${error.message}`);
}
