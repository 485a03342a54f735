import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { examineJob } from '@/lib/appraisals/examinations/examine-job';
import { authenticateKey } from '@/lib/identity/api-keys/authenticate';
import { command } from '../setup/command';
import { asOwner } from '../setup/owner';
import { jpeg } from '../setup/pictures';
import {
  idOfKey,
  loadCatalogue,
  makeAppraisal,
  makeClaim,
  makeTenant,
  PRICE_DATE,
  type Tenant,
} from '../setup/tenants';
import { attachPicture, complete } from '../setup/verdicts';
import { workDue } from '../setup/worker';

let own: Tenant;

beforeAll(async () => {
  own = await makeTenant({ name: 'Nordisk' });
});

const scopesOf = async (stdout: string) => (await authenticateKey(stdout.trim()))?.scopes;
const issue = (...args: string[]) =>
  command('issue-key', '--client', String(own.clientId), ...args);

describe('a command used wrongly', () => {
  it.each([
    ['issue-key', ['--unknown']],
    ['issue-key', []],
    ['issue-key', ['--client']],
    ['issue-key', ['--client', '99999999999999']],
    ['issue-key', ['--client', 'New', '--currency', 'kroner']],
    ['issue-key', ['--client', 'New', '--name', 'x'.repeat(256)]],
    ['issue-key', ['--client', 'New', '--scopes', 'read,root']],
    ['issue-key', ['--client', 'New', '--admin', '--read-only']],
    ['issue-key', ['--client', 'New', '--expires', '2020-01-01']],
    ['issue-key', ['--rotate', 'NoSuchKey000']],
    ['issue-key', ['--rotate', 'a', '--revoke', 'b']],
    ['issue-key', ['--rotate', 'a', '--grace-hours', 'x']],
    ['issue-key', ['--list', '--client', 'New']],
    ['create-user', ['--unknown']],
    ['create-user', ['--email', 'a@b.example', '--name', 'A', '--client', 'New', '--role', 'root']],
    [
      'create-user',
      ['--email', 'a@b.example', '--name', 'A', '--client', 'New', '--currency', 'x'],
    ],
    ['load-catalogue', ['a word']],
    ['import-prices', []],
    ['import-prices', ['no-such-file.tsv']],
    ['import-prices', ['a.tsv', '--date', '2026-02-30']],
    ['import-prices', ['a.tsv', '--currency', 'kroner']],
    ['audit-verify', ['--client', 'x']],
    ['audit-verify', ['--claim', '99999999']],
    ['audit-verify', ['--until', '2999-01-01T00:00:00Z']],
    ['rejudge', []],
    ['rejudge', ['begin']],
    ['rejudge', ['start', 'now']],
    ['rejudge', ['start', '--client', 'New']],
    ['rejudge', ['start', '--since', 'yesterday']],
    ['rejudge', ['start', '--claim-state', 'settled']],
    ['rejudge', ['apply', '--only', 'flagged']],
    ['rejudge', ['status', '--csv', 'a.csv']],
    ['rejudge', ['differences', '--csv', 'no-such-folder/a.csv']],
  ])(
    '%s %j exits with the reason and its usage, without a stack, and creates nothing',
    async (name, args) => {
      const { status, stdout, stderr } = await command(name, ...args);
      expect([status, stdout]).toEqual([1, '']);
      expect(stderr).toMatch(/^\S.*\n\nUsage: npm run /);
      expect(stderr).not.toMatch(/\n {4}at |Error:|node:internal|Prisma/);
      expect(await asOwner(`SELECT name FROM client WHERE name <> 'Nordisk'`)).toEqual([]);
    },
  );

  it.each([
    'issue-key',
    'create-user',
    'load-catalogue',
    'import-prices',
    'audit-verify',
    'rejudge',
  ])('%s --help prints the usage', async (name) => {
    expect(await command(name, '--help')).toMatchObject({
      status: 0,
      stderr: '',
      stdout: expect.stringMatching(/^Usage: npm run /),
    });
  });
});

describe('issue-key', () => {
  it('issues keys with read and write, and with other scopes on request', async () => {
    expect(await scopesOf((await issue()).stdout)).toEqual(['read', 'write']);
    expect(await scopesOf((await issue('--read-only')).stdout)).toEqual(['read']);
    expect(await scopesOf((await issue('--admin')).stdout)).toEqual(['read', 'write', 'admin']);
    expect(await scopesOf((await issue('--scopes', 'admin, read')).stdout)).toEqual([
      'read',
      'admin',
    ]);
  });

  it('lists, rotates and revokes', async () => {
    const old = (await issue('--name', 'the core system')).stdout.trim();
    expect((await command('issue-key', '--list', '--client', 'Nordisk')).stdout).toMatch(
      new RegExp(`^${idOfKey(old)}  active    read,write .* the core system$`, 'm'),
    );
    const rotated = await command('issue-key', '--rotate', idOfKey(old), '--grace-hours', '2');
    const renewed = rotated.stdout.trim();
    expect([await authenticateKey(old), await authenticateKey(renewed)]).toEqual([
      expect.anything(),
      expect.anything(),
    ]);
    expect((await command('issue-key', '--rotate', idOfKey(old))).stderr).toContain(
      'was already rotated',
    );
    expect((await command('issue-key', '--revoke', idOfKey(old))).status).toBe(0);
    expect([await authenticateKey(old), await authenticateKey(renewed)]).toEqual([
      null,
      expect.anything(),
    ]);
    expect((await command('issue-key', '--list', '--client', 'Nordisk')).stdout).toMatch(
      new RegExp(`^${idOfKey(old)}  revoked `, 'm'),
    );
  });

  it("a new client and a new person are recorded in the client's trail", async () => {
    expect(
      (
        await command(
          'create-user',
          '--email',
          'Kari@Example.test',
          '--name',
          'Kari',
          '--client',
          'A new insurer',
          '--currency',
          'DKK',
          '--role',
          'admin',
        )
      ).status,
    ).toBe(0);
    const rows = await asOwner<{ payload: string }>(
      `SELECT payload FROM client_event e JOIN client c ON c.id = e.client_id WHERE c.name = 'A new insurer' ORDER BY sequence`,
    );
    expect(rows.map(({ payload }) => JSON.parse(payload) as unknown)).toMatchObject([
      {
        type: 'client.created',
        actor: 'operator',
        data: { name: 'A new insurer', currency: 'DKK', language: 'en' },
      },
      {
        type: 'user.created',
        actor: 'operator',
        data: { email: 'kari@example.test', name: 'Kari', role: 'admin' },
      },
    ]);
    expect(JSON.stringify(rows)).not.toContain('argon2');
  });
});

describe('audit-verify', () => {
  it('exits with 0 and a summary for an intact trail, and with 1 and each break for a damaged one', async () => {
    const claim = await makeClaim(own);
    const all = await command('audit-verify', '--digest');
    expect([all.status, all.stderr]).toEqual([0, '']);
    expect(all.stdout).toMatch(
      /^\d+ chains, \d+ events: complete\ndigest [\da-f]{64} of \d+ chains at \d{4}-.*Z\n$/,
    );
    await asOwner(
      `UPDATE audit_event SET payload = replace(payload, 'claim', 'clain') WHERE client_reference_id = $1`,
      [claim],
    );
    const broken = await command('audit-verify', '--client', String(own.clientId));
    expect(broken.status).toBe(1);
    expect(broken.stdout).toMatch(
      new RegExp(
        `^BROKEN client ${own.clientId} claim ${claim} event 1: has a hash that is not the one of its payload\n2 chains, \\d+ events: broken in 1 place\n$`,
      ),
    );
  });
});

const rejudge = (verb: string, ...args: string[]) =>
  command('rejudge', verb, '--client', String(own.clientId), ...args);

describe('rejudge', () => {
  it('starts, tells the progress, lists the differences, applies and discards them', async () => {
    await loadCatalogue(PRICE_DATE);
    const claim = await makeClaim(own);
    const made = await makeAppraisal(own, claim);
    for (const name of ['changes.jpg', 'stays.jpg']) {
      await attachPicture(own, claim, made, name, await jpeg(3, 256));
      await complete(own, made, name, { engine_version: '0.1.0' });
    }
    const client = `client ${own.clientId} Nordisk:`;
    expect(await rejudge('start')).toEqual({
      status: 0,
      stderr: '',
      stdout: `${client} 2 queued\n`,
    });
    expect((await rejudge('status')).stdout).toBe(`${client} 2 waiting, 0 done, 0 failed\n`);
    await workDue(examineJob);
    expect((await rejudge('status')).stdout).toBe(`${client} 0 waiting, 2 done, 0 failed\n`);
    await asOwner(
      `UPDATE forensics_verdict SET confirmed_at = now(), confirmed_by = 'user:kari' WHERE file_name = 'stays.jpg'`,
    );
    const listed = await rejudge('differences');
    expect(listed.stdout).toContain(
      `row ${made.rowId}  changes.jpg\n  from flagged, AI 0.0312, edited 0.9123: `,
    );
    expect(listed.stdout).toContain('stays.jpg  (confirmed by a handler: stays)');
    expect(listed.stdout).toContain(
      `${client} 0 newly flagged, 2 no longer flagged, 0 changed otherwise, 0 unchanged, 0 failed, 0 waiting; 1 of the changed`,
    );
    const file = path.join(mkdtempSync(path.join(tmpdir(), 'rejudge-')), 'differences.csv');
    expect((await rejudge('differences', '--csv', file)).stdout).not.toContain('changes.jpg');
    const [header, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\r\n');
    expect(header).toMatch(
      /^\uFEFFclient_id,client_reference,row_id,file_name,change,decision,from_state/,
    );
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/,stays\.jpg,no_longer_flagged,confirmed,flagged,0\.0312,0\.9123,/);
    expect((await rejudge('apply', '--only', 'newly-flagged')).stdout).toContain(' 0 applied');
    expect((await rejudge('apply')).stdout).toContain(
      `${client} 1 applied; left as they are: 1 decided by a handler, 0 analysed`,
    );
    expect((await rejudge('discard')).stdout).toBe(`${client} 1 discarded\n`);
  });
});
