import { beforeAll, describe, expect, it } from 'vitest';
import { api } from '@/tests/setup/api';
import { asOwner } from '@/tests/setup/owner';
import { CLAIMED, loadCatalogue, makeClaim, makeTenant, PRICE_DATE, REPLACEMENT, type Tenant } from '@/tests/setup/tenants';

let own: Tenant;
let claim: number;

beforeAll(async () => {
  await loadCatalogue(PRICE_DATE);
  own = await makeTenant({ currency: 'DKK' });
  claim = await makeClaim(own);
});

const products = { cpid: CLAIMED, rpid: REPLACEMENT };
const create = (json: unknown) => api('POST', `/client_reference/${claim}/appraisal`, { key: own.key, json });
const idOf = (body: unknown) => (body as { appraisal_id: number }).appraisal_id;
const read = (id: number) => api('GET', `/client_reference/${claim}/appraisal/${id}`, { key: own.key });

describe('an appraisal', () => {
  it('with a replacement cost of 0 is taken and told as a warning, now and in the cart; any other is without one', async () => {
    const { body } = await create({ ...products, replacement_cost_value: 0 });
    const warning = expect.stringMatching(/^replacement_cost_value : is 0, the offer costs \d+\.\d\d$/) as string;
    expect(body).toEqual({ appraisal_id: expect.any(Number), warnings: [warning] });
    expect((await read(idOf(body))).body).toMatchObject({ warnings: [warning], acv_state: 'none', acv_awaiting_approval: null });
    expect((await read(idOf((await create(products)).body))).body).toMatchObject({ warnings: [] });
  });

  it('keeps what is claimed for the line with its item', async () => {
    const { body } = await create({ ...products, claimed_amount: 4999.95 });
    const [item] = await asOwner('SELECT claimed_amount FROM claimed_item WHERE id = (SELECT row_id FROM appraisal WHERE id = $1)', [idOf(body)]);
    expect(item).toEqual({ claimed_amount: '4999.95' });
  });
});
