import { cause } from '@/lib/shared/reasons';
import { createSocket } from 'node:dgram';
import { type AddressInfo, createServer } from 'node:net';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { openReceiver, type Receiver } from '@/tests/setup/receiver';
import { type Address, lookUpByNameServers, resolve } from '../addresses/resolve';
import { post } from './post';

const closers: (() => unknown)[] = [];
let receiver: Receiver;

async function newReceiver(): Promise<Receiver> {
  const opened = await openReceiver();
  closers.push(() => opened.close());
  return opened;
}

beforeEach(async () => {
  receiver = await newReceiver();
});

afterAll(() => Promise.all(closers.map((close) => close())));

const sendTo = (url: string, limits: Partial<Parameters<typeof post>[1]> = {}) =>
  post({ url, headers: { 'x-test': 'yes' }, body: '{"æ":"ø"}' }, { allowPrivate: true, ...limits });

/**
 * A name server that answers each IPv4 query with the next of `answers` and has no IPv6 addresses.
 */
async function openNameServer(answers: string[][]): Promise<string> {
  const socket = createSocket('udp4');
  socket.on('message', (question, from) => {
    const end = question.indexOf(0, 12) + 5;
    const isFour = question.readUInt16BE(end - 4) === 1;
    const addresses = isFour ? (answers.shift() ?? []) : [];
    const records = addresses.map((address) =>
      Buffer.from([0xc0, 0x0c, 0, 1, 0, 1, 0, 0, 0, 0, 0, 4, ...address.split('.').map(Number)]),
    );
    const header = Buffer.from(question.subarray(0, 12));
    header.writeUInt16BE(0x8180, 2);
    header.writeUInt16BE(records.length, 6);
    header.writeUInt32BE(0, 8);
    socket.send(
      Buffer.concat([header, question.subarray(12, end), ...records]),
      from.port,
      from.address,
    );
  });
  await new Promise<void>((settle) => socket.bind(0, '127.0.0.1', settle));
  closers.push(() => socket.close());
  return `127.0.0.1:${socket.address().port}`;
}

describe('post', () => {
  it('sends body and headers and returns the response', async () => {
    receiver.answer(
      (response) => void response.writeHead(202, { 'retry-after': '7' }).end('thanks – ø'),
    );
    const { durationMs, ...answer } = await sendTo(receiver.url);
    expect(answer).toEqual({ status: 202, body: 'thanks – ø', error: null, retryAfter: '7' });
    expect(durationMs).toBeGreaterThanOrEqual(0);
    expect(receiver.received).toMatchObject([
      {
        body: '{"æ":"ø"}',
        headers: {
          'x-test': 'yes',
          'content-length': '11',
          host: new URL(receiver.url).host,
          connection: 'close',
        },
      },
    ]);
  });

  it('does not follow redirects', async () => {
    const other = await newReceiver();
    for (const status of [301, 302, 303, 307, 308]) {
      receiver.answer((response) => void response.writeHead(status, { location: other.url }).end());
      expect(await sendTo(receiver.url)).toMatchObject({ status, error: null });
    }
    expect(other.received).toEqual([]);
  });

  it('returns the first 4 KB of a huge or endless response', async () => {
    receiver.answer((response) => void response.end('x'.repeat(20_000_000)));
    const gigantic = await sendTo(receiver.url);
    receiver.answer((response) => {
      const write = () => {
        while (!response.destroyed && response.write('ø'.repeat(1000)));
      };
      response.on('drain', write);
      write();
    });
    const endless = await sendTo(receiver.url);
    expect([gigantic.status, gigantic.body, gigantic.error]).toEqual([200, 'x'.repeat(4096), null]);
    expect([endless.status, endless.body, endless.error]).toEqual([200, 'ø'.repeat(2048), null]);
  });

  it('returns text that PostgreSQL accepts: no NUL, no split characters, at most 4 KB', async () => {
    receiver.answer(
      (response) =>
        void response.end(Buffer.concat([Buffer.from('a\0b'), Buffer.alloc(5000, 0xff)])),
    );
    const { body } = await sendTo(receiver.url);
    expect(body?.startsWith('a\ufffdb\ufffd')).toBe(true);
    expect(Buffer.byteLength(body ?? '')).toBeLessThanOrEqual(4096);
    receiver.answer((response) => void response.end(`x${'😀'.repeat(2000)}`));
    const { body: cut } = await sendTo(receiver.url);
    expect(Buffer.byteLength(cut ?? '')).toBeLessThanOrEqual(4096);
    expect(cut).not.toMatch(/\p{Surrogate}/u);
  });

  it('returns the status of a response whose body does not end', async () => {
    receiver.answer((response) => void response.writeHead(200).write('slow'));
    expect(await sendTo(receiver.url, { bodyTimeoutMs: 50 })).toMatchObject({
      status: 200,
      body: 'slow',
      error: null,
    });
    receiver.answer((response) => {
      response.writeHead(200, { 'content-length': '100' }).write('cut off');
      setImmediate(() => response.destroy());
    });
    expect(await sendTo(receiver.url)).toMatchObject({ status: 200, error: null });
  });

  it('times out on a receiver or a name server that does not respond', async () => {
    receiver.answer(() => {});
    expect(await sendTo(receiver.url, { answerTimeoutMs: 50 })).toMatchObject({
      status: null,
      body: null,
      error: cause('webhook_no_answer', { seconds: 0.05 }),
    });
    expect(
      await sendTo('http://hooks.example/', {
        answerTimeoutMs: 50,
        resolveHost: () => new Promise(() => {}),
      }),
    ).toMatchObject({ status: null, error: cause('webhook_no_answer', { seconds: 0.05 }) });
  });

  it('returns the reason for a missing response', async () => {
    await receiver.close();
    expect(await sendTo(receiver.url)).toMatchObject({
      status: null,
      body: null,
      error: cause('webhook_connection_refused'),
    });
    receiver = await newReceiver();
    receiver.answer((response) => void response.destroy());
    expect(await sendTo(receiver.url)).toMatchObject({
      status: null,
      error: cause('webhook_connection_closed'),
    });
    const babbler = createServer((socket) => socket.end('SSH-2.0-x\r\n'));
    await new Promise<void>((settle) => babbler.listen(0, '127.0.0.1', settle));
    closers.push(() => babbler.close());
    expect(
      await sendTo(`http://127.0.0.1:${(babbler.address() as AddressInfo).port}/`),
    ).toMatchObject({ status: null, error: { reason: 'webhook_failed' } });
    expect(await sendTo(receiver.url.replace('http:', 'https:'))).toMatchObject({
      status: null,
      error: { reason: 'webhook_failed' },
    });
  });

  it('treats a protocol upgrade as a failure', async () => {
    receiver.answer(
      (response) =>
        void response.socket?.end(
          'HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n',
        ),
    );
    expect(await sendTo(receiver.url)).toMatchObject({
      status: null,
      error: cause('webhook_connection_closed'),
    });
  });
});

const NOT_PUBLIC = cause('webhook_host_not_public');

describe('where private addresses are not allowed', () => {
  it('post refuses them in every notation', async () => {
    const { port } = new URL(receiver.url);
    for (const host of [
      '127.0.0.1',
      '127.1',
      '2130706433',
      '0x7f000001',
      '0177.0.0.1',
      '0',
      '[::1]',
      '[::ffff:127.0.0.1]',
      '[::ffff:7f00:1]',
    ]) {
      expect(await sendTo(`http://${host}:${port}/`, { allowPrivate: false }), host).toMatchObject({
        status: null,
        error: NOT_PUBLIC,
      });
    }
    expect(receiver.received).toEqual([]);
  });

  it('post refuses a name that resolves to one', async () => {
    const nameServer = await openNameServer([['127.0.0.1'], ['10.0.0.1', '169.254.169.254'], []]);
    const resolveHost: typeof resolve = (host, limits) =>
      resolve(host, { ...limits, lookUp: (name) => lookUpByNameServers(name, [nameServer]) });
    const url = `http://hooks.example:${new URL(receiver.url).port}/`;
    const send = () => sendTo(url, { allowPrivate: false, resolveHost });
    expect([await send(), await send(), await send()].map(({ error }) => error)).toEqual([
      NOT_PUBLIC,
      NOT_PUBLIC,
      cause('webhook_host_unknown'),
    ]);
    expect(receiver.received).toEqual([]);
  });

  it('post connects only to the public ones of several addresses', async () => {
    const nameServer = await openNameServer([['127.0.0.1', '93.184.216.34', '10.0.0.1']]);
    expect(
      await resolve('hooks.example', {
        allowPrivate: false,
        lookUp: (name) => lookUpByNameServers(name, [nameServer]),
      }),
    ).toEqual([{ address: '93.184.216.34', family: 4 }]);
  });
});

it('post connects to the address that was checked, without resolving the name again', async () => {
  const lookedUp: string[] = [];
  const resolveHost = async (host: string): Promise<Address[]> => {
    lookedUp.push(host);
    return [{ address: '127.0.0.1', family: 4 }];
  };
  const { port } = new URL(receiver.url);
  expect(
    await sendTo(`http://hooks.example:${port}/`, { allowPrivate: false, resolveHost }),
  ).toMatchObject({ status: 204 });
  expect(lookedUp).toEqual(['hooks.example']);
  expect(receiver.received).toMatchObject([{ headers: { host: `hooks.example:${port}` } }]);
});
