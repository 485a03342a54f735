import { fileToWrite, readArguments, WrongUse } from '../command-line';

interface RunArguments {
  /** At least one, such as `<folder>=<run.jsonl>`. */
  readonly runs: readonly string[];
  /** The file to write, which can be written; absent: none. */
  readonly out: string | undefined;
}

/**
 * The arguments of a command that makes a file of runs of `forensics:bench`.
 * @param what The file, as the subject of an error.
 */
export function readRunArguments(what: string, runForm: string): RunArguments {
  const {
    values: { out },
    positionals: runs,
  } = readArguments({
    args: process.argv.slice(2),
    allowPositionals: true,
    options: { out: { type: 'string' } },
  });
  if (runs.length === 0) throw new WrongUse(`Name at least one ${runForm}.`);
  if (out !== undefined) fileToWrite(what, out);
  return { runs, out };
}
