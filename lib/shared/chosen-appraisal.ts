const [ACCEPTED, REJECTED, ARCHIVED] = [2, 3, 6];

/**
 * Sorts the appraisals of one item so that the one to send to the policyholder comes first: the
 * accepted one, else the newest that is neither rejected nor archived, else the newest.
 */
export const byPreference = (one: Choosable, other: Choosable): number =>
  preference(one) - preference(other) || other.appraisal_id - one.appraisal_id;

interface Choosable {
  readonly appraisal_id: number;
  readonly appraisal_status_id: number;
}

const preference = ({ appraisal_status_id: status }: Choosable): number =>
  status === ACCEPTED ? 0 : status === REJECTED || status === ARCHIVED ? 2 : 1;
