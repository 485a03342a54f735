import { beforeAll, describe, expect, it } from 'vitest';
import { api } from '@/tests/setup/api';
import { pdfReceipt } from '@/tests/setup/receipts';
import {
  loadCatalogue,
  makeAppraisal,
  makeClaim,
  type MadeAppraisal,
  makeTenant,
  PRICE_DATE,
  type Tenant,
} from '@/tests/setup/tenants';
import { attachPicture } from '@/tests/setup/verdicts';
import { workDue } from '@/tests/setup/worker';
import { readReceiptJob } from '../examinations/read-receipt-job';

interface Place {
  readonly claim: number;
  readonly appraisal: MadeAppraisal;
}

let own: Tenant;

beforeAll(async () => {
  await loadCatalogue(PRICE_DATE);
  own = await makeTenant({ currency: 'DKK' });
});

async function newPlace(claim?: number): Promise<Place> {
  const of = claim ?? (await makeClaim(own));
  return { claim: of, appraisal: await makeAppraisal(own, of) };
}

const TERMS = [
  'Tak for dit køb. Varen kan byttes inden for 30 dage mod denne faktura.',
  'Reklamation efter købeloven i to år. Spørgsmål besvares på telefon 70 10 20 30',
  'eller i butikken. Momsen er 25 % af beløbet uden moms.',
];

/** An invoice of one shop; `number` and `day` are all that differs. */
const invoice = (number: number, day: string, options: object = {}): Promise<Buffer> =>
  pdfReceipt(options, (paper) => {
    paper.font('Courier').fontSize(9);
    const lines = [
      'ELGIGANTEN A/S',
      `Faktura ${number}`,
      `Dato: ${day}`,
      'Kaffemaskine          1.299,00',
      'I ALT DKK             1.299,00',
      ...TERMS,
    ];
    lines.forEach((line, row) => paper.text(line, 50, 50 + row * 16, { lineBreak: false }));
  });

const SAVED_AGAIN = { compress: false, info: { Producer: 'Another program' } };

async function attach({ claim, appraisal }: Place, bytes: Buffer): Promise<void> {
  await attachPicture(own, claim, appraisal, 'invoice.pdf', bytes);
  await workDue(readReceiptJob);
}

async function found({ claim, appraisal }: Place): Promise<unknown> {
  const { body } = await api('GET', `/forensics/${claim}/results/all`, { key: own.key });
  const { forensics_results: of } = body as {
    forensics_results: Record<
      string,
      { state: string; reasons: { code: string }[]; duplicates: { match: string }[] }[]
    >;
  };
  const [result] = of[appraisal.id] ?? [];
  return (
    result && [
      result.state,
      result.reasons.map(({ code }) => code),
      result.duplicates.map(({ match }) => match),
    ]
  );
}

const FLAGGED = ['flagged', ['same_receipt'], ['same_picture']];

describe('an invoice as PDF with text', () => {
  it.each([
    ['by another program', () => invoice(1001, '12-03-2025', SAVED_AGAIN)],
    [
      'with one more byte',
      async () => Buffer.concat([await invoice(1001, '12-03-2025'), Buffer.from('\n')]),
    ],
  ])('is found in another claim where it was saved again %s', async (_how, again) => {
    own = await makeTenant({ currency: 'DKK' });
    const [first, second] = [await newPlace(), await newPlace()];
    await attach(first, await invoice(1001, '12-03-2025'));
    expect(await found(first)).toBeUndefined();
    await attach(second, await again());
    expect(await found(first)).toEqual(FLAGGED);
    expect(await found(second)).toEqual(FLAGGED);
    const path = `/client_reference/${second.claim}/appraisal/${second.appraisal.id}/attachments/invoice.pdf`;
    expect((await api('DELETE', path, { key: own.key })).status).toBe(204);
    expect(await found(first)).toBeUndefined();
  });

  it('is found where both are read after they were added', async () => {
    const [first, second] = [await newPlace(), await newPlace()];
    await attachPicture(
      own,
      first.claim,
      first.appraisal,
      'invoice.pdf',
      await invoice(7, '1-2-2025'),
    );
    await attach(second, await invoice(7, '1-2-2025', SAVED_AGAIN));
    expect([await found(first), await found(second)]).toEqual([FLAGGED, FLAGGED]);
  });

  it('is no other invoice of the same shop, nor one of the same claim or of another client', async () => {
    const first = await newPlace();
    await attach(first, await invoice(2001, '12-03-2025'));
    const others = [await newPlace(), await newPlace()] as const;
    await attach(others[0], await invoice(2002, '12-03-2025'));
    await attach(others[1], await invoice(2001, '13-03-2025'));
    await attach(await newPlace(first.claim), await invoice(2001, '12-03-2025', SAVED_AGAIN));
    for (const place of [first, ...others]) expect(await found(place)).toBeUndefined();
    own = await makeTenant({ currency: 'DKK' });
    const foreign = await newPlace();
    await attach(foreign, await invoice(2001, '12-03-2025', SAVED_AGAIN));
    expect(await found(foreign)).toBeUndefined();
  });

  it('is not recognised by a text that is too short', async () => {
    const [first, second] = [await newPlace(), await newPlace()];
    await attach(first, await pdfReceipt());
    await attach(second, await pdfReceipt(SAVED_AGAIN));
    expect([await found(first), await found(second)]).toEqual([undefined, undefined]);
  });
});
