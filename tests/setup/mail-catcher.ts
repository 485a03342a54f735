/** A local mail server that stores what it receives. */
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

interface CaughtMail {
  readonly to: readonly string[];
  readonly from: string;
  /** The raw message. */
  readonly source: string;
}

interface Behaviour {
  /** The answer to every recipient. */
  readonly refusal?: { readonly code: number; readonly text: string };
}

export interface MailCatcher {
  readonly url: string;
  readonly port: number;
  readonly caught: readonly CaughtMail[];
  behave(how: Behaviour): void;
  close(): Promise<void>;
}

export async function openMailCatcher(port = 0): Promise<MailCatcher> {
  const caught: CaughtMail[] = [];
  let behaviour: Behaviour = {};
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo: (_address, _session, done) => {
      const { refusal } = behaviour;
      done(refusal ? Object.assign(new Error(refusal.text), { responseCode: refusal.code }) : null);
    },
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const source = Buffer.concat(chunks).toString();
        caught.push({
          to: envelope.rcptTo.map(({ address }) => address),
          from: envelope.mailFrom ? envelope.mailFrom.address : '',
          source,
        });
        done(null, 'taken');
      });
    },
  });
  await new Promise<void>((settle, fail) => {
    server.once('error', fail);
    server.listen(port, '127.0.0.1', () => settle());
  });
  server.on('error', () => {});
  const address = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    port: address.port,
    caught,
    behave: (how) => {
      behaviour = how;
    },
    close: () => new Promise((settle) => server.close(() => settle())),
  };
}

/** Returns a decoded part of a received mail, by its type. */
export function partOf({ source }: CaughtMail, type: 'text/plain' | 'text/html'): string {
  const boundary = /boundary="([^"]+)"/.exec(source)?.[1] ?? '';
  const part =
    source
      .split(`--${boundary}`)
      .find((one) => one.toLowerCase().includes(`content-type: ${type}`)) ?? '';
  const [head = '', ...body] = part.split(/\r?\n\r?\n/);
  const content = body.join('\n\n');
  if (/base64/i.test(head)) return Buffer.from(content, 'base64').toString();
  const bytes = content
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}

/** Returns a header of the mail, unfolded and decoded. */
export function headerOf({ source }: CaughtMail, name: string): string | null {
  const head = (source.split(/\r?\n\r?\n/)[0] ?? '').replace(/\r?\n[ \t]+/g, ' ');
  const value = head
    .split(/\r?\n/)
    .find((line) => line.toLowerCase().startsWith(`${name.toLowerCase()}:`))
    ?.slice(name.length + 1)
    .trim();
  return (
    value
      ?.replace(/\?=\s+=\?/g, '?==?')
      .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, text: string) =>
        kind.toLowerCase() === 'b'
          ? Buffer.from(text, 'base64').toString()
          : Buffer.from(
              text
                .replace(/_/g, ' ')
                .replace(/=([0-9A-F]{2})/g, (__, hex: string) =>
                  String.fromCharCode(Number.parseInt(hex, 16)),
                ),
              'latin1',
            ).toString(),
      ) ?? null
  );
}
