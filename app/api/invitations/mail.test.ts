/** The service sends links to users by e-mail if a mail server is configured. */
import { expect, it, vi } from 'vitest';
import type { Letter } from '@/lib/mail/letter';
import { leaseMail } from '@/lib/mail/sending/lease-mail';
import { unseal } from '@/lib/platform/seal';
import { api } from '@/tests/setup/api';
import { asOwner } from '@/tests/setup/owner';
import { invite, makePerson, PASSWORD, tokenOf, useLink } from '@/tests/setup/people';
import { makeTenant } from '@/tests/setup/tenants';

vi.stubEnv('SMTP_URL', 'smtp://127.0.0.1:1');
vi.stubEnv('MAIL_FROM', 'claims@insurer.example');

it("invitation, renewal and reset link are sent in the client's language and work", async () => {
  const own = await makeTenant({ name: 'Nordlys', language: 'de' });
  const invited = await invite(own, 'ola@example.test');
  const { body: renewed } = (await api('POST', `/invitations/${invited.invitation_id}/renew`, {
    key: own.key,
    json: {},
  })) as { body: typeof invited };
  const { userId, email } = await makePerson('handler', own);
  const { body: reset } = (await api('POST', `/users/${userId}/reset_link`, {
    key: own.key,
    json: {},
  })) as { body: typeof invited };
  expect([invited, renewed, reset]).toMatchObject([
    { mail_to: 'ola@example.test' },
    { mail_to: 'ola@example.test' },
    { mail_to: email },
  ]);
  const letters = (await leaseMail(10)).map(({ recipient, contentSealed }) => ({
    recipient,
    letter: JSON.parse(unseal(contentSealed)) as Letter,
  }));
  expect(
    letters.map(({ recipient, letter }) => [recipient, letter.subject, letter.fromName]),
  ).toEqual([
    ['ola@example.test', 'Nordlys: Sie sind zur Schadenbearbeitung eingeladen', 'Nordlys'],
    [email, 'Nordlys: Bitte wählen Sie ein neues Passwort', 'Nordlys'],
  ]);
  for (const [at, { link }] of [renewed, reset].entries())
    expect(letters[at]?.letter.text).toContain(link);
  expect((await useLink(tokenOf(renewed), PASSWORD)).body).toEqual({
    state: 'done',
    email: 'ola@example.test',
  });
  expect(
    await asOwner('SELECT 1 FROM client_event WHERE client_id = $1 AND payload::text LIKE $2', [
      own.clientId,
      `%${tokenOf(renewed)}%`,
    ]),
  ).toEqual([]);
});

it('withdraws pending mail of a renewed or revoked invitation, and no other', async () => {
  const own = await makeTenant();
  const [first, second] = [
    await invite(own, 'kari@example.test'),
    await invite(own, 'ola@example.test'),
  ];
  const waiting = async () =>
    (
      await asOwner<{ recipient: string; status: string; failure: string | null }>(
        'SELECT recipient, status, failure FROM mail WHERE client_id = $1 ORDER BY id',
        [own.clientId],
      )
    ).map(({ recipient, status, failure }) => [recipient, status, failure]);
  await api('POST', `/invitations/${first.invitation_id}/renew`, { key: own.key, json: {} });
  const withdrawn = ['kari@example.test', 'failed', 'withdrawn'];
  expect(await waiting()).toEqual([
    withdrawn,
    ['ola@example.test', 'queued', null],
    ['kari@example.test', 'queued', null],
  ]);
  await api('DELETE', `/invitations/${first.invitation_id}`, { key: own.key });
  expect(await waiting()).toEqual([withdrawn, ['ola@example.test', 'queued', null], withdrawn]);
  expect(second.link).toContain('#');
});

it('returns the link to copy if mail cannot be sent to the address', async () => {
  expect(await invite(await makeTenant(), 'øla@example.test')).toMatchObject({
    mail_to: null,
    link: expect.stringContaining('/invitation#'),
  });
});
