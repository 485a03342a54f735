import { Fault } from '@/lib/shared/fault';

/**
 * Returns a function that ends the command with the reason and the usage, without a stack: the
 * error is the operator's.
 */
export function stopper(usage: string): (why: string) => never {
  return (why) => {
    console.error(`${why}\n\n${usage}`);
    process.exit(1);
  };
}

/**
 * Parses the command line. An option that is unknown, lacks its value or is not an option ends the
 * command; so does --help.
 */
export function readOptions<Values>(usage: string, parse: () => Values): Values {
  if (process.argv.slice(2).some((one) => one === '--help' || one === '-h')) {
    console.log(usage);
    process.exit(0);
  }
  try {
    return parse();
  } catch (error) {
    return stopper(usage)(error instanceof Error ? error.message : String(error));
  }
}

/** Runs a command to its end. A Fault prints only its message, any other error its stack. */
export async function runCommand(usage: string, work: () => Promise<void>): Promise<never> {
  try {
    await work();
  } catch (error) {
    if (error instanceof Fault) stopper(usage)(error.description);
    throw error;
  }
  process.exit(); // idle connections would keep the process running
}
