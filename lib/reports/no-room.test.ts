import { spawn } from 'node:child_process';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { env } from '@/lib/platform/env';
import { root } from '@/scripts/launch/root.mjs';
import { asOwner, rowsOfClient } from '@/tests/setup/owner';
import {
  loadCatalogue,
  makeAppraisal,
  makeClaim,
  makeTenant,
  PRICE_DATE,
  type Tenant,
} from '@/tests/setup/tenants';

/**
 * Requests a report as the routes do, in a process with a limit on the size of files, and prints
 * the response.
 */
const ASKER = `
  import { errorResponse, faultOf } from '@/lib/http/errors';
  import { createClaimReport } from '@/lib/reports/create';
  const [clientId, claimId] = process.argv.slice(2).map(Number);
  const caller = { kind: 'key', clientIds: [clientId], clientId, actor: 'key:of-the-tests', sessionId: null };
  const answer = await createClaimReport(caller, claimId, { language: 'en' }, { origin: 'http://127.0.0.1', prefersAsync: false })
    .then((address) => Response.json(address), (error) => errorResponse(faultOf(error, 'x'), '00', 'x'));
  process.stdout.write(JSON.stringify({ status: answer.status, retryAfter: answer.headers.get('retry-after'), body: await answer.json() }));
  process.exit(0);`;

const BLOCKS_OF_512 = 16;
const outfile = path.join(root, 'build', `no-room-${process.pid}.mjs`);
let tenant: Tenant;
let claimId: number;

beforeAll(async () => {
  await build({
    stdin: { contents: ASKER, resolveDir: root, loader: 'ts' },
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    alias: { '@': root.replace(/\/$/, '') },
    logLevel: 'error',
  });
  await loadCatalogue(PRICE_DATE);
  tenant = await makeTenant();
  claimId = await makeClaim(tenant);
  await makeAppraisal(tenant, claimId, { cp_name_cart: 'Vase' });
});
afterAll(() => rm(outfile, { force: true }));

function create(
  blocksMax: number | 'unlimited',
): Promise<{ status: number; retryAfter: string | null; body: unknown }> {
  return new Promise((resolve, reject) => {
    const asker = spawn(
      'sh',
      [
        '-c',
        `ulimit -f ${blocksMax} && exec "$@"`,
        'sh',
        process.execPath,
        outfile,
        String(tenant.clientId),
        String(claimId),
      ],
      { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] },
    );
    let output = '';
    asker.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
    asker
      .on('error', reject)
      .on('close', () => resolve(JSON.parse(output) as Awaited<ReturnType<typeof create>>));
  });
}

const files = () =>
  readdir(path.join(env().DATA_DIR, 'files', `c${tenant.clientId}`, 'reports')).catch(() => []);

test('without disk space a report is refused with 503 and Retry-After and leaves nothing behind', async () => {
  const before = await rowsOfClient(tenant.clientId);
  expect(await create(BLOCKS_OF_512)).toMatchObject({
    status: 503,
    retryAfter: '60',
    body: { event_code: 'ERSU00', description: 'No storage space left; try again later' },
  });
  expect(await files()).toEqual([]);
  expect(await rowsOfClient(tenant.clientId)).toEqual(before);
  expect(await create('unlimited')).toMatchObject({
    status: 200,
    body: expect.stringContaining('/files/reports/'),
  });
  expect(await files()).toHaveLength(1);
  expect(
    await asOwner('SELECT 1 FROM report WHERE client_id = $1', [tenant.clientId]),
  ).toHaveLength(1);
});
