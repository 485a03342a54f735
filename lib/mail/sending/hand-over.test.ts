import { createServer, type AddressInfo, type Server } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { headerOf, type MailCatcher, openMailCatcher, partOf } from '@/tests/setup/mail-catcher';
import { letterOf } from '../letter';
import { addressOf, handOver } from './hand-over';

let catcher: MailCatcher;
beforeAll(async () => {
  catcher = await openMailCatcher();
});
afterEach(() => catcher.behave({}));
afterAll(() => catcher.close());

const letter = letterOf({
  language: 'da',
  fromName: 'Nordlys "& Søn"',
  subject: 'Skade\r\nBcc: thief@example.com',
  paragraphs: ['Hej <b>Åse</b>', 'To\nlinjer'],
  action: { label: 'Åbn', address: 'https://claims.example/portal#a&b', after: 1 },
});
const envelope = { to: 'kari@example.com', messageId: '6f0d', letter };
const give = (url: string, limits = {}) =>
  handOver({ url, from: 'Claims <claims@insurer.example>' }, envelope, limits);

describe('an e-mail', () => {
  it('arrives as text and HTML with the same content, the insurer as sender and an auto-generated header', async () => {
    expect(await give(catcher.url)).toMatchObject({
      isSent: true,
      answer: expect.stringContaining('taken'),
    });
    const [mail] = catcher.caught;
    if (!mail) throw new Error('nothing came');
    expect([mail.from, mail.to]).toEqual(['claims@insurer.example', ['kari@example.com']]);
    expect(headerOf(mail, 'From')).toContain('Nordlys');
    expect(headerOf(mail, 'Message-ID')).toBe('<6f0d@insurer.example>');
    expect(headerOf(mail, 'Auto-Submitted')).toBe('auto-generated');
    expect(partOf(mail, 'text/plain').replaceAll('\r', '').trim()).toBe(
      'Hej <b>Åse</b>\n\nhttps://claims.example/portal#a&b\n\nTo\nlinjer',
    );
    expect(partOf(mail, 'text/html')).toContain('<p>Hej &lt;b&gt;Åse&lt;/b&gt;</p>');
    expect(partOf(mail, 'text/html')).toContain(
      '<a href="https://claims.example/portal#a&amp;b">Åbn</a>',
    );
    expect(partOf(mail, 'text/html')).not.toMatch(/<img|<script|<link|src=/);
  });

  it('gets no header from line breaks in its subject', async () => {
    await give(catcher.url);
    const mail = catcher.caught.at(-1);
    if (!mail) throw new Error('nothing came');
    expect(headerOf(mail, 'Subject')).toBe('Skade Bcc: thief@example.com');
    expect(headerOf(mail, 'Bcc')).toBeNull();
    expect(mail.to).toEqual(['kari@example.com']);
  });
});

describe('handOver', () => {
  it.each([
    [550, true],
    [554, true],
    [451, false],
    [421, false],
  ])('reports a reply of %i as refused (final: %s)', async (code, isFinal) => {
    catcher.behave({ refusal: { code, text: 'Mailbox is not for you' } });
    expect(await give(catcher.url)).toMatchObject({
      isSent: false,
      isFinal,
      failure: 'refused',
      answer: expect.stringContaining('Mailbox is not for you'),
    });
  });

  it('reports a rejected password as an error that may pass', async () => {
    expect(await give(catcher.url.replace('//', '//user:wrong@'))).toMatchObject({
      isSent: false,
      isFinal: false,
      failure: 'not_let_in',
    });
  });

  it('reports a missing server as unreachable', async () => {
    const gone = await openMailCatcher();
    await gone.close();
    expect(await give(gone.url)).toMatchObject({
      isSent: false,
      isFinal: false,
      failure: 'unreachable',
    });
  });

  it.each([
    ['does not respond', { idleTimeoutMs: 50 }, null],
    ['responds too slowly', { tryTimeoutMs: 50 }, '220-wait\r\n'],
  ])('times out when a server %s', async (_how, limits, text) => {
    const server: Server = createServer((socket) => {
      socket.on('error', () => {});
      if (text) socket.write(text);
    });
    await new Promise<void>((settle) => server.listen(0, '127.0.0.1', () => settle()));
    expect(
      await give(`smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, limits),
    ).toMatchObject({ isSent: false, isFinal: false, failure: 'timed_out' });
    server.close();
  });
});

it.each([
  ['claims@insurer.example', '', 'claims@insurer.example'],
  ['"The Claims" <c@i.example>', 'The Claims', 'c@i.example'],
  ['Claims <c@i.example> ', 'Claims', 'c@i.example'],
])('addressOf reads %s', (from, name, address) => {
  expect(addressOf(from)).toEqual({ name, address });
});
