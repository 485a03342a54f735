import fc from 'fast-check';
import { expect, it } from 'vitest';
import { setStatus } from '@/lib/appraisals/set-status';
import { STANDARD_STATUSES } from '@/lib/shared/standard-statuses';
import { sized } from '../setup/profile';
import { netOf, totalsOf, viewsOf } from './claim-views.fixture';
import {
  ACCEPTED,
  aClaim,
  anAppraisal,
  appraise,
  ARCHIVED,
  CLOSED,
  type GivenClaim,
  makeGiven,
  PAID,
  REJECTED,
  send,
  tenant,
} from './one-net-claim.fixture';

const OPEN = STANDARD_STATUSES.open;

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

const SETTLED: readonly number[] = [ACCEPTED, CLOSED, PAID];

/** Of two settled appraisals of an item the older counts again once the newer is rejected (102). */
const settledOnce = (given: GivenClaim): GivenClaim => ({
  ...given,
  lines: given.lines.map((line) => {
    const first = line.appraisals.findIndex(({ status }) => SETTLED.includes(status));
    const isSecond = (at: number, status: number) => at !== first && SETTLED.includes(status);
    return {
      ...line,
      appraisals: line.appraisals.map((one, at) =>
        isSecond(at, one.status) ? { ...one, status: OPEN } : one,
      ),
    };
  }),
});

/** The status of an appraisal before another is added (null: as given), and how that one is taken. */
const aDecision = fc.record({
  status: fc.option(fc.constantFrom(...SETTLED)),
  way: fc.constantFrom('chosen', 'accepted'),
});

async function isLineSettled(claimId: number, rowId: number): Promise<boolean> {
  const { appraisals } = await send<{
    appraisals: { row_id: number; appraisal_status_id: number }[];
  }>('GET', `/client_reference/${claimId}/appraisal`);
  return appraisals.some(
    (one) => one.row_id === rowId && SETTLED.includes(one.appraisal_status_id),
  );
}

/** At most five lines have three appraisals each. */
const aDecline = fc.record({ status: fc.constantFrom(REJECTED, ARCHIVED), at: fc.nat() });

it(
  'rejecting or archiving any appraisal, in any order, never raises the net claim, down to 0',
  async () => {
    await fc.assert(
      fc.asyncProperty(aClaim, fc.array(aDecline, { minLength: 15 }), async (given, declines) => {
        const { claimId, lines } = await makeGiven(settledOnce(given));
        const ids = lines.flatMap(({ appraisalIds }) => appraisalIds);
        let before = await netOf(claimId);
        for (const { status, at } of declines) {
          const [id] = ids.splice(at % ids.length, 1);
          if (id === undefined) break;
          await setStatus(tenant.caller, claimId, id, status);
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
  'an alternative changes no view until it is chosen or accepted',
  async () => {
    await fc.assert(
      fc.asyncProperty(aClaim, anAppraisal, aDecision, async (given, added, { status, way }) => {
        const { claimId, lines } = await makeGiven(given);
        const line = lines.find(({ appraisalIds }) => appraisalIds.length > 0);
        const [first] = line?.appraisalIds ?? [];
        fc.pre(line !== undefined && first !== undefined);
        if (status !== null) await setStatus(tenant.caller, claimId, first ?? 0, status);
        const before = await viewsOf(claimId);
        const open = SETTLED.includes(added.status) ? OPEN : added.status;
        const id = await appraise(claimId, line?.rowId ?? 0, { ...added, status: open });
        expect(await viewsOf(claimId)).toEqual(before);
        const path = `/client_reference/${claimId}/appraisal/${id}`;
        const isSettled = await isLineSettled(claimId, line?.rowId ?? 0);
        if (way === 'chosen' && !isSettled) await send('PUT', path, { chosen: true });
        else await setStatus(tenant.caller, claimId, id, ACCEPTED);
        expect(await send('GET', path)).toMatchObject({ chosen_appraisal_id: id });
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
