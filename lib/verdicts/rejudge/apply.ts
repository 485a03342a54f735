import { auditedVerdict } from '@/lib/appraisals/attachments/audited-verdict';
import { lockCopies } from '@/lib/appraisals/attachments/lock-copies';
import { refreshReasons, storeReasons } from '@/lib/appraisals/attachments/refresh-reasons';
import type { FileKey } from '@/lib/appraisals/attachments/touch-twins';
import { record } from '@/lib/events/record';
import { ENGINE_VERSION } from '@/lib/forensics/version';
import { now } from '@/lib/platform/clock';
import type { ForensicsVerdict, VerdictCandidate } from '@/lib/platform/database/generated/client';
import { type Transaction, withClient } from '@/lib/platform/database/tenant';
import { recordCompletion } from '../conclude';
import { stateOfStored } from '../state';
import { copyCandidateFiles, removeCandidateFiles } from './files';

/** Only candidates that change the flag in this direction. */
export type Only = 'newly-flagged' | 'newly-unflagged';

/**
 * `decided`: a handler cleared or confirmed the picture; `replaced`: the verdict is no longer the one
 * that the candidate was made beside, or the picture is gone; `other_version`: the candidate is of
 * another engine version than this one.
 */
type Outcome = 'applied' | 'decided' | 'replaced' | 'other_version';

const ACTOR = 'engine upgrade';
const PAGE = 200;

/**
 * Makes the client's candidates its verdicts, each in a transaction of its own, and returns how many
 * had which outcome. Started again, or twice at once, it applies what is left.
 */
export async function applyCandidates(
  clientId: number,
  only: Only | null,
): Promise<Record<Outcome, number>> {
  const tally = { applied: 0, decided: 0, replaced: 0, other_version: 0 };
  let after: FileKey | undefined = { rowId: 0, fileName: '' };
  while (after) {
    const page: readonly FileKey[] = await readPage(clientId, after, only);
    for (const file of page) tally[await applyOne(clientId, file)] += 1;
    after = page.length === PAGE ? page.at(-1) : undefined;
  }
  return tally;
}

const readPage = (
  clientId: number,
  { rowId, fileName }: FileKey,
  only: Only | null,
): Promise<FileKey[]> =>
  withClient(
    clientId,
    (tx) => tx.$queryRaw<FileKey[]>`
      SELECT c.row_id AS "rowId", c.file_name AS "fileName"
      FROM verdict_candidate c
      JOIN forensics_verdict v ON v.client_id = c.client_id AND v.row_id = c.row_id AND v.file_name = c.file_name
      WHERE c.client_id = ${clientId} AND c.status = 'ready' AND (c.row_id, c.file_name) > (${rowId}::int, ${fileName})
        AND (${only}::text IS NULL OR c.flagged <> v.flagged AND c.flagged = (${only} = 'newly-flagged'))
      ORDER BY c.row_id, c.file_name LIMIT ${PAGE}`,
  );

interface Done {
  readonly outcome: Outcome;
  /** Where the candidate had its files; absent while the candidate stays. */
  readonly storageKey?: string;
}

async function applyOne(clientId: number, file: FileKey): Promise<Outcome> {
  const { outcome, storageKey } = await withClient(clientId, (tx) => settle(tx, clientId, file));
  if (storageKey !== undefined) await removeCandidateFiles(storageKey);
  return outcome;
}

async function settle(tx: Transaction, clientId: number, file: FileKey): Promise<Done> {
  const key = { clientId, ...file };
  const copies = await lockCopies(tx, clientId, file);
  await tx.$queryRaw`
    SELECT FROM verdict_candidate
    WHERE client_id = ${clientId} AND row_id = ${file.rowId} AND file_name = ${file.fileName} FOR UPDATE`;
  const found = await tx.attachment.findUnique({
    where: { clientId_rowId_fileName: key },
    select: { storageKey: true, verdict: true, candidate: { select: COMPARED } },
  });
  const { verdict, candidate } = found ?? {};
  if (!found || !verdict || candidate?.status !== 'ready') return { outcome: 'replaced' };
  const outcome = outcomeOf(verdict, candidate);
  if (outcome === 'decided' || outcome === 'other_version') return { outcome };
  if (outcome === 'applied') {
    await replace(tx, verdict, found.storageKey);
    await refreshReasons(tx, clientId, copies);
    await copyCandidateFiles(found.storageKey);
  }
  await tx.verdictCandidate.deleteMany({ where: key });
  return { outcome, storageKey: found.storageKey };
}

const COMPARED = { status: true, run: true, engineVersion: true } as const;

/**
 * What a handler decided on stays with the findings that were decided on; so does its candidate,
 * which can be applied once the decision is undone.
 */
function outcomeOf(
  verdict: ForensicsVerdict,
  { run, engineVersion }: Pick<VerdictCandidate, 'run' | 'engineVersion'>,
): Outcome {
  if (verdict.status !== 'complete' || verdict.run !== run) return 'replaced';
  if (engineVersion !== ENGINE_VERSION) return 'other_version';
  return verdict.clearedAt === null && verdict.confirmedAt === null ? 'applied' : 'decided';
}

/** A receipt that could not be read in time stays so. */
async function replace(
  tx: Transaction,
  before: ForensicsVerdict,
  storageKey: string,
): Promise<void> {
  const { clientId, rowId, fileName, clientReferenceId } = before;
  await tx.$executeRaw`
    UPDATE forensics_verdict v SET run = v.run + 1, tries = 0,
      ai_generated_confidence = c.ai_generated_confidence,
      manipulation_confidence = c.manipulation_confidence,
      is_ai_generated = c.is_ai_generated, is_digitally_manipulated = c.is_digitally_manipulated,
      flagged = c.flagged, analysis = c.analysis, language = c.language,
      not_judged = coalesce(c.not_judged, CASE WHEN v.not_judged = 'not_read' THEN v.not_judged END),
      regions = c.regions, signals = c.signals, facts = c.facts, page = c.page,
      heatmap_key = CASE WHEN c.has_heatmap THEN ${`${storageKey}/heatmap`} END,
      engine_version = c.engine_version, threshold = c.threshold, thresholds = c.thresholds,
      update_time = ${now()}
    FROM verdict_candidate c
    WHERE v.client_id = ${clientId} AND v.row_id = ${rowId} AND v.file_name = ${fileName}
      AND c.client_id = v.client_id AND c.row_id = v.row_id AND c.file_name = v.file_name`;
  await storeReasons(tx, clientId, [{ rowId, fileName }]);
  const after = await tx.forensicsVerdict.findUniqueOrThrow({
    where: { clientId_rowId_fileName: { clientId, rowId, fileName } },
  });
  const { state } = stateOfStored(after);
  await record(tx, {
    clientId,
    clientReferenceId,
    type: 'forensics.requested',
    actor: ACTOR,
    data: {
      row_id: rowId,
      file_name: fileName,
      run: after.run,
      state,
      replaced: auditedVerdict(before),
    },
  });
  const isChanged =
    after.flagged !== before.flagged ||
    state !== stateOfStored(before).state ||
    after.reasons.join() !== before.reasons.join();
  if (isChanged) await recordCompletion(tx, after, concludedOf(after), ACTOR);
}

const concludedOf = (row: ForensicsVerdict) => ({
  is_ai_generated: row.isAiGenerated === true,
  is_digitally_manipulated: row.isDigitallyManipulated === true,
  ai_generated_confidence: row.aiGeneratedConfidence?.toNumber() ?? 0,
  manipulation_confidence: row.manipulationConfidence?.toNumber() ?? 0,
  engine_version: row.engineVersion ?? '',
});
