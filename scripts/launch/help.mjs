/** Whether the command was asked how it is called. */
export const wantsHelp = () =>
  process.argv.slice(2).some((one) => one === '--help' || one === '-h');

/** Ends a command that has no options but this: prints how it is called. */
export function answerHelp(usage) {
  if (!wantsHelp()) return;
  console.log(usage);
  process.exit(0);
}
