import fc from 'fast-check';
import { describe, it } from 'vitest';
import { createItem } from '@/lib/appraisals/items/create';
import { sendToPortal } from '@/lib/portal/send';
import { asOwner } from '../setup/owner';
import { makeAppraisal, makeClaim } from '../setup/tenants';
import { attachPicture } from '../setup/verdicts';
import { expectCounted } from './counted.fixture';
import { LONG_MS, tenant, picture, take, aStep, first } from './counters.fixture';

describe("the counters in a claim's row", () => {
  it(
    'match its cart, its pictures and its portal after any sequence of changes',
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(aStep, { minLength: 8, maxLength: 24 }), async (sequence) => {
          const claimId = await makeClaim(tenant);
          for (const step of [...first, ...sequence]) {
            await take(claimId, step);
            await expectCounted([claimId], step.what);
          }
        }),
        { numRuns: 20 },
      );
    },
    LONG_MS,
  );

  it(
    'match after concurrent changes to the same items',
    async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(fc.array(aStep, { minLength: 4, maxLength: 6 }), { minLength: 3, maxLength: 4 }),
          async (rounds) => {
            const claimId = await makeClaim(tenant);
            for (const step of first) await take(claimId, step);
            for (const round of rounds) {
              await Promise.all(round.map((step) => take(claimId, { ...step, n: step.n % 2 })));
              await expectCounted([claimId], round.map(({ what }) => what).join(', '));
            }
          },
        ),
        { numRuns: 8 },
      );
    },
    LONG_MS,
  );

  it('follow statements that change many rows of several claims', async () => {
    const claims = [await makeClaim(tenant), await makeClaim(tenant)];
    for (const claimId of claims) {
      for (const n of [1, 2, 3]) {
        const made = await makeAppraisal(tenant, claimId, {
          replacement_cost_value: n,
          item_quantity: n,
        });
        await attachPicture(tenant, claimId, made, 'photo.jpg', picture);
        await makeAppraisal(tenant, claimId, { row_id: made.rowId });
      }
      const { row_id: rowId } = await createItem(tenant.caller, claimId, { description: 'A lamp' });
      await attachPicture(tenant, claimId, { rowId }, 'photo.jpg', picture);
      await sendToPortal(tenant.caller, claimId, {}, 'http://127.0.0.1');
    }
    const ofBoth = 'client_reference_id = ANY ($1)';
    for (const [what, statement] of [
      [
        'all are flagged',
        `UPDATE forensics_verdict SET flagged = true, status = 'complete' WHERE ${ofBoth}`,
      ],
      [
        'appraisals move to another item',
        `UPDATE appraisal a SET row_id = (SELECT min(row_id) FROM appraisal b WHERE b.client_reference_id = a.client_reference_id) WHERE ${ofBoth}`,
      ],
      [
        'and back to one of their own',
        `UPDATE appraisal a SET row_id = (SELECT max(id) FROM claimed_item b WHERE b.client_reference_id = a.client_reference_id) WHERE ${ofBoth} AND id % 2 = 0`,
      ],
      [
        'amounts are lost',
        `UPDATE appraisal SET replacement_cost_value = NULL WHERE ${ofBoth} AND id % 2 = 1`,
      ],
      ['answers come', `UPDATE portal_item SET answer = '{}', answer_time = now() WHERE ${ofBoth}`],
      ['items leave the portal', `DELETE FROM portal_item WHERE ${ofBoth} AND row_id % 2 = 0`],
      ['pictures go', `DELETE FROM attachment WHERE ${ofBoth} AND row_id % 2 = 0`],
      ['the carts are emptied', `DELETE FROM appraisal WHERE ${ofBoth}`],
      ['nothing is touched', `DELETE FROM appraisal WHERE ${ofBoth}`],
      ['half of the items go', `DELETE FROM claimed_item WHERE ${ofBoth} AND id % 2 = 1`],
      ['they are listed', `UPDATE claimed_item SET is_listed = true WHERE ${ofBoth}`],
      ['all items go', `DELETE FROM claimed_item WHERE ${ofBoth}`],
    ] as const) {
      await asOwner(statement, [claims]);
      await expectCounted(claims, what);
    }
  });
});
