import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PortalAccess } from '@/lib/contract/portal';
import { LANGUAGES } from '@/lib/shared/languages';
import { unseal } from '@/lib/platform/seal';
import { api } from '@/tests/setup/api';
import { at } from '@/tests/setup/clock';
import { asOwner } from '@/tests/setup/owner';
import { sendCart } from '@/tests/setup/portal';
import {
  loadCatalogue,
  makeAppraisal,
  makeClaim,
  makeTenant,
  PRICE_DATE,
  type Tenant,
} from '@/tests/setup/tenants';

vi.stubEnv('SMTP_URL', 'smtp://127.0.0.1:1');
vi.stubEnv('MAIL_FROM', 'claims@insurer.example');

let own: Tenant;
let claimId: number;

beforeAll(async () => {
  await loadCatalogue(PRICE_DATE);
  own = await makeTenant({ name: 'Nordlys & Søn' });
});
beforeEach(async () => {
  claimId = await makeClaim(own);
  await makeAppraisal(own, claimId, { replacement_cost_value: 10 });
});

const call = async (method: 'GET' | 'POST' | 'PATCH', json?: unknown) => {
  const { status, body, text } = await api(
    method,
    `/client_reference/${claimId}/portal/customer/access`,
    { key: own.key, ...(json === undefined ? {} : { json }) },
  );
  return { status, text, access: body as PortalAccess };
};
const letters = async () =>
  (
    await asOwner<{ status: string; recipient: string; content_sealed: Buffer | null }>(
      'SELECT status, recipient, content_sealed FROM mail WHERE client_reference_id = $1 ORDER BY id',
      [claimId],
    )
  ).map(({ status, recipient, content_sealed: sealed }) => ({
    status,
    recipient,
    letter:
      sealed &&
      (JSON.parse(unseal(sealed)) as {
        subject: string;
        text: string;
        html: string;
        fromName: string;
      }),
  }));

describe('the link by e-mail', () => {
  it('is queued in the transaction of the send, with its message and language, and recorded', async () => {
    const { link } = await sendCart(own, claimId, {
      mail_to: 'kari@example.com',
      message: 'Hei\nse her <her>',
      language: 'nb',
    });
    const [mail] = await letters();
    expect(mail).toMatchObject({
      status: 'queued',
      recipient: 'kari@example.com',
      letter: {
        fromName: 'Nordlys & Søn',
        subject: expect.stringMatching(/^Nordlys & Søn: kontroller gjenstandene/),
      },
    });
    for (const text of [link, 'Hei\nse her <her>', 'Lenken virker til'])
      expect(mail?.letter?.text).toContain(text);
    expect(mail?.letter?.html).toContain('Hei<br>se her &lt;her&gt;');
    const { access } = await call('GET');
    expect(access).toMatchObject({
      is_mail_set_up: true,
      mail: { mail_to: 'kari@example.com', status: 'queued', try_count: 0, failure: null },
      letter: { text: mail?.letter?.text },
    });
    expect(
      await asOwner(
        `SELECT count(*)::int AS n, bool_or(payload LIKE '%kari@%') AS names_address FROM audit_event WHERE client_reference_id = $1 AND type = 'portal.link_mailed'`,
        [claimId],
      ),
    ).toEqual([{ n: 1, names_address: false }]);
  });

  it.each(LANGUAGES)(
    'never contains the PIN and says in %s that one is required',
    async (language) => {
      await sendCart(own, claimId, { language });
      await call('PATCH', { access_pin: '48151623', mail_to: 'kari@example.com' });
      const [mail] = await letters();
      expect(JSON.stringify(mail)).not.toContain('48151623');
      expect(mail?.letter?.text).toMatch(/PIN|pinkod/i);
      expect(mail?.letter?.text).not.toMatch(/\{\w+\}/);
    },
  );

  it('is sent again on request, and the earlier pending one is not', async () => {
    await sendCart(own, claimId, { mail_to: 'kari@example.com' });
    await call('PATCH', { mail_to: 'karen@example.com' });
    expect(
      (await letters()).map(({ status, recipient, letter }) => [
        status,
        recipient,
        letter === null,
      ]),
    ).toEqual([
      ['failed', 'kari@example.com', true],
      ['queued', 'karen@example.com', false],
    ]);
  });

  it.each([
    ['POST', {}],
    ['PATCH', { revoke: true }],
    ['PATCH', { link_status: 'locked' }],
  ] as const)('is not sent after %s %j if still pending', async (method, json) => {
    await sendCart(own, claimId, { mail_to: 'kari@example.com' });
    await call(method, json);
    expect(await letters()).toMatchObject([{ status: 'failed', letter: null }]);
    expect((await call('GET')).access.mail).toMatchObject({ failure: 'withdrawn' });
  });

  it('rejects anything but a single address and sends nothing', async () => {
    for (const to of [
      'kari@example.com, b@example.com',
      'kari@example.com\r\nBcc: b@example.com',
      'Kari <kari@example.com>',
      'nobody',
      '',
    ]) {
      const { status, body } = await api(
        'POST',
        `/client_reference/${claimId}/portal/customer/send`,
        { key: own.key, json: { mail_to: to } },
      );
      expect([status, (body as { event_code: string }).event_code], JSON.stringify(to)).toEqual([
        400,
        'ERWP00',
      ]);
    }
    expect(await letters()).toEqual([]);
    expect((await call('GET')).access.link).toBeNull();
  });

  it.each([
    ['was revoked', { revoke: true }],
    ['is locked', { link_status: 'locked' }],
  ])('is rejected for a link that %s', async (_how, change) => {
    await sendCart(own, claimId);
    await call('PATCH', change);
    expect(await call('PATCH', { mail_to: 'kari@example.com' })).toMatchObject({
      status: 400,
      text: expect.stringContaining('mail_to : the link'),
    });
  });

  it('is rejected for an expired link unless the same request extends it', async () => {
    await at('2026-01-01T10:00:00Z', () => sendCart(own, claimId, { expires_in_days: 1 }));
    expect((await call('PATCH', { mail_to: 'kari@example.com' })).text).toContain(
      'mail_to : the link has expired',
    );
    expect(
      (await call('PATCH', { mail_to: 'kari@example.com', expires_in_days: 3 })).access.mail,
    ).toMatchObject({ status: 'queued' });
  });
});
