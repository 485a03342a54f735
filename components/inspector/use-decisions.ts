'use client';
import { onlineManager } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { useDraft } from '@/lib/client/forms/use-draft';
import { toast } from '@/lib/client/shell/toasts';
import { UNDO_MS } from '@/lib/client/cart/delete-appraisal';
import { useAnalyze, type PictureAddress } from '@/lib/client/verdicts/forensics';
import { useConfirmFlag, useMarkClean, useRestore } from '@/lib/client/verdicts/review';
import { useSession } from '@/lib/client/session/session';
import { nextFlagged, sharersOf, stateOfPicture } from '@/lib/client/verdicts/verdict';
import type { Pictured, PicturePlace } from '@/lib/client/verdicts/pictured';
import type { ForensicsResult } from '@/lib/contract/forensics';
import { fill } from '@/lib/shared/fill';
import { useCartActions, useCartScope } from '../cart-context/cart-context';
import { useTranslation } from '../translation';
import { focusInspector } from './key-area';
import { focusNote } from './note-field';

/** The decisions about the picture in the inspector; each is undefined where it makes no sense. */
export function useDecisions(
  pictured: Pictured,
  fileName: string,
  result: ForensicsResult | undefined,
) {
  const { claimId } = useCartActions();
  const { appraisals } = useCartScope();
  const picture: PictureAddress = {
    appraisal_id: pictured.place.appraisalId,
    row_id: pictured.rowId,
    file_name: fileName,
  };
  const kind = result && stateOfPicture(result).kind;
  const [note, setNote] = useNoteDraft(`${claimId}/${pictured.rowId}/${fileName}`);
  const { place } = pictured;
  const decided = { claimId, picture, place, machine: result, note: note?.trim(), setNote };
  const markClean = useMarkCleanWithUndo(decided);
  const restore = useErrorToast(useRestore(claimId), 'restoreFailed');
  const analyze = useErrorToast(useAnalyze(claimId), 'retryFailed');
  const confirmFlag = useConfirmFlagWithUndo(decided);

  const act = {
    markClean:
      kind === 'flagged' || kind === 'confirmed' || kind === 'weak' ? markClean : undefined,
    confirmFlag: kind === 'flagged' ? confirmFlag : undefined,
    restore: kind === 'reviewed' || kind === 'confirmed' ? () => restore(picture) : undefined,
    retry: kind === 'failed' ? () => analyze(picture) : undefined,
  };
  // Also possible before the verdict has loaded: otherwise N would do nothing, and the letters of
  // the note would act as keys (F confirms the flag).
  const mayWrite = act.markClean !== undefined || result === undefined;
  // Rendered synchronously, so that the note field exists when it gets the focus.
  const writeNote = () => {
    flushSync(() => setNote(note ?? ''));
    focusNote();
  };
  return {
    ...act,
    note,
    setNote,
    writeNote: mayWrite ? writeNote : undefined,
    kind,
    sharerCount: sharersOf(appraisals, pictured.rowId).length,
    keys: {
      c: act.markClean,
      n: mayWrite ? writeNote : undefined,
      f: act.confirmFlag,
      u: act.restore,
      t: act.retry,
    },
  };
}

const NO_NOTE = { seen: null, before: { note: null } };

/** The draft of the note on a picture, by item and file. Null: no note is open. */
function useNoteDraft(picture: string) {
  const { form, setForm, begin } = useDraft<null, { readonly note: string | null }>(
    `note/${picture}`,
    NO_NOTE,
  );
  const setNote = (note: string | null) => (note === null ? begin() : setForm(() => ({ note })));
  return [form.note, setNote] as const;
}

export type Decisions = ReturnType<typeof useDecisions>;

type Failure = 'restoreFailed' | 'retryFailed' | 'clearFailed' | 'confirmFailed';

interface Decided {
  readonly claimId: number;
  readonly picture: PictureAddress;
  readonly place: PicturePlace;
  readonly machine: ForensicsResult | undefined;
  readonly note: string | undefined;
  setNote(note: string | null): void;
}

/**
 * Runs the mutation and shows an error as a toast. Keeps the focus in the inspector, because the
 * button that was pressed is removed.
 */
function useErrorToast<P>(
  mutation: { mutate(picture: P, options: { onError(error: Error): void }): void },
  failed: Failure,
) {
  const { t } = useTranslation();
  return (picture: P, onRefused?: () => void) => {
    mutation.mutate(picture, {
      onError: (error) => {
        toast.error(t.inspector[failed], { description: error.message });
        onRefused?.();
      },
    });
    focusInspector();
  };
}

/**
 * Reports the decision in a toast with an undo. The undo does not use the callbacks of
 * useErrorToast, which are bound to the component, because the toast outlives the inspector.
 */
function useReviewToast({ claimId, picture, machine }: Decided) {
  const { t } = useTranslation();
  const { mutateAsync: restore } = useRestore(claimId);
  return (text: string) => {
    const undo = () =>
      restore({ ...picture, ...(machine && { machine }) }).catch((error: Error) =>
        toast.error(t.inspector.restoreFailed, { description: error.message }),
      );
    const description = onlineManager.isOnline() ? undefined : t.cart.upload.waiting;
    toast(text, {
      description,
      durationMs: UNDO_MS,
      action: { label: t.common.undo, onClick: () => void undo() },
    });
  };
}

function useMarkCleanWithUndo(decided: Decided) {
  const { t } = useTranslation();
  const { data: session } = useSession();
  const { claimId, picture, note, setNote } = decided;
  const clear = useErrorToast(useMarkClean(claimId, session?.actor ?? ''), 'clearFailed');
  const showToast = useReviewToast(decided);
  return () => {
    // The note is sent with the decision. If that is refused, the note is restored, so that it can
    // be sent again.
    setNote(null);
    clear({ ...picture, ...(note && { note }) }, () => setNote(note ?? null));
    showToast(fill(t.inspector.cleared, { name: picture.file_name }));
  };
}

/** Confirms the flag and moves on to the next picture that needs a review. */
function useConfirmFlagWithUndo(decided: Decided) {
  const { t } = useTranslation();
  const { data: session } = useSession();
  const { show } = useCartActions();
  const { pictured } = useCartScope();
  const { claimId, picture, place, note, setNote } = decided;
  const keep = useErrorToast(useConfirmFlag(claimId, session?.actor ?? ''), 'confirmFailed');
  const showToast = useReviewToast(decided);
  return () => {
    setNote(null);
    keep({ ...picture, ...(note && { note }) }, () => setNote(note ?? null));
    const next = nextFlagged(pictured, { ...place, fileName: picture.file_name });
    if (next) show(next);
    showToast(next ? t.inspector.confirmedNext : t.inspector.confirmedLast);
    focusInspector();
  };
}
