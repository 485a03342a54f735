'use client';
import { onlineManager, useQueryClient } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { ApiError } from '@/lib/client/api/api-error';
import { useDraft } from '@/lib/client/forms/use-draft';
import { toast } from '@/lib/client/shell/toasts';
import { UNDO_MS } from '@/lib/client/cart/delete-appraisal';
import { freshResult, useAnalyze, type PictureAddress } from '@/lib/client/verdicts/forensics';
import { useConfirmFlag, useMarkClean, useRestore } from '@/lib/client/verdicts/review';
import { saveInTab } from '@/lib/client/session/tab-storage';
import { useSession } from '@/lib/client/session/session';
import { nextFlagged, sharersOf, stateOfPicture } from '@/lib/client/verdicts/verdict';
import type { Pictured, PicturePlace } from '@/lib/client/verdicts/pictured';
import type { ForensicsResult } from '@/lib/contract/forensics';
import { fill } from '@/lib/shared/fill';
import { useCartActions, useCartScope } from '../cart-context/cart-context';
import { useTranslation } from '../translation';
import { usePersonName } from '../use-person-name';
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
  const draft = useNoteDraft(`${claimId}/${pictured.rowId}/${fileName}`);
  const { note, setNote } = draft;
  const decided = { claimId, picture, place: pictured.place, machine: result, draft, bench };
  const { markClean, confirmFlag } = useReviews(decided);
  const restore = useErrorToast(useRestore(claimId), 'restoreFailed');
  const analyze = useErrorToast(useAnalyze(claimId), 'retryFailed');

  const act = {
    markClean:
      kind === 'flagged' || kind === 'confirmed' || kind === 'weak' ? markClean : undefined,
    confirmFlag: kind === 'flagged' ? confirmFlag : undefined,
    restore: kind === 'reviewed' || kind === 'confirmed' ? () => restore(picture) : undefined,
    retry:
      kind === 'failed' || result?.inconclusive_reason === 'not_read'
        ? () => analyze(picture)
        : undefined,
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
  const name = `note/${picture}`;
  const { form, setForm, begin } = useDraft<null, { readonly note: string | null }>(name, NO_NOTE);
  const setNote = (note: string | null) => (note === null ? begin() : setForm(() => ({ note })));
  /** Also after another picture is shown, when this draft is no longer on the page. */
  const restore = (note: string) => {
    saveInTab(name, { ...NO_NOTE, form: { note } });
    setNote(note);
  };
  return { note: form.note, setNote, restore };
}

export type Decisions = ReturnType<typeof useDecisions>;

type Failure = 'restoreFailed' | 'retryFailed' | 'clearFailed' | 'confirmFailed';

interface Decided {
  readonly claimId: number;
  readonly picture: PictureAddress;
  readonly place: PicturePlace;
  readonly machine: ForensicsResult | undefined;
  readonly draft: ReturnType<typeof useNoteDraft>;
  readonly bench: Workbench;
}

/**
 * Runs the mutation and shows an error as a toast, also when another picture is shown by then. Keeps
 * the focus in the inspector, because the button that was pressed is removed.
 */
function useErrorToast<P extends PictureAddress, R>(
  { mutateAsync }: { mutateAsync(picture: P): Promise<R> },
  failed: Failure,
) {
  const showError = useFailureToast();
  return (picture: P, onRefused?: (error: Error) => void, onDone?: (reply: R) => void) => {
    mutateAsync(picture).then(onDone, (error: Error) => {
      if (onRefused) onRefused(error);
      else showError(error, failed, picture);
    });
    focusInspector();
  };
}

function useFailureToast() {
  const { t } = useTranslation();
  return (error: Error, failed: Failure, { file_name: name }: PictureAddress) =>
    void toast.error(t.inspector[failed], { description: `${name}: ${error.message}` });
}

/**
 * Reports the decision in a toast with an undo, which U does too. Returns what withdraws it when
 * the service refuses the decision.
 */
function useReviewToast({ claimId, picture, place, machine, bench }: Decided) {
  const { t } = useTranslation();
  const { show } = useCartActions();
  const { mutateAsync: restore } = useRestore(claimId);
  const showError = useFailureToast();
  return (title: string, isMore: boolean) => {
    const { pathname } = location;
    const shown = new AbortController();
    const withdraw = () => {
      shown.abort();
      bench.endUndo(takeBack);
    };
    const takeBack = () => {
      withdraw();
      restore({ ...picture, ...(machine && { machine }) }).catch((error: Error) =>
        showError(error, 'restoreFailed', picture),
      );
      // Back to the picture, unless the user has left the inspector or the claim meanwhile.
      if (location.pathname === pathname && isInspectorOpen())
        show({ ...place, fileName: picture.file_name });
    };
    bench.offerUndo(takeBack);
    toast(title, {
      group: 'review',
      description: [
        isMore ? t.workbench.nextShown : t.workbench.noneLeft,
        ...(onlineManager.isOnline() ? [] : [t.cart.upload.waiting]),
      ].join(' '),
      durationMs: UNDO_MS,
      action: { label: t.common.undo, onClick: takeBack },
      onEnd: () => bench.endUndo(takeBack),
      signal: shown.signal,
    });
    return withdraw;
  };
}

/** Says who has decided on the picture in the meantime, and what; null if nobody has. */
function useDecidedMeanwhile(claimId: number) {
  const { t, formats } = useTranslation();
  const personName = usePersonName();
  const cache = useQueryClient();
  const textOf = (text: string, by: string | null, at: string) =>
    fill(text, {
      who: by === null ? t.inspector.somebody : personName(by),
      when: formats.instant(at),
    });
  const showDecided = ({ file_name: name }: PictureAddress, text: string) =>
    void toast(t.inspector.decidedFirst, { description: `${name}: ${text}` });
  return {
    /** A confirmation that the clear overrides, though it was not on the screen. */
    overridden: (picture: PictureAddress, { by, at }: { by: string; at: string }) =>
      showDecided(picture, textOf(t.inspector.confirmedBy, by, at)),
    /** Whether another decision explains why this one was refused. */
    explains: async (picture: PictureAddress): Promise<boolean> => {
      const result = await freshResult(cache, claimId, picture).catch(() => undefined);
      const { cleared_by: by, cleared_at: at } = result ?? {};
      if (!at) return false;
      showDecided(picture, textOf(t.inspector.clearedBy, by ?? null, at));
      return true;
    },
  };
}

/** Both send the note along and move on to the next picture that needs a review. */
function useReviews(decided: Decided) {
  const { t } = useTranslation();
  const { data: session } = useSession();
  const { show } = useCartActions();
  const { pictured } = useCartScope();
  const { claimId, picture, place, machine, draft } = decided;
  const actor = session?.actor ?? '';
  const clear = useErrorToast(useMarkClean(claimId, actor), 'clearFailed');
  const confirm = useErrorToast(useConfirmFlag(claimId, actor), 'confirmFailed');
  const showToast = useReviewToast(decided);
  const showError = useFailureToast();
  const meanwhile = useDecidedMeanwhile(claimId);
  const review = (verb: 'clear' | 'confirm', title: string) => {
    const note = draft.note?.trim();
    const next = nextFlagged(pictured, { ...place, fileName: picture.file_name });
    draft.setNote(null);
    const withdraw = showToast(title, next !== null);
    const noted = { ...picture, ...(note && { note }) };
    const onRefused = async (error: Error) => {
      withdraw();
      if (note) draft.restore(note);
      const isDecided = error instanceof ApiError && error.status === 404;
      if (isDecided && (await meanwhile.explains(picture)))
        return show({ ...place, fileName: picture.file_name });
      return showError(error, verb === 'clear' ? 'clearFailed' : 'confirmFailed', picture);
    };
    if (verb === 'confirm') confirm(noted, onRefused);
    else
      clear(noted, onRefused, ({ overridden }) => {
        if (overridden && machine?.state !== 'confirmed') meanwhile.overridden(picture, overridden);
      });
    if (next) show(next);
    focusInspector();
  };
  const name = picture.file_name;
  return {
    markClean: () => review('clear', fill(t.inspector.cleared, { name })),
    confirmFlag: () => review('confirm', t.inspector.headline.confirmed),
  };
}
