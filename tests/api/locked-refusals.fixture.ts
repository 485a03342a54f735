/** Refusals of changes to a line that is paid. */
import type { Answer, Sent } from '../setup/api';
import type { Target } from '../setup/operations';
import { leaveAwaiting } from '../setup/rule-sets';
import { own, send } from './declared-faults.fixture';
import { paidItem, paidLine, paidWithCorrection } from './refused-states.fixture';

const CHANGES: Readonly<Record<string, (line: Target) => Sent>> = {
  updateAppraisal: () => ({ json: { item_quantity: 2 } }),
  deleteAppraisal: () => ({}),
  setAcv: () => ({ json: { actual_cash_value: 40, reason: 'worn' } }),
  deleteAcv: () => ({}),
  decideAcv: () => ({ json: { decision: 'approve' } }),
  changeAppraisals: ({ appraisalId: appraisal_id }) => ({
    json: { changes: [{ appraisal_id, item_quantity: 2 }] },
  }),
  updateClaimedItem: () => ({ json: { quantity: 2 } }),
  changeClaimedItems: ({ rowId: row_id }) => ({ json: { items: [{ row_id, quantity: 2 }] } }),
};

const changes = Object.fromEntries(
  Object.entries(CHANGES).map(([id, request]) => [
    `${id} locked`,
    async () => {
      const line = await paidLine();
      await leaveAwaiting(own, line.appraisalId);
      return send(id, request(line), '', line);
    },
  ]),
);

export const locked: Readonly<Record<string, () => Promise<Answer>>> = {
  ...changes,
  'deleteClaimedItem locked': async () => send('deleteClaimedItem', {}, '', await paidItem()),
  'deleteClaimedItems locked': async () => send('deleteClaimedItems', {}, '', await paidItem()),
  'decidePortalCorrection locked': async () => {
    const { made, answer_time } = await paidWithCorrection();
    const json = { field: 'quantity', decision: 'taken', answer_time };
    return send('decidePortalCorrection', { json }, '', made);
  },
};
