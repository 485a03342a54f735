import { problem } from '@/lib/shared/reasons';
import fc from 'fast-check';
import { beforeAll } from 'vitest';
import { removeAcv } from '@/lib/appraisals/acv/remove';
import { setAcv } from '@/lib/appraisals/acv/set';
import { moveAttachment } from '@/lib/appraisals/attachments/move';
import { removeAttachment } from '@/lib/appraisals/attachments/remove';
import { createItem } from '@/lib/appraisals/items/create';
import { removeItem } from '@/lib/appraisals/items/remove';
import { removeAppraisal } from '@/lib/appraisals/remove';
import { setStatus } from '@/lib/appraisals/set-status';
import { updateAppraisal } from '@/lib/appraisals/update';
import { answerItem, withdrawAnswer } from '@/lib/portal/customer/answer';
import { sendToPortal } from '@/lib/portal/send';
import { Fault } from '@/lib/shared/fault';
import { analyze } from '@/lib/verdicts/analyze';
import { clearVerdict } from '@/lib/verdicts/clear';
import { confirmFlag } from '@/lib/verdicts/confirm';
import { restoreVerdict } from '@/lib/verdicts/restore';
import { asOwner } from '../setup/owner';
import { jpeg } from '../setup/pictures';
import {
  loadCatalogue,
  makeAppraisal,
  type MadeAppraisal,
  makeTenant,
  PRICE_DATE,
  type Tenant,
} from '../setup/tenants';
import { attachPicture, complete, giveUpOn } from '../setup/verdicts';

export const LONG_MS = 300_000;

export let tenant: Tenant;

export let picture: Buffer;

beforeAll(async () => {
  await loadCatalogue(PRICE_DATE);
  tenant = await makeTenant();
  picture = await jpeg(5);
});

/** One step. It does nothing where it finds nothing to change. `n` and `m` choose the target. */
interface Step {
  readonly what: keyof typeof steps;
  readonly n: number;
  readonly m: number;
}

const chosen = <T>(list: readonly T[], n: number): T | undefined => list[n % list.length];

async function anAppraisal(claimId: number, n: number): Promise<MadeAppraisal | undefined> {
  return chosen(
    await asOwner<{ id: number; rowId: number }>(
      'SELECT id, row_id AS "rowId" FROM appraisal WHERE client_reference_id = $1 ORDER BY id',
      [claimId],
    ),
    n,
  );
}

/** Includes items that have left the cart. */
const anItem = async (claimId: number, n: number) =>
  chosen(
    await asOwner<{ id: number }>(
      'SELECT id FROM claimed_item WHERE client_reference_id = $1 ORDER BY id',
      [claimId],
    ),
    n,
  )?.id;

interface Picture {
  readonly rowId: number;
  readonly name: string;
}

/** Includes pictures of items without an appraisal. */
async function aPicture(claimId: number, n: number): Promise<Picture | undefined> {
  return chosen(
    await asOwner<Picture>(
      'SELECT row_id AS "rowId", file_name AS name FROM forensics_verdict WHERE client_reference_id = $1 ORDER BY 1, 2',
      [claimId],
    ),
    n,
  );
}

const onItem =
  (act: (claimId: number, rowId: number, m: number) => Promise<unknown>) =>
  async (claimId: number, { n, m }: Step) => {
    const rowId = await anItem(claimId, n);
    if (rowId !== undefined) await act(claimId, rowId, m);
  };

const onAppraisal =
  (act: (claimId: number, made: MadeAppraisal, m: number) => Promise<unknown>) =>
  async (claimId: number, { n, m }: Step) => {
    const made = await anAppraisal(claimId, n);
    if (made) await act(claimId, made, m);
  };

const onPicture =
  (
    act: (
      claimId: number,
      one: Picture,
      named: { row_id: number; file_name: string },
      m: number,
    ) => Promise<unknown>,
  ) =>
  async (claimId: number, { n, m }: Step) => {
    const one = await aPicture(claimId, n);
    if (one) await act(claimId, one, { row_id: one.rowId, file_name: one.name }, m);
  };

const policyholder = (claimId: number) => ({ ...tenant.caller, ownClaimId: claimId });

async function answer(claimId: number, { rowId }: MadeAppraisal): Promise<void> {
  const [access] = await asOwner<{ version: number }>(
    'SELECT version FROM portal_access WHERE client_reference_id = $1',
    [claimId],
  );
  if (access)
    await answerItem(policyholder(claimId), rowId, {
      version: access.version,
      answer: 'confirmed',
    });
}

const steps = {
  'add an item': (claimId: number, { n, m }: Step) =>
    makeAppraisal(tenant, claimId, {
      replacement_cost_value: 1 + n / 100,
      item_quantity: 1 + (m % 5),
      is_price_per_item: m % 2 === 0,
    }),
  'list an item': (claimId: number, { n }: Step) =>
    createItem(tenant.caller, claimId, { description: 'A lamp', claimed_amount: n / 100 }),
  'delete an item': onItem((claimId, rowId) => removeItem(tenant.caller, claimId, rowId)),
  'appraise an item again': onItem((claimId, rowId) =>
    makeAppraisal(tenant, claimId, { row_id: rowId }),
  ),
  'move an appraisal': async (claimId: number, { n, m }: Step) => {
    const [made, rowId] = [await anAppraisal(claimId, n), await anItem(claimId, m)];
    if (made && rowId !== undefined)
      await asOwner('UPDATE appraisal SET row_id = $2 WHERE id = $1', [made.id, rowId]);
  },
  'take an appraisal out': onAppraisal((claimId, { id }) =>
    removeAppraisal(tenant.caller, claimId, id),
  ),
  'change the amount': onAppraisal((claimId, { id }, m) =>
    updateAppraisal(
      tenant.caller,
      claimId,
      id,
      { replacement_cost_value: 2 + m / 100, item_quantity: 1 + (m % 7) },
      '',
    ),
  ),
  'set a status': onAppraisal((claimId, { id }, m) =>
    setStatus(tenant.caller, claimId, id, 1 + (m % 7)),
  ),
  'enter an ACV': onAppraisal((claimId, { id }, m) =>
    setAcv(tenant.caller, claimId, id, { actual_cash_value: (m % 100) / 100, reason: 'worn' }),
  ),
  'delete an ACV': onAppraisal((claimId, { id }) => removeAcv(tenant.caller, claimId, id)),
  'add a picture': onItem((claimId, rowId) =>
    attachPicture(tenant, claimId, { rowId }, 'photo.jpg', picture),
  ),
  'delete a picture': onPicture((claimId, { rowId, name }) =>
    removeAttachment(tenant.caller, claimId, { row_id: rowId }, name),
  ),
  'move a picture': onPicture(async (claimId, _, named, m) => {
    const rowId = await anItem(claimId, m);
    if (rowId !== undefined) await moveAttachment(tenant.caller, claimId, named, rowId);
  }),
  'find an edit': onPicture((_, one) => complete(tenant, one, one.name)),
  'find nothing': onPicture((_, one) =>
    complete(tenant, one, one.name, { is_digitally_manipulated: false }),
  ),
  'find too little to see': onPicture((_, one, __, m) =>
    complete(tenant, one, one.name, {
      is_digitally_manipulated: m % 2 === 0,
      manipulation_confidence: 0.6,
      not_judged: 'small',
    }),
  ),
  'give up on a picture': onPicture((_, one) =>
    giveUpOn(tenant, one, one.name, problem('picture_file_missing')),
  ),
  'clear a verdict': onPicture((claimId, _, named) => clearVerdict(tenant.caller, claimId, named)),
  'keep a flag': onPicture((claimId, _, named) => confirmFlag(tenant.caller, claimId, named)),
  'take a decision back': onPicture((claimId, _, named) =>
    restoreVerdict(tenant.caller, claimId, named),
  ),
  'ask again': onPicture((claimId, _, named) => analyze(tenant.caller, claimId, named)),
  'send to the policyholder': (claimId: number) =>
    sendToPortal(tenant.caller, claimId, {}, 'http://127.0.0.1'),
  answer: onAppraisal(answer),
  'withdraw an answer': onAppraisal((claimId, { rowId }) =>
    withdrawAnswer(policyholder(claimId), rowId),
  ),
};

/**
 * Performs a step. A refusal, such as for an item that an earlier step deleted, changes nothing and
 * is no failure here.
 */
export async function take(claimId: number, step: Step): Promise<void> {
  await steps[step.what](claimId, step).catch((error: unknown) => {
    if (!(error instanceof Fault) && !String(error).includes('No verdict for')) throw error;
  });
}

const names = Object.keys(steps) as (keyof typeof steps)[];

/** Half of the steps create something, so that the others find a target. */
const makers: readonly (keyof typeof steps)[] = [
  'add an item',
  'list an item',
  'appraise an item again',
  'add a picture',
  'find an edit',
  'send to the policyholder',
];

export const aStep: fc.Arbitrary<Step> = fc.record({
  what: fc.oneof(fc.constantFrom(...names), fc.constantFrom(...makers)),
  n: fc.nat(9999),
  m: fc.nat(9999),
});

export const first: Step[] = [
  { what: 'add an item', n: 7, m: 2 },
  { what: 'list an item', n: 9, m: 0 },
  { what: 'add a picture', n: 0, m: 0 },
  { what: 'add a picture', n: 1, m: 0 },
  { what: 'find an edit', n: 0, m: 0 },
  { what: 'find an edit', n: 1, m: 0 },
];
