/** Whether the command line has --help or -h. */
export const wantsHelp = () =>
  process.argv.slice(2).some((one) => one === '--help' || one === '-h');

/** Prints the usage and ends a command that has no other option than --help. */
export function answerHelp(usage) {
  if (!wantsHelp()) return;
  console.log(usage);
  process.exit(0);
}
