'use client';
import Link from 'next/link';
import { useReviewItem } from '@/lib/client/verdicts/review-item';
import type { ForensicsItemReason } from '@/lib/contract/forensics-reasons';
import { itemReasonParts } from '@/lib/forensics/sentences/reasons';
import { fill } from '@/lib/shared/fill';
import { useTranslation } from '../translation';
import { usePersonName } from '../use-person-name';
import { ReasonText } from './reasons';
import { useSpeech } from './speech';

interface ItemReasonsProps {
  claimId: number;
  rowId: number;
  reasons: readonly ForensicsItemReason[];
}

/** Why a person should look at the item itself, with links to the items of other claims. */
export function ItemReasons({ claimId, rowId, reasons }: ItemReasonsProps) {
  return (
    <div className="flex flex-col gap-2">
      <ul className="flex flex-col gap-2">
        {reasons.map((reason) => (
          <ItemReason key={reason.code} reason={reason} />
        ))}
      </ul>
      {reasons[0] && <Review {...{ claimId, rowId }} reason={reasons[0]} />}
    </div>
  );
}

function ItemReason({ reason }: { reason: ForensicsItemReason }) {
  const { code, serial_number: serial, elsewhere } = reason;
  return (
    <ReasonText parts={itemReasonParts(code, serial, useSpeech())}>
      <ul className="my-1 flex flex-col gap-1">
        {elsewhere.map((one) => (
          <li key={one.row_id} className="flex gap-2">
            <Link
              href={`/claims/${one.client_reference_id}${one.appraisal_id === null ? '' : `?appraisal=${one.appraisal_id}`}`}
              className="font-medium text-accent underline"
            >
              {one.client_reference}
            </Link>
            <span className="min-w-0 flex-1 truncate text-ink-2">{one.item}</span>
          </li>
        ))}
      </ul>
    </ReasonText>
  );
}

type ReviewProps = Omit<ItemReasonsProps, 'reasons'> & { reason: ForensicsItemReason };

/** All reasons of an item are reviewed together; the review can be taken back. */
function Review({ claimId, rowId, reason }: ReviewProps) {
  const { t, formats } = useTranslation();
  const personName = usePersonName();
  const { mutate, isPending, error } = useReviewItem(claimId, rowId);
  const { cleared_by: by, cleared_at: at } = reason;
  return (
    <div className="flex flex-wrap items-center gap-2 pl-6">
      {at !== null && (
        <p className="text-ink-2">
          {fill(t.inspector.itemReviewed, {
            who: by === null ? t.inspector.somebody : personName(by),
            when: formats.instant(at),
          })}
        </p>
      )}
      <button
        type="button"
        disabled={isPending}
        className="min-h-6 font-medium text-accent underline disabled:opacity-60"
        onClick={() => mutate(at === null ? 'clear' : 'restore')}
      >
        {at === null ? t.inspector.markClean : t.common.undo}
      </button>
      {error && (
        <p role="alert" className="text-flag">
          {error.message}
        </p>
      )}
    </div>
  );
}
