import { parse } from 'csv-parse/sync';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ForensicsItemReason } from '@/lib/contract/forensics-reasons';
import { serialsJob } from '@/lib/appraisals/items/serials-job';
import { api } from '@/tests/setup/api';
import { asOwner } from '@/tests/setup/owner';
import {
  loadCatalogue,
  makeClaim,
  makeTenant,
  PRICE_DATE,
  type Tenant,
} from '@/tests/setup/tenants';
import { workDue } from '@/tests/setup/worker';
import { isImei } from './item-reasons';

let own: Tenant;

beforeAll(async () => {
  await loadCatalogue(PRICE_DATE);
  own = await makeTenant();
});

async function addItem(tenant: Tenant, claim: number, serial: string, description = 'Phone') {
  const { status, body } = await api('POST', `/client_reference/${claim}/claimed_item`, {
    key: tenant.key,
    json: { description, serial_number: serial },
  });
  expect(status).toBe(201);
  return (body as { row_id: number }).row_id;
}

async function reasonsOf(tenant: Tenant, claim: number) {
  const { body, headers } = await api('GET', `/forensics/${claim}/results/all`, {
    key: tenant.key,
  });
  const { item_reasons } = body as { item_reasons: Record<string, ForensicsItemReason[]> };
  return { reasons: item_reasons, tag: headers.get('etag') };
}

const eventsOf = async (claim: number) =>
  (
    await asOwner<{ payload: string }>(
      `SELECT payload FROM audit_event WHERE client_reference_id = $1
         AND type = 'claimed_item.serial_number_found' ORDER BY sequence`,
      [claim],
    )
  ).map(({ payload }) => (JSON.parse(payload) as { data: unknown }).data);

const keysOf = async (serials: readonly string[]) =>
  (
    await asOwner<{ key: string | null }>(
      'SELECT serial_key_of(serial) AS key FROM unnest($1::text[]) AS serial',
      [serials],
    )
  ).map(({ key }) => key);

describe('a serial number', () => {
  it('is compared without spaces, punctuation, case and the word before it', async () => {
    expect(
      await keysOf([
        'c02-xk 1ab/JG5H',
        'C02XK1ABJG5H',
        'S/N: c02xk1abjg5h',
        'IMEI 490154203237518',
      ]),
    ).toEqual(['C02XK1ABJG5H', 'C02XK1ABJG5H', 'C02XK1ABJG5H', '490154203237518']);
  });

  it('is not compared where it identifies nothing', async () => {
    const useless = [
      '',
      '12345',
      'A-12 3',
      '000000',
      '1111111111',
      '123456789',
      'unknown',
      'ukendt',
      'nicht bekannt',
      'n/a',
      'ABC123',
    ];
    expect(await keysOf(useless)).toEqual(useless.map(() => null));
  });

  const SERIALS =
    'C02XK1ABJG5H F17ZQ3KLHG7F H4X9K2LPQ7 R58M12ABCDE RF8N70XYZ1A 7XK2P52 3204512 042051998901 5CG8123XYZ PF1A2B3C MP1ABCDE LXRN802001234 WTU123AB4567C WSBC602145678Y SN20384756 2041AP8273 4CE0460D0G 28FF9A1C77 356938035643809 490154203237518 35693803564381 FVFXC2ABHV29 S01KM1234567 8F2K11M 00123-4567-8901 HA1S1Z99 G7C2041X00112'.split(
      ' ',
    );
  const OTHER_TEXTS =
    '140524|2024-05-14|14.05.2024|14/05/2024|100000|299999|123 456|128 GB|1920x1080|120x60x75 cm|1000 W|5000 mAh|12.999 kr|DKK 5999|1299.00 EUR|EUR 1299|Model: WH-1000XM4|Model no. QE55Q80|Modell 12345|iPhone 13|iPhone 13 Pro|iPhone 13 Pro 128GB|Galaxy S21|PlayStation 5|size 42|str. 42|Størrelse 42|GALAXY S21 ULTRA|iPad Air 256GB|1500 Watt'.split(
      '|',
    );

  it('is distinguished from days, sizes, prices and models that people write in its place', async () => {
    const compared = await keysOf(SERIALS);
    expect(SERIALS.filter((_serial, at) => compared[at] === null)).toEqual([]);
    const keys = await keysOf(OTHER_TEXTS);
    expect(OTHER_TEXTS.filter((_text, at) => keys[at] !== null)).toEqual([]);
  });

  it.each([
    ['490154203237518', true],
    ['490154203237519', false],
    ['356938035643809', true],
    ['35693803564380', false],
    ['C02XK1ABJG5H123', false],
  ])('%s is an IMEI: %s', (serial, expected) => {
    expect(isImei(serial)).toBe(expected);
  });

  it('of more than 128 characters is refused with the limit, and nothing is stored', async () => {
    const claim = await makeClaim(own);
    const { status, body } = await api('POST', `/client_reference/${claim}/claimed_item`, {
      key: own.key,
      json: { description: 'Phone', serial_number: 'x1'.repeat(150) },
    });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      event_dict: { field: 'serial_number', reason: 'too_long', values: { limit: 128 } },
    });
    expect(
      await asOwner('SELECT 1 FROM claimed_item WHERE client_reference_id = $1', [claim]),
    ).toEqual([]);
  });
});

describe('a serial number in two claims of the client', () => {
  it('is named at both items with the other claim, recorded in both, and gone when one is corrected', async () => {
    const [first, second] = [
      await makeClaim(own, 'serial one'),
      await makeClaim(own, 'serial two'),
    ];
    const here = await addItem(own, first, 'c02xk-1abjg5h', 'Laptop');
    await workDue(serialsJob);
    const alone = await reasonsOf(own, first);
    expect(alone.reasons).toEqual({});
    const there = await addItem(own, second, 'C02 XK1ABJG5H', 'Macbook');
    await workDue(serialsJob);
    const both = await reasonsOf(own, first);
    expect(both.tag).not.toBe(alone.tag);
    expect(both.reasons).toMatchObject({
      [here]: [
        {
          code: 'serial_number',
          headline: 'The serial number is also in another claim.',
          details: 'Compared without spaces and punctuation: C02XK1ABJG5H.',
          elsewhere: [
            {
              client_reference_id: second,
              client_reference: 'serial two',
              row_id: there,
              appraisal_id: null,
              item: 'Macbook',
            },
          ],
        },
      ],
    });
    expect((await reasonsOf(own, second)).reasons[there]?.[0]?.elsewhere).toMatchObject([
      { client_reference_id: first, item: 'Laptop' },
    ]);
    const found = { row_id: here, serial_number: 'C02XK1ABJG5H', client_reference_ids: [second] };
    expect(await eventsOf(first)).toEqual([found]);
    expect(await eventsOf(second)).toEqual([
      { ...found, row_id: there, client_reference_ids: [first] },
    ]);
    const { status } = await api('PUT', `/client_reference/${second}/claimed_item/${there}`, {
      key: own.key,
      json: { serial_number: 'C02XK1ABJG5J' },
    });
    expect(status).toBe(200);
    await workDue(serialsJob);
    const corrected = await reasonsOf(own, first);
    expect(corrected.reasons).toEqual({});
    expect(corrected.tag).not.toBe(both.tag);
    expect(await eventsOf(first)).toHaveLength(1);
  });

  it('is called an IMEI where the check digit is right, in the language of the claim', async () => {
    const german = await makeTenant({ language: 'de' });
    const [first, second] = [await makeClaim(german), await makeClaim(german)];
    const here = await addItem(german, first, 'IMEI: 49-015420-323751-8');
    await addItem(german, second, '490154203237518');
    expect((await reasonsOf(german, first)).reasons[here]).toMatchObject([
      { code: 'imei', headline: 'Die IMEI steht auch in einem anderen Schaden.' },
    ]);
  });

  it('is no reason where it is the model that the description names', async () => {
    const [first, second] = [await makeClaim(own, 'model one'), await makeClaim(own, 'model two')];
    await addItem(own, first, 'WH1000XM4', 'Sony WH-1000XM4 headphones');
    await addItem(own, second, 'wh-1000xm4', 'Headphones');
    await workDue(serialsJob);
    expect((await reasonsOf(own, first)).reasons).toEqual({});
    expect((await reasonsOf(own, second)).reasons).toEqual({});
  });

  it('is no reason within one claim, nor across clients', async () => {
    const foreign = await makeTenant();
    const [claim, abroad] = [await makeClaim(own), await makeClaim(foreign)];
    await addItem(own, claim, 'XJ-99-1234');
    await addItem(own, claim, 'XJ991234');
    await addItem(foreign, abroad, 'XJ991234');
    await workDue(serialsJob);
    expect((await reasonsOf(own, claim)).reasons).toEqual({});
    expect((await reasonsOf(foreign, abroad)).reasons).toEqual({});
    expect([...(await eventsOf(claim)), ...(await eventsOf(abroad))]).toEqual([]);
  });

  it('is gone when the other item is deleted', async () => {
    const [first, second] = [await makeClaim(own), await makeClaim(own)];
    const here = await addItem(own, first, 'ZK-77-4321');
    const there = await addItem(own, second, 'ZK774321');
    await workDue(serialsJob);
    const both = await reasonsOf(own, first);
    expect(Object.keys(both.reasons)).toEqual([String(here)]);
    expect(
      (await api('DELETE', `/client_reference/${second}/claimed_item/${there}`, { key: own.key }))
        .status,
    ).toBe(204);
    await workDue(serialsJob);
    const after = await reasonsOf(own, first);
    expect(after.reasons).toEqual({});
    expect(after.tag).not.toBe(both.tag);
  });
});

const countOf = async (claim: number) =>
  (
    await asOwner<{ count: number }>(
      'SELECT item_reason_count AS count FROM client_reference WHERE id = $1',
      [claim],
    )
  )[0]?.count;

const reviewOf = (claim: number, rowId: number, verb: 'clear' | 'restore') =>
  api('POST', `/client_reference/${claim}/claimed_item/${rowId}/reasons/${verb}`, {
    key: own.key,
    json: {},
  });

describe('the review of a shared serial number', () => {
  it('ends its count, and stands beside it in the export, until it is taken back or the number changes', async () => {
    const [first, second] = [await makeClaim(own), await makeClaim(own)];
    const rowId = await addItem(own, first, 'RV-2026-44120');
    await addItem(own, second, 'RV-2026-44120');
    await addItem(own, second, 'RV-2026-99999');
    await workDue(serialsJob);
    expect([await countOf(first), await countOf(second)]).toEqual([1, 1]);
    const queue = async () => {
      const { body } = await api('GET', '/client_reference?flagged=true&limit=100', {
        key: own.key,
      });
      const { client_references: claims } = body as {
        client_references: { client_reference_id: number; item_reason_count: number }[];
      };
      return claims.find(({ client_reference_id: id }) => id === first)?.item_reason_count;
    };
    const exported = async () => {
      const { text } = await api('GET', `/client_reference/${first}/lines`, { key: own.key });
      const [row]: Record<string, string>[] = parse(text, { columns: true, bom: true });
      return [row?.item_reasons, row?.item_cleared_by !== ''];
    };
    expect([await queue(), await exported()]).toEqual([1, ['serial_number', false]]);
    expect((await reviewOf(first, rowId, 'clear')).body).toEqual({ cleared: true });
    expect((await reviewOf(first, rowId, 'clear')).status).toBe(200);
    expect([await countOf(first), await countOf(second)]).toEqual([0, 1]);
    expect([await queue(), await exported()]).toEqual([undefined, ['serial_number', true]]);
    const { reasons } = await reasonsOf(own, first);
    expect(reasons[rowId]?.[0]).toMatchObject({ cleared_at: expect.any(String) });
    await workDue(serialsJob);
    expect(await countOf(first)).toBe(0);
    expect((await reviewOf(first, rowId, 'restore')).body).toEqual({ restored: true });
    expect(await countOf(first)).toBe(1);
    expect((await reviewOf(first, rowId, 'clear')).status).toBe(200);
    await api('PUT', `/client_reference/${first}/claimed_item/${rowId}`, {
      key: own.key,
      json: { serial_number: 'RV-2026-99999' },
    });
    await workDue(serialsJob);
    expect([await countOf(first), await countOf(second)]).toEqual([1, 1]);
    const types = await asOwner<{ type: string }>(
      `SELECT type FROM audit_event WHERE client_reference_id = $1
         AND type LIKE 'claimed_item.reasons%' ORDER BY sequence`,
      [first],
    );
    expect(types.map(({ type }) => type)).toEqual([
      'claimed_item.reasons_cleared',
      'claimed_item.reasons_restored',
      'claimed_item.reasons_cleared',
    ]);
  });
});
