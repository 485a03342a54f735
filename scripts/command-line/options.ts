import { Fault } from '@/lib/shared/fault';

/** Ends the command with what was wrong and how it is used, without a stack: the mistake is the operator's. */
export function stopper(usage: string): (why: string) => never {
  return (why) => {
    console.error(`${why}\n\n${usage}`);
    process.exit(1);
  };
}

/** The options of the command line. One that is unknown, lacks its value or stands alone ends the command; --help too. */
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

/** Runs the work of a command to its end. A fault is told in its own words; whatever else fails keeps its stack. */
export async function runCommand(usage: string, work: () => Promise<void>): Promise<never> {
  try {
    await work();
  } catch (error) {
    if (error instanceof Fault) stopper(usage)(error.description);
    throw error;
  }
  process.exit(); // idle connections would keep the process
}
