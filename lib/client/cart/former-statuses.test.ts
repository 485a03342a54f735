import { describe, expect, it } from 'vitest';
import { appraisalExample } from '@/lib/contract/examples/appraisals';
import { formerStatuses } from './former-statuses';

const [OPEN, ACCEPTED, REJECTED] = [1, 2, 3];
const line = (id: number, statusId: number) => ({
  ...appraisalExample,
  appraisal_id: id,
  appraisal_status_id: statusId,
  appraisal_status: `status ${statusId}`,
});
const known = (nextOfAccepted: number[]) => [
  { id: OPEN, name: 'Open', next_ids: [ACCEPTED], counts: true },
  { id: ACCEPTED, name: 'Accepted', next_ids: nextOfAccepted, counts: true },
  { id: REJECTED, name: 'Rejected', next_ids: [ACCEPTED], counts: false },
];
const done = {
  before: [line(7, OPEN), line(8, REJECTED), line(9, ACCEPTED), line(10, OPEN)],
  statusId: ACCEPTED,
  late: [10],
  revisions: new Map([
    [7, 4],
    [8, 1],
    [9, 2],
    [10, 6],
  ]),
};

describe('former statuses', () => {
  it('are restored for the lines whose status changed, based on the revision after that change', () => {
    expect(formerStatuses(known([OPEN, REJECTED]), done)).toEqual({
      statuses: new Map([
        [7, { id: OPEN, name: 'status 1' }],
        [8, { id: REJECTED, name: 'status 3' }],
      ]),
      revisions: new Map([
        [7, 5],
        [8, 2],
      ]),
    });
  });

  it('are not restored if one of them may not follow or if no status changed', () => {
    expect(formerStatuses(known([OPEN]), done)).toBe(null);
    expect(formerStatuses(known([OPEN, REJECTED]), { ...done, before: [line(9, ACCEPTED)] })).toBe(
      null,
    );
  });
});
