import { createAppraisal } from '@/lib/appraisals/create';
import { attach } from '@/lib/appraisals/attachments/attach';
import { setAcv } from '@/lib/appraisals/acv/set';
import { readCart } from '@/lib/appraisals/list';
import { readAppraisal } from '@/lib/appraisals/read';
import { setStatus } from '@/lib/appraisals/set-status';
import { createRuleSet } from '@/lib/appraisals/rule-sets/create';
import { publishRuleSet } from '@/lib/appraisals/rule-sets/publish';
import { createClaim } from '@/lib/claims/create';
import type { Caller } from '@/lib/identity/caller';
import { database } from '@/lib/platform/database/tenant';
import { formatAmount, parseAmount, percentOf, subtract } from '@/lib/shared/money';
import { clearVerdict } from '@/lib/verdicts/clear';
import { CLAIMED_FAMILIES } from './catalogue/read-facts';
import type { DemoClaim, DemoClient, DemoItem } from './demo-claims';
import { pidOf } from './load-catalogue';

type Pictures = ReadonlyMap<string, Uint8Array>;

const STATUS_IDS = [1, 2, 3, 4, 5, 6, 7, 8];

export async function createDemoClient({
  name,
  currency,
  language,
  statusFeature,
  managesCatalogue,
}: DemoClient): Promise<number> {
  const client = await database().client.create({
    data: {
      name,
      currency,
      language,
      statusFeature,
      managesCatalogue,
      statuses: {
        createMany: { data: STATUS_IDS.map((appraisalStatusId) => ({ appraisalStatusId })) },
      },
    },
  });
  return client.id;
}

/** Publishes the depreciation rules of a demo client as its administrator. */
export async function publishRules(
  admin: Caller,
  { name, template }: DemoClient['rules'],
  effectiveFrom: string,
): Promise<void> {
  const { rule_set_id: id } = await createRuleSet(admin, { name, template });
  await publishRuleSet(admin, id, { effective_from: effectiveFrom });
}

function pid([brand, name, variant = 0]: readonly [string, string, number?]): string {
  const family = CLAIMED_FAMILIES.find((one) => one.brand === brand && one.name === name);
  if (!family) throw new Error(`The demo catalogue has no ${brand} ${name}`);
  return pidOf(family, variant);
}

/** Loads a claim through the services that handlers use, so that its audit trail is authentic. */
export async function loadDemoClaim(
  caller: Caller,
  claim: DemoClaim,
  pictures: Pictures,
): Promise<number> {
  const { client_reference_id: claimId } = await createClaim(caller, {
    client_reference: claim.reference,
    date_damage: claim.dateDamage,
    cause: claim.cause,
    policyholder_name: claim.policyholder,
  });
  for (const item of claim.items) await loadItem(caller, claimId, item, pictures);
  return claimId;
}

async function loadItem(
  caller: Caller,
  claimId: number,
  item: DemoItem,
  pictures: Pictures,
): Promise<void> {
  const cpid = pid(item.claimed);
  const common = {
    cpid,
    item_quantity: item.quantity ?? 1,
    date_purchase: item.bought ?? null,
    appraisal_condition: item.condition ?? 0,
  };
  const { appraisal_id: id } = await createAppraisal(caller, claimId, {
    ...common,
    rpid: pid(item.replacement ?? item.claimed),
  });
  const { row_id } = await readAppraisal(caller, claimId, id, '');
  await value(caller, claimId, id, item);
  if (item.twin) {
    const twin = await createAppraisal(caller, claimId, {
      ...common,
      rpid: pid(item.twin),
      row_id,
    });
    await value(caller, claimId, twin.appraisal_id, item);
  }
  const files = (item.pictures ?? []).flatMap((name) => {
    const bytes = pictures.get(name);
    return bytes ? [{ name, bytes: Buffer.from(bytes) }] : [];
  });
  if (files.length > 0) await attach(caller, claimId, { appraisal_id: id }, files);
  if (item.statusId) await setStatus(caller, claimId, id, item.statusId);
}

/** Enters an ACV by hand. The others are calculated with their creation if they have a date. */
async function value(
  caller: Caller,
  claimId: number,
  id: number,
  { byHand }: DemoItem,
): Promise<void> {
  if (!byHand) return;
  const { total_replacement_cost_value: rcv } = await readAppraisal(caller, claimId, id, '');
  const line = rcv === null ? null : parseAmount(rcv);
  if (line === null) return;
  const acv = subtract(line, percentOf(line, byHand.percentOff * 100));
  await setAcv(caller, claimId, id, {
    actual_cash_value: Number(formatAmount(acv)),
    reason: byHand.reason,
  });
}

/** Clears the pictures marked as clean, once the engine has examined them. */
export async function markReviewed(
  caller: Caller,
  claimId: number,
  claim: DemoClaim,
): Promise<void> {
  for (const item of claim.items) {
    if (!item.markedClean) continue;
    const appraisal = await findByPicture(caller, claimId, item.markedClean);
    if (appraisal)
      await clearVerdict(caller, claimId, {
        appraisal_id: appraisal,
        file_name: item.markedClean,
        note: 'Seen on site: the machine stands as in the photo.',
      });
  }
}

async function findByPicture(
  caller: Caller,
  claimId: number,
  fileName: string,
): Promise<number | undefined> {
  const { appraisals } = (await readCart(caller, claimId, { limit: 100 }, '')).body;
  return appraisals.find((one) => one.attachments.includes(fileName))?.appraisal_id;
}
