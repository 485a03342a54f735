/**
 * Sends every call of the reference to the built service; `npm run docs:api` writes the answers to
 * docs/api.md.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorTypeOf, eventCode } from '@/lib/contract/error-codes';
import type { Operation } from '@/lib/contract/operation';
import { operations } from '@/lib/contract/operations';
import { TRAINED_MODEL_XMP, withJpegXmp } from '@/lib/forensics/testing/generator-marks';
import { chapters } from '../reference/chapters';
import { Reference } from '../reference/document';
import { makeKeys } from '../reference/keys';
import { perform } from '../reference/perform';
import type { Sample } from '../reference/sample';
import { jpeg } from '../setup/pictures';
import { pdfReceipt } from '../setup/receipts';
import { serviceUrl, wantsDocsWritten } from '../setup/service';

const FILE = 'docs/api.md';
const HOUSEHOLD =
  'Description;Quantity;Purchase price;Purchase date\nApple iPhone 13 128 GB;1;799,00;2022-06-15\nFloor lamp;2;89,50;\nSofa;0;450,00;31.02.2020\n';
const FEED =
  'id\ttitle\tprice\tgoogle_product_category\n1\tA phone\t1299.00 DKK\t267\n2\tA tablet\t899,5 DKK\t4745\n3\t\t10.00 DKK\t267\n';
const HUGE_BYTES = 61 * 1024 * 1024;
const LARGE_BYTES = 16 * 1024 * 1024;
const samples = chapters.flatMap((chapter) => chapter.samples);

let folder: string;
const variables: Record<string, string> = {
  BASE: `${serviceUrl()}/api`,
  STATUS_REFERENCE: `status ${Date.now()}`,
};
const reference = new Reference(serviceUrl());

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'claims-reference-'));
  const photo = await jpeg(7, 256);
  const files: Record<string, string | Buffer> = {
    'photo.jpg': photo,
    'generated.jpg': Buffer.from(withJpegXmp(await jpeg(8, 256), TRAINED_MODEL_XMP)),
    'broken.jpg': photo.subarray(0, photo.length / 3),
    'receipt.pdf': await pdfReceipt(),
    'notes.txt': 'not a picture',
    'feed.tsv': FEED,
    'huge.tsv': Buffer.alloc(HUGE_BYTES),
    'household.csv': HOUSEHOLD,
    'old.xls': Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    'large.jpg': Buffer.concat([photo, Buffer.alloc(LARGE_BYTES)]),
    'large.json': JSON.stringify({ client_reference: 'x'.repeat(1_100_000) }),
  };
  for (const [name, content] of Object.entries(files))
    writeFileSync(path.join(folder, name), content);
  Object.assign(variables, await makeKeys());
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function check(sample: Sample): Promise<void> {
  const answer = await perform(sample, folder, variables);
  expect({ status: answer.status, body: answer.body }).toMatchObject({ status: sample.status });
  if (sample.status >= 400) {
    const code = (answer.body as { event_code?: string }).event_code;
    expect(code).toBe(sample.code ?? undefined);
    expect(answer.headers.get('link')).toMatch(
      code
        ? new RegExp(`/docs/errors/${code}>; rel="help"$`)
        : /\/docs\/errors\/ER[A-Z0-9]{4}>; rel="help"$/,
    );
  }
  for (const [name, read] of Object.entries(sample.capture ?? {}))
    variables[name] = String(read(answer.body as never, answer.headers));
  reference.add(sample, answer);
}

const nameOf = ({ operation, status, code, when }: Sample) =>
  [operation, status, code, when].filter((part) => part !== undefined && part !== null).join(' · ');

describe.each(chapters.map((chapter) => ({ chapter, title: chapter.title })))(
  '$title',
  ({ chapter }) => {
    beforeAll(() => reference.chapter(chapter));
    it.each(chapter.samples.map((sample) => ({ sample, name: nameOf(sample) })))(
      '$name',
      ({ sample }) => check(sample),
    );
  },
);

describe(FILE, () => {
  it('shows every operation succeed', () => {
    const shown = new Set<string>(
      samples.filter(({ status }) => status < 400).map(({ operation }) => operation),
    );
    expect(
      (operations as readonly Operation[]).map(({ id }) => id).filter((id) => !shown.has(id)),
    ).toEqual([]);
  });

  it('shows every error that an operation declares itself', () => {
    const shown = new Set(
      samples.map(({ operation, status, code }) => `${operation} ${status} ${code ?? ''}`),
    );
    const missing = (operations as readonly Operation[]).flatMap((operation) =>
      (operation.faults ?? [])
        .map((one) => (typeof one === 'string' ? { fault: one } : one))
        .map(
          ({ fault, location = operation.location, body }) =>
            `${operation.id} ${errorTypeOf(fault).status} ${body ? '' : eventCode(fault, location)}`,
        )
        .filter((one) => !shown.has(one)),
    );
    expect(missing).toEqual([]);
  });

  it('contains no address, secret or id of this run', () => {
    const text = reference.text();
    if (wantsDocsWritten()) writeFileSync(FILE, text);
    const secrets = ['KEY', 'READ_ONLY_KEY', 'TWO_CLIENTS_KEY', 'STATUS_KEY', 'ADMIN_KEY'];
    for (const name of secrets) expect(variables[name]).toBeTruthy();
    const found = [serviceUrl(), ...secrets.map((name) => variables[name] ?? '')];
    expect(found.filter((one) => text.includes(one))).toEqual([]);
    expect(text).not.toMatch(/"(key|api_key_id)": "(?!Xk3v9QpLm2Za)[0-9A-Za-z]{12}"/);
  });
});
