import { describe, expect, test } from 'vitest';
import { setAcv } from '@/lib/appraisals/acv/set';
import { attach } from '@/lib/appraisals/attachments/attach';
import { createItem } from '@/lib/appraisals/items/create';
import { api } from '@/tests/setup/api';
import { asOwner } from '@/tests/setup/owner';
import { jpeg } from '@/tests/setup/pictures';
import { makeAppraisal, makeClaim } from '@/tests/setup/tenants';
import { attachPicture, complete } from '@/tests/setup/verdicts';
import { printed } from './printed.fixture';
import {
  tenant,
  claimId,
  ids,
  create,
  createOne,
  open,
  textOf,
  amountsAfter,
  cents,
} from './create.fixture';

const pagesOf = async (json: object) =>
  printed(
    new Uint8Array(await (await open((await createOne(ids[1] ?? 0, json)).body)).arrayBuffer()),
  );

describe('a report contains', () => {
  test('the whole cart with its sums, in the claim’s language', async () => {
    const text = await textOf((await create()).body);
    for (const word of [
      'Nordlys Forsikring',
      'Vase',
      'Lampe',
      'Stol',
      'Dagsværdi (ACV)',
      '200,38 DKK',
    ])
      expect(text).toContain(word);
  });

  test('the photos of items without an appraisal with their findings, in the section of evidence too', async () => {
    const claim = await makeClaim(tenant, 'Uden vurdering');
    const { row_id: rowId } = await createItem(tenant.caller, claim, {
      description: 'Messinglampe',
    });
    await complete(tenant, { rowId }, await attachPicture(tenant, claim, { rowId }, 'lampe.jpg'));
    const text = await textOf((await create({ language: 'en' }, claim)).body);
    expect(text).toContain('Photos: likely edited – needs review');
    const pages = printed(
      new Uint8Array(
        await (
          await open((await create({ language: 'en', forensics: true }, claim)).body)
        ).arrayBuffer(),
      ),
    );
    const annex =
      pages
        .at(1)
        ?.texts.map((one) => one.text)
        .join(' ') ?? '';
    for (const word of ['Messinglampe', 'Likely edited', 'lampe.jpg', 'Compressed twice here'])
      expect(annex).toContain(word);
    expect(pages.map(({ photoCount }) => photoCount).slice(0, 2)).toEqual([1, 1]);
    const ofAppraisals = await textOf((await create({ appraisal_ids: [ids[0]] })).body);
    expect(ofAppraisals).not.toContain('Messinglampe');
  });

  test('only the requested appraisals, in the requested language', async () => {
    const text = await textOf(
      (await create({ appraisal_ids: [ids[2], ids[0], ids[0]], language: 'de' })).body,
    );
    expect(text).toContain('100,39 DKK');
    expect(text).toContain('2 von 3 des Schadens');
    expect(text).not.toContain('Lampe');
  });

  test('one appraisal, with the ACV that was entered by hand and its reason', async () => {
    await setAcv(tenant.caller, claimId, ids[0] ?? 0, {
      actual_cash_value: 80.05,
      reason: 'en revne',
    });
    const text = await textOf((await createOne(ids[0] ?? 0)).body);
    for (const word of ['Vase', '80,05', '−20,05', 'en revne', '1 af skadens 3'])
      expect(text).toContain(word);
    expect(text).not.toContain('Stol');
  });

  test('the photos of the item with their state, or no photos on request', async () => {
    await attach(tenant.caller, claimId, { appraisal_id: ids[1] ?? 0 }, [
      { name: 'lampe.jpg', bytes: await jpeg(3, 600) },
    ]);
    const [plain, full, bare] = [
      await pagesOf({}),
      await pagesOf({ forensics: true }),
      await pagesOf({ photos: false, forensics: false }),
    ];
    expect(
      [plain, full, bare].map((pages) =>
        pages.reduce((sum, { photoCount }) => sum + photoCount, 0),
      ),
    ).toEqual([1, 2, 0]); // in full size once beside the item and once in the annex
    expect(full.flatMap(({ texts }) => texts.map(({ text }) => text))).toContain('lampe.jpg');
    expect(bare.flatMap(({ texts }) => texts.map(({ text }) => text)).join(' ')).not.toContain(
      'undersøgt',
    );
  });

  test('the audit trail of the claim on request, without the names of reports', async () => {
    const text = await textOf((await create({ audit: true, language: 'en' })).body);
    for (const word of ['Audit trail', 'Claim created', 'Report created', 'API key of-the-tests'])
      expect(text).toContain(word);
    const payloads = await asOwner<{ payload: string }>(
      "SELECT payload FROM audit_event WHERE type = 'report.created'",
    );
    expect(payloads.length).toBeGreaterThan(0);
    for (const { payload } of payloads) expect(payload).not.toContain('.pdf');
  });

  test('a statement that it covers no appraisals if the claim has none', async () => {
    const empty = await makeClaim(tenant, 'nothing yet');
    expect(await textOf((await create({ language: 'en' }, empty)).body)).toContain(
      'This report covers no items.',
    );
  });
});

test('every printed amount equals that of the database to the cent, and the amounts add up to the sums', async () => {
  const own = await makeClaim(tenant, 'to the cent');
  for (const [index, rcv] of [
    0.01, 0.29, 1.1, 33.33, 99_999_999.99, 1234.5, 19.99, 1_000_000, 7.07,
  ].entries()) {
    const { id } = await makeAppraisal(tenant, own, {
      cp_name_cart: `Thing ${index}`,
      replacement_cost_value: rcv,
      item_quantity: 1 + (index % 3),
      is_price_per_item: index % 2 === 0,
    });
    if (index % 4 === 1)
      await setAcv(tenant.caller, own, id, {
        actual_cash_value: Math.round(rcv * 70) / 100,
        reason: 'worn',
      });
  }
  const address = (await create({ language: 'en' }, own)).body;
  const texts = printed(new Uint8Array(await (await open(address)).arrayBuffer())).flatMap((page) =>
    page.texts.map(({ text }) => text),
  );
  const rows = await asOwner<{ rcv: string; acv: string }>(
    `SELECT line_rcv(replacement_cost_value, is_price_per_item, item_quantity)::text AS rcv,
    coalesce(actual_cash_value, line_rcv(replacement_cost_value, is_price_per_item, item_quantity))::text AS acv FROM appraisal WHERE client_reference_id = $1 ORDER BY id`,
    [own],
  );
  const [rcv, acv] = [rows.map((row) => cents(row.rcv)), rows.map((row) => cents(row.acv))];
  expect(amountsAfter('RCV', texts).map(cents)).toEqual(rcv);
  expect(amountsAfter('ACV', texts).map(cents)).toEqual(acv);
  expect(amountsAfter('Replacement cost (RCV)', texts).map(cents)).toEqual([
    rcv.reduce((a, b) => a + b, 0),
  ]);
  const { body } = await api('GET', `/client_reference/${own}/totals`, { key: tenant.key });
  const { replacement_cost_value: sum, actual_cash_value: worth } = body as Record<string, number>;
  expect([cents(sum ?? 0), cents(worth ?? 0)]).toEqual(
    [rcv, acv].map((amounts) => amounts.reduce((a, b) => a + b, 0)),
  );
});
