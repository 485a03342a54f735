/**
 * Checks that `npm test` runs every command of package.json: here at a small size, or in the test
 * or part of the run that `RUN_ELSEWHERE` names. Otherwise a broken bench would not be noticed.
 */
import { execFile, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pdfReceipt } from '../tests/setup/receipts';
import { writeDrawnOriginals } from './forensics/forge/testing/drawn';
import { freePort } from './launch/ports.mjs';
import { root } from './launch/root.mjs';

const COMMAND_MS = 240_000;

/** Where a command runs, and the text by which that file runs it. */
const RUN_ELSEWHERE: Record<string, readonly [file: string, words: string]> = {
  start: ['scripts/check/service.mjs', 'scripts/start.mjs'],
  test: ['.ci/run', 'npm test'],
  'test:release': ['package.json', 'TORTURE=1 node scripts/test.mjs'],
  build: ['scripts/test.mjs', 'await build('],
  format: ['scripts/check/static-checks.mjs', 'bin/oxfmt'],
  lock: ['scripts/check/lock-file.test.ts', "'./lock-file.mjs'"],
  forensics: ['scripts/forensics/examine/forensics.test.ts', "'examine'"],
  'demo:examine': ['scripts/forensics/demo/demo.test.ts', "'demo'"],
  'forensics:calibrate': ['scripts/forensics-commands.test.ts', "run('forensics-calibrate'"],
  'forensics:tails': ['scripts/forensics-commands.test.ts', "run('forensics-tails'"],
  'forensics:figures': ['scripts/forensics-commands.test.ts', "run('forensics-figures'"],
  'forensics:train': ['scripts/forensics/train/train.test.ts', "'train'"],
  kernels: ['scripts/forensics/kernels/compile.test.ts', 'await generate()'],
  openapi: ['lib/contract/openapi.test.ts', 'openapiText()'],
  'docs:api': ['tests/http/reference.test.ts', 'wantsDocsWritten'],
  'issue-key': ['tests/commands/commands.test.ts', "command('issue-key'"],
  'create-user': ['tests/commands/commands.test.ts', "'create-user'"],
  'load-catalogue': ['tests/commands/commands.test.ts', "'load-catalogue'"],
  'import-prices': ['tests/commands/commands.test.ts', "'import-prices'"],
  'audit:verify': ['tests/commands/commands.test.ts', "'audit-verify'"],
  'forensics:rejudge': ['tests/commands/commands.test.ts', "'rejudge'"],
  screens: ['scripts/test.mjs', 'e2e/screens/playwright.config.ts'],
  'bench:viewer': ['scripts/test.mjs', 'e2e/bench/playwright.config.ts'],
  'bench:api': ['scripts/test.mjs', 'scripts/api-bench.mjs'],
};

/**
 * Not tested: a server that never ends and compiles each page again. Everything else that it starts
 * is also started by `npm start`.
 */
const BY_HAND = ['dev'];

/** Runs until it is stopped. */
const RECEIVER = 'webhook:receive';

const folder = mkdtempSync(path.join(tmpdir(), 'commands-'));
const at = (name: string): string => path.join(folder, name);
const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

/** In order: a command reads what an earlier one wrote. */
const RUN_HERE: readonly (readonly [name: string, args: readonly string[], pattern: RegExp])[] = [
  [
    'forensics:forge',
    ['--originals', at('originals'), '--out', at('set'), '--count', '2', '--processes', '1'],
    /^$/,
  ],
  [
    'forensics:bench',
    ['--set', at('set'), '--out', at('run.jsonl'), '--processes', '1', '--only', 'metadata'],
    /metadata/,
  ],
  ['forensics:data', ['--list', at('list.csv'), '--out', at('listed')], /manifest\.csv/],
  [
    'forensics:copies',
    ['--set', at('set'), '--out', at('copies'), '--chain', 'png'],
    /copies in .*, 0 not opened/,
  ],
  ['forensics:agreement', [at('originals')], /equal|jpegtran is not installed/],
  ['receipts:bench', ['--set', at('receipts'), '--currency', 'DKK'], /total right: 1 of 1/],
  ['forensics:gallery', ['--out', at('gallery'), 'mirrored-copy'], /mirrored-copy/],
  ['bench:forensics', ['--small'], /BENCH forensics_multiply_to_plain/],
  ['bench:reports', ['--small'], /BENCH report_bytes_per_item/],
  ['bench:catalogue', ['--small'], /BENCH catalogue_prices_p50_growth/],
  ['migrate', [], /✓ migrations/],
];

/** Returns the arguments that `npm run` starts, on an empty DATA_DIR. */
function startOf(name: string, args: readonly string[]): string[] {
  const [, ...parts] = scripts[name]?.split(' ') ?? [];
  const env = ['ENV_FILE=', `DATA_DIR=${at('data')}`, 'NODE_ENV=production'];
  return ['-u', 'DATABASE_URL', ...env, process.execPath, ...parts, ...args];
}

const runCommand = (name: string, args: readonly string[]) =>
  new Promise<{ status: number; output: string }>((resolve) => {
    execFile(
      'env',
      startOf(name, args),
      { cwd: root, maxBuffer: 2 ** 24 },
      (error, stdout, stderr) => resolve({ status: error ? 1 : 0, output: `${stdout}${stderr}` }),
    );
  });

beforeAll(async () => {
  await writeDrawnOriginals(at('originals'), 2);
  const sha256 = createHash('sha256')
    .update(readFileSync(at('originals/0.jpg')))
    .digest('hex');
  writeFileSync(
    at('list.csv'),
    `path,source,split_key,label,sha256\noriginals/0.jpg,drawn/pictures,a,authentic,${sha256}\n`,
  );
  mkdirSync(at('receipts'));
  writeFileSync(at('receipts/one.pdf'), await pdfReceipt());
  const truth = { file: 'one.pdf', shop: 'Elgiganten', date: '2025-03-12', total: '1398.50' };
  writeFileSync(at('receipts/truth.json'), JSON.stringify([truth]));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('every command of package.json is run by npm test', () => {
  const covered = [
    ...Object.keys(RUN_ELSEWHERE),
    ...RUN_HERE.map(([name]) => name),
    RECEIVER,
    ...BY_HAND,
  ];
  expect(Object.keys(scripts).toSorted()).toEqual(covered.toSorted());
  for (const [name, [file, expected]] of Object.entries(RUN_ELSEWHERE))
    expect(readFileSync(path.join(root, file), 'utf8').includes(expected), `${name}: ${file}`).toBe(
      true,
    );
});

describe('commands at a small size', () => {
  it.each(RUN_HERE)(
    'npm run %s succeeds',
    async (name, args, pattern) => {
      const { status, output } = await runCommand(name, args);
      expect({ status, output }).toEqual({
        status: 0,
        output: expect.stringMatching(pattern) as unknown,
      });
    },
    COMMAND_MS,
  );

  it('npm run webhook:receive answers a message with a wrong signature with 400', async () => {
    const port = String(await freePort());
    const receiver = spawn(
      'env',
      startOf(RECEIVER, ['--secret', 'whsec_c2VjcmV0', '--port', port]),
      {
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    try {
      await once(receiver.stdout, 'data');
      const answer = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: '{}' });
      expect(answer.status).toBe(400);
    } finally {
      receiver.kill();
    }
  });
});
