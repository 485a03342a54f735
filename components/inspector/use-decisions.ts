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
import { focusInspector, isInspectorOpen } from './key-area';
import { focusNote } from './note-field';
import type { Workbench } from './use-workbench';

/** The decisions about the picture in the inspector; each is undefined where it makes no sense. */
export function useDecisions(
  pictured: Pictured,
  fileName: string,
  result: ForensicsResult | undefined,
  bench: Workbench,
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
  const decided = { claimId, picture, place, machine: result, note: note?.trim(), setNote, bench };
  const { markClean, confirmFlag } = useReviews(decided);
  const restore = useErrorToast(useRestore(claimId), 'restoreFailed');
  const analyze = useErrorToast(useAnalyze(claimId), 'retryFailed');

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
      u: act.restore ?? bench.takeBackLast,
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
  readonly bench: Workbench;
}

/**
 * Runs the mutation and shows an error as a toast. Keeps the focus in the inspector, because the
 * button that was pressed is removed.
 */
function useErrorToast<P>(
  mutation: { mutate(picture: P, options: { onError(error: Error): void }): void },
  failed: Failure,
) {
  const showError = useFailureToast();
  return (picture: P, onRefused?: () => void) => {
    mutation.mutate(picture, {
      onError: (error) => {
        showError(error, failed);
        onRefused?.();
      },
    });
    focusInspector();
  };
}

function useFailureToast() {
  const { t } = useTranslation();
  return (error: Error, failed: Failure) =>
    void toast.error(t.inspector[failed], { description: error.message });
}

/**
 * Reports the decision in a toast with an undo, which U does too. The undo does not use the
 * callbacks of useErrorToast, which are bound to the component, because the toast outlives it.
 */
function useReviewToast({ claimId, picture, place, machine, bench }: Decided) {
  const { t } = useTranslation();
  const { show } = useCartActions();
  const { mutateAsync: restore } = useRestore(claimId);
  const showError = useFailureToast();
  return (title: string, isMore: boolean) => {
    const { pathname } = location;
    const shown = new AbortController();
    const takeBack = () => {
      shown.abort();
      bench.endUndo(takeBack);
      restore({ ...picture, ...(machine && { machine }) }).catch((error: Error) =>
        showError(error, 'restoreFailed'),
      );
      // Back to the picture, unless the user has left the inspector or the claim meanwhile.
      if (location.pathname === pathname && isInspectorOpen())
        show({ ...place, fileName: picture.file_name });
    };
    bench.offerUndo(takeBack);
    toast(title, {
      description: [
        isMore ? t.workbench.nextShown : t.workbench.noneLeft,
        ...(onlineManager.isOnline() ? [] : [t.cart.upload.waiting]),
      ].join(' '),
      durationMs: UNDO_MS,
      action: { label: t.common.undo, onClick: takeBack },
      onEnd: () => bench.endUndo(takeBack),
      signal: shown.signal,
    });
  };
}

/** Both send the note along and move on to the next picture that needs a review. */
function useReviews(decided: Decided) {
  const { t } = useTranslation();
  const { data: session } = useSession();
  const { show } = useCartActions();
  const { pictured } = useCartScope();
  const { claimId, picture, place, note, setNote } = decided;
  const actor = session?.actor ?? '';
  const clear = useErrorToast(useMarkClean(claimId, actor), 'clearFailed');
  const confirm = useErrorToast(useConfirmFlag(claimId, actor), 'confirmFailed');
  const showToast = useReviewToast(decided);
  const review = (send: typeof clear, title: string) => {
    // A refused note is restored, so that it can be sent again.
    setNote(null);
    send({ ...picture, ...(note && { note }) }, () => setNote(note ?? null));
    const next = nextFlagged(pictured, { ...place, fileName: picture.file_name });
    if (next) show(next);
    showToast(title, next !== null);
    focusInspector();
  };
  const name = picture.file_name;
  return {
    markClean: () => review(clear, fill(t.inspector.cleared, { name })),
    confirmFlag: () => review(confirm, t.inspector.headline.confirmed),
  };
}
