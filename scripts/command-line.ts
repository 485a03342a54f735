import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { wantsHelp } from './launch/help.mjs';

/** A command was called wrongly; the message is the reason in one line. */
export class WrongUse extends Error {
  override readonly name = 'WrongUse';
}

/**
 * Runs a command. `--help` prints the usage and exits with 0; wrong use prints the reason and the
 * usage, without a stack, and exits with 2.
 */
export async function runCommand(usage: string, run: () => Promise<number | void>): Promise<void> {
  if (wantsHelp()) {
    console.log(usage);
    return;
  }
  try {
    process.exitCode = (await run()) ?? 0;
  } catch (error) {
    if (!(error instanceof WrongUse)) throw error;
    console.error(`${error.message}\n\n${usage}`);
    process.exitCode = 2;
  }
}

/** Calls `parseArgs` of node:util. Throws WrongUse. */
export function readArguments<Config extends ParseArgsConfig>(
  config: Config,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (error) {
    throw new WrongUse(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

/** @param what the argument's name in the message: "The set" */
export function folderThatExists(what: string, name: string): string {
  if (!statSync(name, { throwIfNoEntry: false })?.isDirectory())
    throw new WrongUse(`${what} '${name}' is no folder.`);
  return name;
}

export function fileThatExists(what: string, name: string): string {
  if (!statSync(name, { throwIfNoEntry: false })?.isFile())
    throw new WrongUse(`${what} '${name}' is no file.`);
  return name;
}

export function wholeNumber(option: string, text: string, least: number): number {
  const value = Number(text);
  if (text.trim() === '' || !Number.isInteger(value) || value < least)
    throw new WrongUse(`${option} is a whole number from ${least}, not '${text}'.`);
  return value;
}

/**
 * Creates a folder, with its parents, and checks that it is writable. One level at a time: Node's
 * recursive mkdir never returns where a folder cannot be created in /proc.
 */
export function folderToWrite(what: string, name: string): string {
  try {
    const missing: string[] = [];
    for (let at = path.resolve(name); !existsSync(at); at = path.dirname(at)) missing.unshift(at);
    for (const folder of missing) mkdirSync(folder);
    accessSync(name, constants.W_OK);
    if (!statSync(name).isDirectory()) throw new Error('it is a file');
    return name;
  } catch (error) {
    throw new WrongUse(
      `${what} cannot be written to '${name}': ${error instanceof Error ? error.message : String(error)}.`,
      { cause: error },
    );
  }
}

/** Returns the name of a file whose folder is writable. */
export function fileToWrite(what: string, name: string): string {
  folderToWrite(what, path.dirname(name));
  if (statSync(name, { throwIfNoEntry: false })?.isDirectory())
    throw new WrongUse(`${what} cannot be written to '${name}': it is a folder.`);
  return name;
}
