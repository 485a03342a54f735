'use client';
import { useQueryClient } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import { type CartPages, cartKey } from '@/lib/client/cart/cart-pages';
import { useClaim } from '@/lib/client/claims/claims';
import { useCreateReport } from '@/lib/client/reports/report';
import { type ReportWish, useForgetReportJob, useReportJob } from '@/lib/client/reports/report-job';
import type { Language } from '@/lib/shared/languages';
import { useCartActions, useCartScope } from '../cart-context/cart-context';
import { LanguageField } from '../ui/language-field';
import { Button } from '../ui/button';
import { Dialog, DialogBody, DialogFoot } from '../ui/dialog';
import { FormError, Skeleton } from '../ui/notice';
import { useTranslation } from '../translation';
import { MadeReports } from './made-reports';
import { ItemsChoice, PaperChoice, PartsChoice } from './report-choices';
import { ReportMade } from './report-made';
import { ReportMaking } from './report-making';
import { ReportWatch } from './report-watch';

/**
 * Stays mounted after it was opened once, so that it can notify when a report is ready even while
 * the dialog is closed.
 */
export function ReportDialog({
  isOpen,
  onOpen,
  onClose,
}: {
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
}) {
  const { claimId } = useCartActions();
  return isOpen ? (
    <OpenDialog onClose={onClose} />
  ) : (
    <ReportWatch claimId={claimId} onShow={onOpen} />
  );
}

/**
 * Shows the requested report instead of the form, also when the dialog is reopened while the report
 * is being made.
 */
function OpenDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { claimId } = useCartActions();
  const create = useCreateReport(claimId);
  const forget = useForgetReportJob(claimId);
  const { data: making, isPending } = useReportJob(claimId);
  const [isShown, setShown] = useState(false);
  const made = making?.job.status === 'ready' ? making.job.address : isShown ? create.data : null;

  function again() {
    forget();
    setShown(false);
    create.reset();
  }

  return (
    <Dialog
      title={t.cart.reportDialog.title}
      isOpen
      onOpenChange={onClose}
      size={made ? 'page' : 'narrow'}
    >
      {made ? (
        <ReportMade address={made} onAgain={again} onClose={onClose} />
      ) : making ? (
        <ReportMaking making={making} create={create} onAgain={again} onClose={onClose} />
      ) : isPending ? (
        <DialogBody>
          <Skeleton className="h-12" />
        </DialogBody>
      ) : (
        <ReportForm create={create} onShow={() => setShown(true)} onDone={onClose} />
      )}
    </Dialog>
  );
}

const ALL_PARTS: ReportWish['parts'] = {
  photos: true,
  depreciation: true,
  forensics: false,
  audit: false,
};

/** Whether the report covers the selected items or the whole claim. */
function useItemsChoice(claimId: number) {
  const { appraisals, selected } = useCartScope();
  // The rows of a long cart are loaded in pages, so the counts come from the first page.
  const totals = useQueryClient().getQueryData<CartPages>(cartKey(claimId))?.pages[0]?.metadata
    .totals;
  const lineCount = totals?.line_count ?? appraisals.length;
  const chosen = appraisals
    .map(({ appraisal_id }) => appraisal_id)
    .filter((id) => selected.has(id));
  const [isOnlySelected, setOnlySelected] = useState(chosen.length > 0);
  const size = isOnlySelected ? chosen.length : Math.max(lineCount, totals?.appraisal_count ?? 0);
  return { lineCount, size, chosen, isOnlySelected, setOnlySelected };
}

function ReportForm({
  create,
  onShow,
  onDone,
}: {
  create: ReturnType<typeof useCreateReport>;
  onShow: () => void;
  onDone: () => void;
}) {
  const { claimId } = useCartActions();
  const { data: claim } = useClaim(claimId);
  const { lineCount, size, chosen, isOnlySelected, setOnlySelected } = useItemsChoice(claimId);
  const [language, setLanguage] = useState<Language | null>(null);
  const [parts, setParts] = useState(ALL_PARTS);
  const [paper, setPaper] = useState<ReportWish['paper']>('a4');

  function submit(isForHere: boolean) {
    if (create.isPending) return;
    const wish = {
      appraisalIds: isOnlySelected ? chosen : null,
      language: language ?? claim?.language ?? 'en',
      paper,
      parts,
    };
    const show = (address: string | null) => {
      if (address === null) return;
      if (isForHere) onShow();
      // If the browser blocks the new tab, the dialog stays open with the link.
      else if (window.open(address, '_blank', 'noopener=no')) onDone();
    };
    create.mutate({ wish, items: size }, { onSuccess: show });
  }

  return (
    <form
      className="flex min-h-0 flex-col"
      onSubmit={(event) => {
        event.preventDefault();
        submit(false);
      }}
    >
      <DialogBody>
        {create.error && <FormError>{create.error.message}</FormError>}
        <ItemsChoice
          count={chosen.length}
          total={lineCount}
          isOnlySelected={isOnlySelected}
          onChange={setOnlySelected}
        />
        <LanguageField value={language ?? claim?.language ?? 'en'} onChange={setLanguage} />
        <PaperChoice paper={paper} onChange={setPaper} />
        <PartsChoice parts={parts} onChange={setParts} />
        <MadeReports claimId={claimId} />
      </DialogBody>
      <ReportFoot
        address={create.data}
        isBusy={create.isPending}
        isFailed={create.isError}
        onShow={() => submit(true)}
      />
    </form>
  );
}

interface ReportFootProps {
  address: string | null | undefined;
  isBusy: boolean;
  isFailed: boolean;
  onShow: () => void;
}

function ReportFoot({ address, isBusy, isFailed, onShow }: ReportFootProps) {
  const { t } = useTranslation();
  return (
    <DialogFoot>
      <output className="mr-auto self-center text-ink-2">
        {isBusy && t.cart.reportDialog.busy}
        {address && (
          <a
            href={address}
            target="_blank"
            rel="noreferrer"
            className="font-medium text-accent underline"
          >
            {t.cart.reportDialog.open}
          </a>
        )}
      </output>
      {/* Hidden on phones, whose browsers show no PDF in a frame. */}
      <Button className="max-sm:hidden" onClick={onShow} disabled={isBusy}>
        {t.cart.reportDialog.view}
      </Button>
      <Button type="submit" look="primary" isBusy={isBusy}>
        {!isBusy && <FileText aria-hidden size={16} />}
        {isFailed ? t.common.retry : t.cart.reportDialog.submit}
      </Button>
    </DialogFoot>
  );
}
