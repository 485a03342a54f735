'use client';
import {
  Suspense,
  useMemo,
  useRef,
  useState,
  type ComponentProps,
  type ComponentType,
  type RefObject,
} from 'react';
import { ApiError } from '@/lib/client/api/api-error';
import { useCart } from '@/lib/client/cart/appraisals';
import { useHiddenAppraisals } from '@/lib/client/cart/hidden-appraisals';
import type { ClaimFact } from '@/lib/client/claims/claim-facts';
import { useForensics } from '@/lib/client/verdicts/forensics';
import { useWaitingItems } from '@/lib/client/cart/waiting-items';
import { useClaimWatch } from '@/lib/client/claims/claim-watch';
import { totalsWithout } from '@/lib/client/cart/totals';
import { picturedOf } from '@/lib/client/verdicts/pictured';
import type { Appraisal } from '@/lib/contract/appraisals';
import type { ListedItem } from '@/lib/contract/claimed-items';
import { later } from '../ui/later';
import { ErrorNotice } from '../ui/notice';
import { useTranslation } from '../translation';
import {
  CartActionsContext,
  CartContext,
  type CartActions,
  type CartScope,
} from '../cart-context/cart-context';
import { CartHeader } from './cart-header';
import { CartTable, CartTableSkeleton } from './cart-table';
import { CartTotals } from './cart-totals';
import { loadInspector, loadReportDialog, useFetchedAhead } from './fetch-ahead';
import { useFootRoom } from './use-foot-room';
import { usePaste } from './use-paste';
import { useUploads } from './use-uploads';
import { filtered, searched, useCartFilter, useCartSearch } from './use-cart-filter';
import { closePicture, showPicture, useOpenPicture } from '../cart-context/use-open-picture';

const Inspector = later(async () => (await loadInspector()).Inspector);
const ReportDialog = later(async () => (await loadReportDialog()).ReportDialog);
const BulkBar = later(async () => (await import('./bulk-bar')).BulkBar);
const WaitingItems = later(async () => (await import('./waiting-items')).WaitingItems);
const CartSearch = later(async () => (await import('./cart-search')).CartSearch);
const UploadTray = later(async () => (await import('./upload-tray')).UploadTray);
const MissingClaim = later(async () => (await import('./missing-claim')).MissingClaim);
const EditItemDialog = later(
  async () => (await import('../edit-item/edit-item-dialog')).EditItemDialog,
);

const EditClaimDialog = later(
  async () => (await import('../claim-facts/edit-claim-dialog')).EditClaimDialog,
);

/** Number of appraisals from which on the cart has a search field. */
const SEARCHED_FROM = 12;

const NOTHING: ReadonlySet<number> = new Set();
const NO_RESULTS = { forensics_results: {}, item_results: {} };
const NO_APPRAISALS: readonly Appraisal[] = [];
const NO_ITEMS: readonly ListedItem[] = [];

interface CartProps {
  claimId: number;
  /** Shows the lines instead of the list. */
  Sheet?: ComponentType<SheetProps>;
}

export interface SheetProps {
  scroller: RefObject<HTMLElement | null>;
  /** Whether all appraisals of the claim are loaded. */
  isComplete: boolean;
}

/** The appraisals of one claim, with the inspector beside them. */
export function Cart({ claimId, Sheet }: CartProps) {
  const { t } = useTranslation();
  const cart = useCart(claimId);
  useClaimWatch(claimId);
  const waiting = useWaitingItems(claimId);
  const { appraisals, gone } = useShown(cart.appraisals, useHiddenAppraisals(claimId));
  const { actions, selected, uploads, dismiss, dialogs } = useActions(claimId);
  const scope = useScope(claimId, appraisals, waiting.data?.items, selected);
  usePaste(scope.open?.appraisalId ?? null, actions.addFiles);
  const scroller = useRef<HTMLElement>(null);
  const foot = useRef<HTMLDivElement>(null);
  useFootRoom(scroller, foot);
  useFetchedAhead();
  if (isMissing(cart.error))
    return (
      <Suspense>
        <MissingClaim />
      </Suspense>
    );
  return (
    <CartActionsContext value={actions}>
      <CartContext value={scope}>
        <div className="group/cart relative flex h-full min-h-0">
          <main
            ref={scroller}
            className="@container relative flex min-w-0 flex-1 flex-col overflow-y-auto overscroll-contain scroll-pt-10 bg-surface group-has-data-[workbench=full]/cart:invisible"
          >
            <CartHeader isSheet={Sheet !== undefined} lineCount={cart.totals?.line_count} />
            <CartTotals totals={cart.totals && totalsWithout(cart.totals, gone)} />
            {!appraisals && cart.error && (
              <ErrorNotice
                title={t.cart.loadFailed}
                error={cart.error}
                onRetry={() => void cart.retry()}
              />
            )}
            {!appraisals && !cart.error && <CartTableSkeleton />}
            {appraisals && (
              <Content
                {...{ Sheet, waiting, scroller }}
                isComplete={cart.isComplete}
                isSearchable={appraisals.length >= SEARCHED_FROM}
              />
            )}
            <div ref={foot} className="sticky bottom-0 z-20 mt-auto">
              <Foot {...{ uploads, dismiss }} isBulk={selected.size > 0} />
            </div>
          </main>
          <Suspense>{scope.open && <Inspector />}</Suspense>
        </div>
        {dialogs}
      </CartContext>
    </CartActionsContext>
  );
}

/** Splits the appraisals into those shown and those whose deletion can still be undone. */
function useShown(all: readonly Appraisal[] | undefined, hidden: ReadonlySet<number>) {
  const appraisals = useMemo(
    () => all?.filter((one) => !hidden.has(one.appraisal_id)),
    [all, hidden],
  );
  const gone = useMemo(
    () => all?.filter((one) => hidden.has(one.appraisal_id)) ?? [],
    [all, hidden],
  );
  return { appraisals, gone };
}

function Foot({
  isBulk,
  ...tray
}: Pick<ReturnType<typeof useUploads>, 'uploads' | 'dismiss'> & { isBulk: boolean }) {
  return (
    <>
      <Suspense>{tray.uploads.length > 0 && <UploadTray {...tray} />}</Suspense>
      <Suspense>{isBulk && <BulkBar />}</Suspense>
    </>
  );
}

interface ContentProps extends ItemsProps {
  Sheet: CartProps['Sheet'];
  isSearchable: boolean;
}

function Content({ Sheet, isSearchable, ...items }: ContentProps) {
  const isSearched = useCartSearch() !== '';
  if (Sheet) return <Sheet scroller={items.scroller} isComplete={items.isComplete} />;
  return (
    <>
      <Suspense>{(isSearchable || isSearched) && <CartSearch />}</Suspense>
      <Items {...items} />
    </>
  );
}

interface ItemsProps extends Pick<ComponentProps<typeof CartTable>, 'scroller' | 'isComplete'> {
  waiting: ReturnType<typeof useWaitingItems>;
}

/** Waits for both lists, because one that appeared later would push the other down. */
function Items({ waiting: { data, isPending, failureCount }, ...table }: ItemsProps) {
  if (isPending && failureCount === 0) return <CartTableSkeleton />;
  const isWaiting = data !== undefined && data.items.length > 0;
  return (
    <>
      <Suspense>{isWaiting && <WaitingItems waiting={data} />}</Suspense>
      <CartTable {...table} isWaiting={isWaiting} />
    </>
  );
}

const isMissing = (error: unknown) => error instanceof ApiError && error.status === 404;

function useActions(claimId: number) {
  const [selected, setSelected] = useState(NOTHING);
  // null: never opened
  const [isReportOpen, setReportOpen] = useState<boolean | null>(null);
  const [edited, setEdited] = useState<{ appraisal: Appraisal; isReplacing: boolean } | null>(null);
  const [editedFact, setEditedFact] = useState<ClaimFact | null>(null);
  const { uploads, addFiles, dismiss } = useUploads(claimId);
  const actions = useMemo<CartActions>(
    () => ({
      claimId,
      show: showPicture,
      close: closePicture,
      select: (ids, isSelected) => setSelected((before) => changed(before, ids, isSelected)),
      edit: (appraisal, { isReplacing } = { isReplacing: false }) =>
        setEdited({ appraisal, isReplacing }),
      editClaim: setEditedFact,
      addFiles,
      openReport: () => setReportOpen(true),
    }),
    [claimId, addFiles],
  );
  const dialogs = (
    <Suspense>
      {isReportOpen !== null && (
        <ReportDialog
          isOpen={isReportOpen}
          onOpen={actions.openReport}
          onClose={() => setReportOpen(false)}
        />
      )}
      {edited && <EditItemDialog {...edited} onClose={() => setEdited(null)} />}
      {editedFact && (
        <EditClaimDialog claimId={claimId} first={editedFact} onClose={() => setEditedFact(null)} />
      )}
    </Suspense>
  );
  return { actions, selected, uploads, dismiss, dialogs };
}

function changed(
  before: ReadonlySet<number>,
  ids: readonly number[],
  isSelected: boolean,
): ReadonlySet<number> {
  const chosen = new Set(ids);
  return new Set(isSelected ? [...before, ...chosen] : [...before].filter((id) => !chosen.has(id)));
}

function useScope(
  claimId: number,
  appraisals: readonly Appraisal[] | undefined,
  waiting: readonly ListedItem[] = NO_ITEMS,
  selected: ReadonlySet<number>,
): CartScope {
  const { data: verdicts = NO_RESULTS } = useForensics(claimId);
  const open = useOpenPicture();
  const filter = useCartFilter();
  const q = useCartSearch();
  return useMemo(() => {
    const all = appraisals ?? NO_APPRAISALS;
    const left = filter === null ? all : filtered(all, filter);
    // Once no appraisal matches the filter any more, the whole cart is shown again.
    const shown = searched(left.length > 0 ? left : all, q);
    const ids = new Set(shown.map(({ appraisal_id: id }) => id));
    return {
      appraisals: all,
      shown,
      results: verdicts.forensics_results,
      pictured: picturedOf(waiting, all, verdicts),
      open,
      selected: new Set([...selected].filter((id) => ids.has(id))),
    };
  }, [appraisals, waiting, filter, q, verdicts, open, selected]);
}
