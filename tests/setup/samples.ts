/** The samples in Markdown: what a reader would copy, and the output that the text states. */
import { spawnSync } from 'node:child_process';

interface Sample {
  /** Line in the file, from 1. */
  readonly line: number;
  readonly script: string;
  /** The block that directly follows, if any; `…` in it matches anything. */
  readonly expected: string | null;
}

interface Block {
  readonly line: number;
  readonly language: string;
  readonly text: string;
  readonly endLine: number;
}

function blocksOf(markdown: string): Block[] {
  const blocks: Block[] = [];
  let open: { line: number; language: string; text: string[] } | null = null;
  for (const [at, line] of markdown.split('\n').entries()) {
    const [, language] = /^```(.*)$/.exec(line) ?? [];
    if (language === undefined) open?.text.push(line);
    else if (open) {
      blocks.push({ ...open, text: open.text.join('\n'), endLine: at + 1 });
      open = null;
    } else open = { line: at + 1, language: language.trim(), text: [] };
  }
  return blocks;
}

/** Returns every ```sh block; blocks that no test can run are marked otherwise (```console). */
export function samplesOf(markdown: string): Sample[] {
  const blocks = blocksOf(markdown);
  return blocks.flatMap((block, at) => {
    if (block.language !== 'sh') return [];
    const next = blocks[at + 1];
    const isAnswer =
      next !== undefined &&
      ['text', 'json'].includes(next.language) &&
      next.line === block.endLine + 1;
    return [{ line: block.line, script: block.text, expected: isAnswer ? next.text : null }];
  });
}

const MARK = '\u0001';
const TIMEOUT_MS = 120_000;

/**
 * Runs the samples of a file in one shell, as a reader would.
 * @returns what each of them printed
 */
export function runSamples(
  samples: readonly Sample[],
  prelude: string,
  folder: string,
): { outputs: string[]; errors: string; status: number | null } {
  const steps = samples.map(({ script }) => `printf '${MARK}'\n${script}`);
  const script = ['set -euo pipefail', prelude, ...steps].join('\n');
  const { stdout, stderr, status } = spawnSync('bash', ['-c', script], {
    cwd: folder,
    encoding: 'utf8',
    timeout: TIMEOUT_MS,
  });
  return { outputs: stdout.split(MARK).slice(1), errors: stderr, status };
}

const linesOf = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n');

/** Whether the output matches, with each `…` matching anything within a line. */
export function matches(output: string, expected: string): boolean {
  const pattern = linesOf(expected)
    .split('…')
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('.*');
  return new RegExp(`^${pattern}$`).test(linesOf(output));
}
