/** The running service that outside tests use, and its demo. */
import { readFileSync } from 'node:fs';

interface DemoCredentials {
  readonly origin: string;
  readonly client_id: number;
  readonly api_key: string;
  readonly multi_client_api_key: string;
  readonly multi_client_ids: readonly number[];
  readonly handler: { readonly email: string; readonly password: string };
  /** A member of the same client with the role `admin`. */
  readonly admin: { readonly email: string; readonly password: string };
}

function setting(name: 'SERVICE_URL' | 'DEMO_CREDENTIALS' | 'SMTP_URL'): string {
  const value = process.env[name];
  if (!value)
    throw new Error(
      `${name} is not set: these tests are run by "npm test -- http" and "npm test -- e2e"`,
    );
  return value;
}

export const serviceUrl = (): string => setting('SERVICE_URL');

export const demoCredentialsFile = (): string => setting('DEMO_CREDENTIALS');

export const demoCredentials = (): DemoCredentials =>
  JSON.parse(readFileSync(demoCredentialsFile(), 'utf8')) as DemoCredentials;

/** The port of the service's mail server; nothing listens there until a test does. */
export const mailPort = (): number => Number(new URL(setting('SMTP_URL')).port);

/** Whether the run writes the documents that it otherwise compares with. */
export const wantsDocsWritten = (): boolean => process.env['DOCS_WRITE'] === '1';
