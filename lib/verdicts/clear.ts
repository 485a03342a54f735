import type { z } from 'zod';
import { problem } from '@/lib/shared/reasons';
import { MARK_CLEAN_TITLE, noCompletedVerdict } from '@/lib/contract/error-bodies';
import type { clearForensicsVerdict } from '@/lib/contract/forensics-review';
import type { ForensicsState } from '@/lib/contract/forensics-state';
import { record } from '@/lib/events/record';
import type { Caller } from '@/lib/identity/caller';
import { now } from '@/lib/platform/clock';
import type { ForensicsVerdict } from '@/lib/platform/database/generated/client';
import { withClient } from '@/lib/platform/database/tenant';
import { Fault } from '@/lib/shared/fault';
import { lockVerdict, type NamedPicture, ownerOf } from './lock-verdict';

interface ReviewRequest extends NamedPicture {
  readonly note?: string | undefined;
}

type Cleared = z.output<typeof clearForensicsVerdict.reply>;

/**
 * Clears a verdict for every appraisal of the item after a person has reviewed the picture. The
 * engine's findings stay in the row and are recorded in the event. Clearing again changes nothing.
 * Throws `not_found` without a complete verdict.
 */
export async function clearVerdict(
  caller: Caller,
  clientReferenceId: number,
  { note, ...picture }: ReviewRequest,
): Promise<Cleared> {
  const { file_name } = picture;
  return withClient(caller.clientId, async (tx) => {
    const verdict = await lockVerdict(tx, caller, clientReferenceId, picture);
    if (verdict?.status !== 'complete') throw nothingToClear(file_name);
    if (verdict.clearedAt !== null) return { cleared: true };
    const { clientId, rowId, fileName } = verdict;
    const time = now();
    await tx.forensicsVerdict.update({
      where: { clientId_rowId_fileName: { clientId, rowId, fileName } },
      data: { clearedAt: time, clearedBy: caller.actor, clearNote: note ?? null, updateTime: time },
    });
    await record(tx, {
      ...caller,
      clientReferenceId,
      type: 'forensics.cleared',
      data: {
        ...ownerOf(picture),
        row_id: rowId,
        file_name,
        note: note ?? null,
        state: 'cleared' satisfies ForensicsState,
        machine: {
          flagged: verdict.flagged,
          reasons: verdict.reasons,
          is_ai_generated: verdict.isAiGenerated,
          is_digitally_manipulated: verdict.isDigitallyManipulated,
          ai_generated_confidence: verdict.aiGeneratedConfidence?.toNumber() ?? null,
          manipulation_confidence: verdict.manipulationConfidence?.toNumber() ?? null,
          engine_version: verdict.engineVersion,
        },
      },
    });
    const overridden = confirmationOf(verdict);
    return { cleared: true, ...(overridden && { overridden }) };
  });
}

/** A clear has the last word, also after a confirmation that its author has not seen. */
const confirmationOf = ({ confirmedAt, confirmedBy, confirmNote: note }: ForensicsVerdict) =>
  confirmedAt && { by: confirmedBy ?? '', at: confirmedAt.toISOString(), note };

function nothingToClear(fileName: string): Fault {
  const body = noCompletedVerdict(fileName);
  return new Fault('not_found', problem('no_completed_verdict', { name: fileName }), { body });
}

/** The clear operation has its own body for invalid requests (service description, operation 6). */
export const markCleanRefusal = ({ kind, problems, description, details }: Fault): Fault =>
  new Fault(kind === 'too_large' ? kind : 'invalid', problems, {
    ...details,
    body: {
      title: MARK_CLEAN_TITLE,
      description: description
        .replace(/ : field required/g, ': Field required')
        .replace(/ : /g, ': '),
    },
  });
