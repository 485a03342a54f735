'use client';
import { ChevronDown, Trash2, X } from 'lucide-react';
import type { Line } from '@/lib/client/sheet/lines';
import type { CellEdit } from '@/lib/client/sheet/read-edits';
import { AssumeAge } from '../cart/assume-age';
import { CalculateAcvs } from '../cart/calculate-acvs';
import { useStatusEntries } from '../cart/use-status-entries';
import { UseClaimedAmount } from '../inventory/claimed-amount';
import type { Remember } from '../inventory/offer-undo';
import { RejectWaiting } from '../inventory/reject-waiting';
import { useCartActions } from '../cart-context/cart-context';
import { Button, IconButton } from '../ui/button';
import { Menu } from '../ui/menu';
import { useTranslation } from '../translation';
import { SetValue } from './set-value';
import { useSheetMessages } from './sheet-messages';

interface SheetBarProps {
  /** The selected lines among those shown; hidden without any. */
  lines: readonly Line[];
  onChange(edits: readonly CellEdit[]): void;
  remember: Remember;
  onRemove(lines: readonly Line[]): void;
  onClose(): void;
}

/** Actions on all selected lines, each with an undo. */
export function SheetBar({ lines, onChange, remember, onRemove, onClose }: SheetBarProps) {
  const { t, plural } = useTranslation();
  const messages = useSheetMessages();
  const { claimId } = useCartActions();
  const chosen = lines.flatMap((line) => line.chosen ?? []);
  const { entries, question } = useStatusEntries(chosen, null);
  if (lines.length === 0) return null;
  const waiting = lines.filter((line) => line.chosen === null).map(({ item }) => item);
  return (
    <div
      role="toolbar"
      aria-label={messages.bulk}
      className="sticky bottom-0 z-20 mt-auto flex flex-wrap items-center gap-2 border-t border-line bg-surface px-4 py-2.5 @3xl:px-6"
    >
      <output className="mr-2 font-medium">{plural(t.cart.selected, lines.length)}</output>
      <SetValue lines={lines} onChange={onChange} />
      <UseClaimedAmount {...{ claimId, remember }} items={lines} />
      {chosen.length > 0 && (
        <>
          <Menu
            side="top"
            trigger={
              <Button>
                {t.cart.columns.status} <ChevronDown aria-hidden size={14} />
              </Button>
            }
            entries={entries}
          />
          {question}
          <CalculateAcvs appraisals={chosen} />
          <AssumeAge claimId={claimId} appraisals={chosen} />
        </>
      )}
      {waiting.length > 0 && <RejectWaiting {...{ claimId, remember }} items={waiting} />}
      <Button
        onClick={() => {
          onRemove(lines);
          onClose();
        }}
      >
        <Trash2 aria-hidden size={16} />
        {t.inventory.waitingItem.remove}
      </Button>
      <IconButton look="quiet" className="ml-auto" label={t.cart.unselect} onClick={onClose}>
        <X aria-hidden size={16} />
      </IconButton>
    </div>
  );
}
