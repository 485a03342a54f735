import fc from 'fast-check';
import { expect, it } from 'vitest';
import { setStatus } from '@/lib/appraisals/set-status';
import { sized } from '../setup/profile';
import { netOf, totalsOf, viewsOf } from './claim-views.fixture';
import {
  ACCEPTED,
  aClaim,
  anAppraisal,
  appraise,
  ARCHIVED,
  makeGiven,
  REJECTED,
  tenant,
} from './one-net-claim.fixture';

const LONG_MS = 300_000;

const numRuns = sized(10, 150);

it(
  'list, cart, totals, their lines, report, webhook and export agree to the cent',
  async () => {
    await fc.assert(
      fc.asyncProperty(aClaim, async (given) => {
        const { claimId } = await makeGiven(given);
        const { totals, ...others } = await viewsOf(claimId);
        for (const [name, worth] of Object.entries(others)) expect(worth, name).toEqual(totals);
      }),
      { numRuns: numRuns * 2 },
    );
  },
  LONG_MS,
);

it(
  'rejecting or archiving a line never raises the net claim, line by line down to 0',
  async () => {
    await fc.assert(
      fc.asyncProperty(aClaim, fc.constantFrom(REJECTED, ARCHIVED), async (given, status) => {
        const { claimId, lines } = await makeGiven(given);
        let before = await netOf(claimId);
        for (const { appraisalIds } of lines) {
          for (const id of appraisalIds) await setStatus(tenant.caller, claimId, id, status);
          const net = await netOf(claimId);
          expect(net).toBeLessThanOrEqual(before);
          before = net;
        }
        expect(before).toBe(0);
      }),
      { numRuns },
    );
  },
  LONG_MS,
);

it(
  'an alternative of an accepted appraisal changes nothing until it is accepted itself',
  async () => {
    await fc.assert(
      fc.asyncProperty(aClaim, anAppraisal, async (given, added) => {
        const { claimId, lines } = await makeGiven(given);
        const line = lines.find(({ appraisalIds }) => appraisalIds.length > 0);
        const [first] = line?.appraisalIds ?? [];
        fc.pre(line !== undefined && first !== undefined);
        await setStatus(tenant.caller, claimId, first ?? 0, ACCEPTED);
        const before = await viewsOf(claimId);
        const status = added.status === ACCEPTED ? 1 : added.status;
        const id = await appraise(claimId, line?.rowId ?? 0, { ...added, status });
        expect(await viewsOf(claimId)).toEqual(before);
        await setStatus(tenant.caller, claimId, id, ACCEPTED);
        const { totals, ...others } = await viewsOf(claimId);
        for (const [name, worth] of Object.entries(others)) expect(worth, name).toEqual(totals);
      }),
      { numRuns },
    );
  },
  LONG_MS,
);

it(
  'the order of the lines makes no difference',
  async () => {
    await fc.assert(
      fc.asyncProperty(aClaim, async (given) => {
        const { claimId } = await makeGiven(given);
        const turned = await makeGiven({ ...given, lines: given.lines.toReversed() });
        const [{ lines: one, ...totals }, { lines: other, ...same }] = [
          await totalsOf(claimId),
          await totalsOf(turned.claimId),
        ];
        expect(same).toEqual({ ...totals, steps: expect.anything() });
        const payable = (all: typeof one) => all.map((line) => line.payable).toSorted();
        expect(payable(other)).toEqual(payable(one));
      }),
      { numRuns },
    );
  },
  LONG_MS,
);
