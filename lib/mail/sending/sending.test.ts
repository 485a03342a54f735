import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { database, withClient } from '@/lib/platform/database/tenant';
import { usePresent } from '@/tests/setup/clock';
import { type MailCatcher, openMailCatcher } from '@/tests/setup/mail-catcher';
import { asOwner } from '@/tests/setup/owner';
import { makeClaim, makeTenant, type Tenant } from '@/tests/setup/tenants';
import { letterOf } from '../letter';
import { forgetMail } from '../forget-mail';
import { newestMail } from '../newest-mail';
import { queueMail } from '../queue-mail';
import { attemptMail } from './attempt-mail';
import { MAIL_TRIES_MAX } from './back-off';
import { type LeasedMail, leaseMail, MAILS } from './lease-mail';
import type { handOver } from './hand-over';

vi.stubEnv('SMTP_URL', 'smtp://127.0.0.1:1');
vi.stubEnv('MAIL_FROM', 'claims@insurer.example');

const present = usePresent();
const START = new Date('2026-03-10T10:00:00.000Z');
let time = START;
const pass = (ms: number) => {
  time = new Date(time.getTime() + ms);
  present(time);
};

let catcher: MailCatcher;
let own: Tenant;
let claimId: number;

beforeAll(async () => {
  catcher = await openMailCatcher();
});
afterAll(() => catcher.close());
beforeEach(async () => {
  await asOwner('DELETE FROM mail');
  own = await makeTenant();
  claimId = await makeClaim(own);
  time = START;
  present(START);
});

const letter = letterOf({
  language: 'en',
  fromName: 'An insurer',
  subject: 'A subject',
  paragraphs: ['One'],
  action: { label: 'Open', address: 'https://claims.example/portal#secret', after: 1 },
});
const queue = (tenant = own, of: number | null = claimId, kind = 'portal_link') =>
  withClient(tenant.clientId, (tx) =>
    queueMail(tx, {
      clientId: tenant.clientId,
      clientReferenceId: of,
      kind,
      to: 'kari@example.com',
      letter,
    }),
  );
const state = () =>
  withClient(own.clientId, (tx) =>
    newestMail(tx, { clientId: own.clientId, clientReferenceId: claimId, kind: 'portal_link' }),
  );
const stored = () =>
  asOwner<{ status: string; content_sealed: Buffer | null; failure: string | null }>(
    'SELECT status, content_sealed, failure FROM mail ORDER BY id',
  );

const eight = () => Promise.all(Array.from({ length: 8 }, () => leaseMail(10)));

async function leaseOne(): Promise<LeasedMail> {
  const [one] = await leaseMail(1);
  if (!one) throw new Error('Nothing is due');
  return one;
}
const mailEvents = async () =>
  (
    await asOwner<{ payload: string }>(
      "SELECT payload FROM audit_event WHERE client_reference_id = $1 AND type = 'portal.mail_failed'",
      [claimId],
    )
  ).map(({ payload }) => payload);
const fails =
  (isFinal: boolean): typeof handOver =>
  async () => ({
    isSent: false,
    isFinal,
    failure: isFinal ? 'refused' : 'unreachable',
    answer: 'no',
  });
const sends: typeof handOver = async () => ({ isSent: true, answer: 'yes' });
const attempt = async (how: typeof handOver) =>
  attemptMail(await leaseOne(), { url: catcher.url, from: 'claims@insurer.example' }, how);

describe('a queued e-mail', () => {
  it('is sent once, and its content is deleted', async () => {
    await queue();
    expect((await stored())[0]?.content_sealed?.toString()).not.toContain('secret');
    await attemptMail(await leaseOne(), { url: catcher.url, from: 'claims@insurer.example' });
    expect(catcher.caught).toHaveLength(1);
    expect(await state()).toEqual({
      mail_to: 'kari@example.com',
      status: 'sent',
      create_time: START.toISOString(),
      send_time: START.toISOString(),
      try_count: 1,
      next_try_time: null,
      failure: null,
      answer: expect.stringContaining('taken'),
    });
    expect((await stored())[0]?.content_sealed).toBeNull();
    expect(await leaseMail(10)).toEqual([]);
  });

  it('is stored only if the transaction of its cause commits', async () => {
    await expect(
      withClient(own.clientId, async (tx) => {
        await queueMail(tx, {
          clientId: own.clientId,
          clientReferenceId: claimId,
          kind: 'portal_link',
          to: 'kari@example.com',
          letter,
        });
        throw new Error('on purpose');
      }),
    ).rejects.toThrow('on purpose');
    expect(await stored()).toEqual([]);
  });

  it('is leased by one of eight workers, and by another when that lease ends', async () => {
    await eight(); // All eight open their connections first, so that they compete.
    await queue();
    const leased = await eight();
    expect(leased.flat()).toHaveLength(1);
    pass(MAILS.leaseMs - 1);
    expect(await leaseMail(10)).toEqual([]);
    pass(1);
    expect(await leaseMail(10)).toMatchObject([{ tries: 2 }]);
  });

  it('may be reported sent, but not failed, by a worker whose lease has ended', async () => {
    await queue();
    const slow = await leaseOne();
    pass(MAILS.leaseMs);
    await leaseOne();
    await attemptMail(slow, { url: '', from: '' }, fails(true));
    expect(await state()).toMatchObject({ status: 'queued', failure: null });
    await attemptMail(slow, { url: '', from: '' }, sends);
    expect(await state()).toMatchObject({ status: 'sent' });
  });

  it('is retried after growing pauses and then given up', async () => {
    await queue();
    const waits: number[] = [];
    for (let tries = 1; tries < MAIL_TRIES_MAX; tries += 1) {
      await attempt(fails(false));
      const { next_try_time: next, status, failure, answer } = (await state()) ?? {};
      expect({ status, failure, answer }).toEqual({
        status: 'queued',
        failure: 'unreachable',
        answer: 'no',
      });
      waits.push(Date.parse(next ?? '') - time.getTime());
      expect(await leaseMail(10)).toEqual([]);
      pass(waits.at(-1) ?? 0);
    }
    await attempt(fails(false));
    expect(await state()).toMatchObject({
      status: 'failed',
      failure: 'unreachable',
      try_count: MAIL_TRIES_MAX,
      next_try_time: null,
    });
    expect(waits).toEqual(waits.toSorted((one, other) => one - other));
    expect((await stored())[0]?.content_sealed).toBeNull();
  });

  it('is not retried after a final refusal', async () => {
    await queue();
    await attempt(fails(true));
    expect(await state()).toMatchObject({
      status: 'failed',
      failure: 'refused',
      answer: 'no',
      try_count: 1,
    });
  });

  it('records one event without the address when given up, none when retried or without a claim', async () => {
    await queue();
    await attempt(fails(false));
    expect(await mailEvents()).toEqual([]);
    pass(86_400_000);
    const slow = await leaseOne();
    await attemptMail(slow, { url: '', from: '' }, fails(true));
    await attemptMail(slow, { url: '', from: '' }, fails(true));
    const [payload = '', ...others] = await mailEvents();
    expect(others).toEqual([]);
    expect(JSON.parse(payload)).toMatchObject({
      actor: 'mail',
      data: { kind: 'portal_link', failure: 'refused' },
    });
    expect(payload).not.toContain('kari');
    await queue(own, null, 'invitation');
    await attempt(fails(true));
    expect(await mailEvents()).toHaveLength(1);
  });

  it('is withdrawn by a newer one of its kind and claim only', async () => {
    await queue();
    await queue(own, await makeClaim(own));
    await queue(own, null, 'invitation');
    await queue();
    expect((await stored()).map(({ status, failure }) => [status, failure])).toEqual([
      ['failed', 'withdrawn'],
      ['queued', null],
      ['queued', null],
      ['queued', null],
    ]);
  });

  it('does not wait for the backlog of another client', async () => {
    const other = await makeTenant();
    for (let n = 0; n < 3; n += 1) await queue(own, null, 'invitation');
    pass(1);
    await queue(other, null, 'invitation');
    expect((await leaseMail(2)).map(({ clientId }) => clientId)).toEqual([
      own.clientId,
      other.clientId,
    ]);
  });
});

it('hides e-mails from other clients; mail_due, which bypasses row-level security, returns ids only', async () => {
  await queue();
  const other = await makeTenant();
  expect(await withClient(other.clientId, (tx) => tx.mail.findMany())).toEqual([]);
  expect(
    Object.keys(
      (await database().$queryRaw<object[]>`SELECT * FROM mail_due(${START}, 5)`)[0] ?? {},
    ),
  ).toEqual(['client_id', 'mail_id']);
});

it('deletes finished e-mails without a claim after thirty days, but none that are queued', async () => {
  await queue(own, null, 'invitation');
  await attempt(sends);
  await queue(own, null, 'invitation');
  await forgetMail(new Date(START.getTime() + 29 * 86_400_000));
  expect(await stored()).toHaveLength(2);
  await forgetMail(new Date(START.getTime() + 31 * 86_400_000));
  expect((await stored()).map(({ status }) => status)).toEqual(['queued']);
});

it.each(['a@b.example, c@d.example', 'a@b.example\r\nBcc: c@d.example', 'Kari <a@b.example>', ''])(
  'refuses %j as an address',
  async (to) => {
    await expect(
      withClient(own.clientId, (tx) =>
        queueMail(tx, {
          clientId: own.clientId,
          clientReferenceId: null,
          kind: 'invitation',
          to,
          letter,
        }),
      ),
    ).rejects.toThrow('must be one e-mail address');
  },
);
