import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Operation } from '@/lib/contract/operation';
import { type Answer, api, isLegalError } from '../setup/api';
import { pathOf, routedOperations, type Target, usualBody } from '../setup/operations';
import { rowsOfClient, setRowLevelSecurity } from '../setup/owner';
import { openLink } from '../setup/portal';
import {
  loadCatalogue,
  makeAppraisal,
  makeClaim,
  makeTenant,
  PRICE_DATE,
  type Tenant,
} from '../setup/tenants';
import { attachPicture } from '../setup/verdicts';

interface Link {
  readonly token: string;
  readonly target: Target;
}

let [own, foreign]: Tenant[] = [];
let operations: Operation[] = [];

const required = <T>(value: T | undefined): T => {
  if (value === undefined) throw new Error('not set up');
  return value;
};

async function furnish(tenant: Tenant): Promise<Link> {
  const claimId = await makeClaim(tenant);
  const made = await makeAppraisal(tenant, claimId, {
    replacement_cost_value: 100,
    cp_name_cart: `of claim ${claimId}`,
  });
  const fileName = await attachPicture(tenant, claimId, made);
  return {
    token: await openLink(tenant, claimId),
    target: { claimId, appraisalId: made.id, fileName, rowId: made.rowId },
  };
}

beforeAll(async () => {
  await loadCatalogue(PRICE_DATE);
  [own, foreign] = [await makeTenant(), await makeTenant()];
  operations = (await routedOperations()).routed.filter(({ access }) => access === 'portal');
});

const call = async (operation: Operation, target: Target, token: string): Promise<Answer> =>
  api(operation.method, pathOf(operation, target), {
    portal: token,
    ...(await usualBody(operation, target)),
  });

const seen = ({ status, text, headers }: Answer) => ({
  status,
  text,
  headers: Object.fromEntries(
    [...headers].filter(([name]) => !['x-request-id', 'ratelimit'].includes(name)),
  ),
});

describe('a policyholder', () => {
  afterEach(() => setRowLevelSecurity('on'));

  it('may do everything on the own claim, so that the refusals below are due to access alone', async () => {
    const { token, target } = await furnish(required(own));
    expect(operations).toHaveLength(10);
    for (const operation of operations)
      expect([200, 204], operation.id).toContain((await call(operation, target, token)).status);
  });

  it.each(['on', 'off'] as const)(
    'gets the same bytes for items of another client, and of another claim of the same client, as for missing ones, with row-level security %s',
    async (secondLock) => {
      const mine = await furnish(required(own));
      const others = [await furnish(required(foreign)), await furnish(required(own))];
      await setRowLevelSecurity(secondLock);
      const rows = async () => [
        { ...(await rowsOfClient(required(foreign).clientId)) },
        { ...(await rowsOfClient(required(own).clientId)) },
      ];
      const before = await rows();
      for (const operation of operations.filter(({ path }) => path.includes('{row_id}'))) {
        for (const { target } of others) {
          const theirs = await call(operation, target, mine.token);
          const missing = await call(operation, { ...target, rowId: 99_999_999 }, mine.token);
          expect(seen(theirs), operation.id).toEqual(seen(missing));
          expect([theirs.status, isLegalError(theirs.body)], operation.id).toEqual([404, true]);
        }
      }
      const submit = (rowId: number | undefined) =>
        api('POST', '/portal/submit', {
          portal: mine.token,
          json: {
            version: 1,
            everything_is_correct: true,
            answers: [{ row_id: rowId, answer: 'confirmed' }],
          },
        });
      for (const { target } of others)
        expect(seen(await submit(target.rowId))).toEqual(seen(await submit(99_999_999)));
      expect(await rows()).toEqual(before);
    },
  );

  it.each(['on', 'off'] as const)(
    'reads the items of one claim only, with row-level security %s',
    async (secondLock) => {
      const [mine, ...others] = [
        await furnish(required(own)),
        await furnish(required(own)),
        await furnish(required(foreign)),
      ];
      await setRowLevelSecurity(secondLock);
      const { body, text } = await api('GET', '/portal', { portal: mine.token });
      expect(body).toMatchObject({
        items: [{ row_id: mine.target.rowId }],
        totals: { item_count: 1 },
      });
      for (const { target } of others) expect(text).not.toContain(`of claim ${target.claimId}`);
    },
  );

  it('cannot choose a client: the link alone determines the claim', async () => {
    const mine = await furnish(required(own));
    const plain = await api('GET', '/portal', { portal: mine.token });
    for (const clientId of [required(foreign).clientId, 'x', '']) {
      const { status, body } = await api('GET', `/portal?client_id=${clientId}`, {
        portal: mine.token,
      });
      expect([status, body], String(clientId)).toEqual([200, plain.body]);
    }
    const submitted = await api('POST', '/portal/submit', {
      portal: mine.token,
      json: { version: 1, everything_is_correct: true, client_id: required(foreign).clientId },
    });
    expect(submitted).toMatchObject({
      status: 200,
      body: { items: [{ row_id: mine.target.rowId }] },
    });
  });
});
