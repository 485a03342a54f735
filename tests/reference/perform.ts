/** Runs a sample in a shell and reads the answer. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { commandOf, type Sample } from './sample';

export interface Answer {
  readonly status: number;
  readonly statusText: string;
  readonly headers: Headers;
  readonly text: string;
  /** Parsed JSON; undefined for anything else. */
  readonly body: unknown;
}

const UNTIL_TIMEOUT_MS = 60_000;
const UNTIL_INTERVAL_MS = 500;

/**
 * The command runs as documented: a function of the same name adds the options that store the
 * headers.
 */
const PRELUDE = 'set -euo pipefail\ncurl() { command curl -sS -D headers.txt "$@"; }\n';

function run(
  command: string,
  folder: string,
  variables: Readonly<Record<string, string>>,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const known = Object.entries(variables).map(
      ([name, value]) => `${name}='${value.replaceAll("'", "'\\''")}'\n`,
    );
    const child = spawn('bash', ['-c', [...known, PRELUDE, command].join('')], { cwd: folder });
    const [out, err]: [Buffer[], Buffer[]] = [[], []];
    child.stdout.on('data', (part: Buffer) => out.push(part));
    child.stderr.on('data', (part: Buffer) => err.push(part));
    child.on('error', reject);
    child.on('close', (status) => {
      if (status === 0) resolve(Buffer.concat(out).toString('utf8'));
      else
        reject(
          new Error(
            `${command}\nended with status ${status}: ${Buffer.concat(err).toString('utf8')}`,
          ),
        );
    });
  });
}

function answerOf(head: string, text: string): Answer {
  const [first = '', ...lines] = (
    head
      .trim()
      .split(/\r?\n\r?\n/)
      .at(-1) ?? ''
  ).split(/\r?\n/);
  const [, status = '0', statusText = ''] = /^HTTP\/[\d.]+ (\d+) ?(.*)$/.exec(first) ?? [];
  const headers = new Headers();
  for (const line of lines) {
    const colon = line.indexOf(':');
    headers.append(line.slice(0, colon).trim(), line.slice(colon + 1).trim());
  }
  const isJson = headers.get('content-type')?.startsWith('application/json') ?? false;
  return {
    status: Number(status),
    statusText,
    headers,
    text,
    body: isJson && text !== '' ? JSON.parse(text) : undefined,
  };
}

export async function perform(
  sample: Sample,
  folder: string,
  variables: Readonly<Record<string, string>>,
): Promise<Answer> {
  const command = commandOf(sample);
  const deadlineMs = Date.now() + UNTIL_TIMEOUT_MS;
  for (;;) {
    const text = await run(command, folder, variables);
    const answer = answerOf(readFileSync(path.join(folder, 'headers.txt'), 'utf8'), text);
    if (!sample.until || sample.until(answer.body as never) || Date.now() > deadlineMs)
      return answer;
    await sleep(UNTIL_INTERVAL_MS);
  }
}
