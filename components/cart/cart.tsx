'use client';
import { lazy, Suspense, useCallback, useMemo, useRef, useState, type ComponentProps } from 'react';
import Link from 'next/link';
import { toast } from '@/lib/client/toasts';
import { ApiError } from '@/lib/client/api-error';
import { useCart } from '@/lib/client/appraisals';
import { useDeleteAppraisal, UNDO_MS } from '@/lib/client/delete-appraisal';
import { useForensics } from '@/lib/client/forensics';
import { useWaitingItems } from '@/lib/client/inventory';
import { totalsWithout } from '@/lib/client/totals';
import type { Appraisal } from '@/lib/contract/appraisals';
import { fill } from '@/lib/i18n/messages';
import { EmptyNotice, ErrorNotice } from '../ui/notice';
import { useWords } from '../words';
import { CartActionsContext, CartContext, type CartActions, type CartScope } from './cart-context';
import { CartHeader } from './cart-header';
import { CartTable, CartTableSkeleton } from './cart-table';
import { CartTotals } from './cart-totals';
import { loadInspector, loadReportDialog, useFetchedAhead } from './fetch-ahead';
import { WaitingItems } from './waiting-items';
import { useUploads } from './use-uploads';
import { filtered, useCartFilter } from './use-cart-filter';
import { closePicture, showPicture, useOpenPicture } from './use-open-picture';

const Inspector = lazy(async () => ({ default: (await loadInspector()).Inspector }));
const ReportDialog = lazy(async () => ({ default: (await loadReportDialog()).ReportDialog }));
const BulkBar = lazy(async () => ({ default: (await import('./bulk-bar')).BulkBar }));
const UploadTray = lazy(async () => ({ default: (await import('./upload-tray')).UploadTray }));
const EditItemDialog = lazy(async () => ({ default: (await import('./edit-item-dialog')).EditItemDialog }));

const NOTHING: ReadonlySet<number> = new Set();
const NO_RESULTS = {};
const NO_APPRAISALS: readonly Appraisal[] = [];

/** The appraisals of one claim, with the inspector beside them. */
export function Cart({ claimId }: { claimId: number }) {
  const { t } = useWords();
  const cart = useCart(claimId);
  const waiting = useWaitingItems(claimId);
  const deletion = useUndoableDelete(claimId);
  const all = cart.appraisals;
  const appraisals = useMemo(
    () => all?.filter((one) => !deletion.hidden.has(one.appraisal_id)),
    [all, deletion.hidden],
  );
  const gone = useMemo(() => all?.filter((one) => deletion.hidden.has(one.appraisal_id)) ?? [], [all, deletion.hidden]);
  const { actions, selected, uploads, dismiss, dialogs } = useActions(claimId, deletion.remove);
  const scope = useScope(claimId, appraisals, selected);
  const scroller = useRef<HTMLElement>(null);
  useFetchedAhead();
  if (isMissing(cart.error)) return <MissingClaim />;
  return (
    <CartActionsContext value={actions}>
      <CartContext value={scope}>
        <div className="relative flex h-full min-h-0">
          <main
            ref={scroller}
            className="@container relative flex min-w-0 flex-1 flex-col overflow-y-auto overscroll-contain scroll-pt-10 scroll-pb-16 bg-surface"
          >
            <CartHeader />
            <CartTotals totals={cart.totals && totalsWithout(cart.totals, gone)} />
            {!appraisals && cart.error && (
              <ErrorNotice title={t.cart.loadFailed} error={cart.error} onRetry={() => void cart.retry()} />
            )}
            {!appraisals && !cart.error && <CartTableSkeleton />}
            {appraisals && <Items waiting={waiting} scroller={scroller} isComplete={cart.isComplete} />}
            <div className="sticky bottom-0 z-20 mt-auto">
              <Suspense>{uploads.length > 0 && <UploadTray uploads={uploads} dismiss={dismiss} />}</Suspense>
              <Suspense>{selected.size > 0 && <BulkBar />}</Suspense>
            </div>
          </main>
          <Suspense>{scope.open && <Inspector />}</Suspense>
        </div>
        {dialogs}
      </CartContext>
    </CartActionsContext>
  );
}

interface ItemsProps extends Pick<ComponentProps<typeof CartTable>, 'scroller' | 'isComplete'> {
  waiting: ReturnType<typeof useWaitingItems>;
}

/** Both are shown at once: a list that comes later would push the other one down. */
function Items({ waiting: { data, isPending, failureCount }, ...table }: ItemsProps) {
  if (isPending && failureCount === 0) return <CartTableSkeleton />;
  const isWaiting = data !== undefined && data.items.length > 0;
  return (
    <>
      {isWaiting && <WaitingItems waiting={data} />}
      <CartTable {...table} isWaiting={isWaiting} />
    </>
  );
}

const isMissing = (error: unknown) => error instanceof ApiError && error.status === 404;

function MissingClaim() {
  const { t } = useWords();
  return (
    <main>
      <h1 className="sr-only">{t.cart.missingTitle}</h1>
      <EmptyNotice title={t.cart.missingTitle} text={t.common.notFoundText}>
        <Link href="/claims" className="font-medium text-accent underline">
          {t.common.toClaims}
        </Link>
      </EmptyNotice>
    </main>
  );
}

type Remove = CartActions['remove'];

function useActions(claimId: number, remove: Remove) {
  const [selected, setSelected] = useState(NOTHING);
  const [isReportOpen, setReportOpen] = useState(false);
  const [edited, setEdited] = useState<Appraisal | null>(null);
  const { uploads, addFiles, dismiss } = useUploads(claimId);
  const actions = useMemo<CartActions>(
    () => ({
      claimId,
      show: showPicture,
      close: closePicture,
      select: (ids, isSelected) => setSelected((before) => changed(before, ids, isSelected)),
      edit: setEdited,
      remove,
      addFiles,
      askReport: () => setReportOpen(true),
    }),
    [claimId, remove, addFiles],
  );
  const dialogs = (
    <Suspense>
      {isReportOpen && <ReportDialog onClose={() => setReportOpen(false)} />}
      {edited && <EditItemDialog appraisal={edited} onClose={() => setEdited(null)} />}
    </Suspense>
  );
  return { actions, selected, uploads, dismiss, dialogs };
}

function changed(before: ReadonlySet<number>, ids: readonly number[], isSelected: boolean): ReadonlySet<number> {
  const chosen = new Set(ids);
  return new Set(isSelected ? [...before, ...chosen] : [...before].filter((id) => !chosen.has(id)));
}

function useScope(
  claimId: number,
  appraisals: readonly Appraisal[] | undefined,
  selected: ReadonlySet<number>,
): CartScope {
  const { data: results = NO_RESULTS } = useForensics(claimId);
  const open = useOpenPicture();
  const filter = useCartFilter();
  return useMemo(() => {
    const all = appraisals ?? NO_APPRAISALS;
    const left = filter === null ? all : filtered(all, filter);
    // When the last one is dealt with the whole cart comes back.
    return { appraisals: all, shown: left.length > 0 ? left : all, results, open, selected };
  }, [appraisals, filter, results, open, selected]);
}

/** A deletion with the toast that takes it back. */
function useUndoableDelete(claimId: number) {
  const { t } = useWords();
  const onRefused = useCallback(
    (error: unknown) =>
      toast.error(t.cart.deleteFailed, { description: error instanceof Error ? error.message : undefined }),
    [t],
  );
  const { hidden, remove: removeLater } = useDeleteAppraisal(claimId, onRefused);
  const remove = useCallback(
    (appraisal: Appraisal) => {
      const { undo, finish, signal } = removeLater(appraisal.appraisal_id);
      toast(fill(t.cart.deleted, { name: appraisal.cp_name_cart }), {
        durationMs: UNDO_MS,
        action: { label: t.common.undo, onClick: undo },
        onEnd: finish,
        signal,
      });
    },
    [removeLater, t],
  );
  return { hidden, remove };
}
