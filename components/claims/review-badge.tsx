'use client';
import { CircleHelp, Flag, LoaderCircle } from 'lucide-react';
import type { ClaimSummary } from '@/lib/contract/claims';
import { fill } from '@/lib/shared/fill';
import { useTranslation } from '../translation';

/** The photos and items of a claim that need attention, by state; else how many are being examined. */
export function ReviewBadge({ claim }: { claim: ClaimSummary }) {
  const { t, formats } = useTranslation();
  const isSuspect =
    claim.flagged_count > 0 || claim.item_reason_count > 0 || claim.confirmed_count > 0;
  if (isSuspect || (claim.inconclusive_count > 0 && claim.running_count === 0))
    return <PhotoCounts claim={claim} />;
  if (claim.running_count > 0) {
    return (
      <span className="inline-flex h-6 items-center gap-1.5 rounded-md border border-transparent bg-running-soft px-2 text-meta font-medium whitespace-nowrap text-running">
        <LoaderCircle aria-hidden size={14} className="animate-spin" />
        {fill(t.claims.running, { count: formats.count(claim.running_count) })}
      </span>
    );
  }
  return (
    <span className="text-ink-3">
      <span aria-hidden className="max-md:hidden">
        –
      </span>
      <span className="sr-only">{t.claims.nothing}</span>
    </span>
  );
}

const PHOTO_COUNT =
  'inline-flex min-h-6 items-center gap-1.5 rounded-md border px-2 text-meta font-medium';

/** The same looks as the badges of the photos. */
function PhotoCounts({ claim }: { claim: ClaimSummary }) {
  const { t, plural } = useTranslation();
  return (
    <span className="flex flex-wrap gap-1">
      {claim.flagged_count > 0 && (
        <span className={`${PHOTO_COUNT} border-transparent bg-flag text-on-flag`}>
          <Flag aria-hidden size={14} className="shrink-0" />
          {plural(t.claims.flaggedPictures, claim.flagged_count)}
        </span>
      )}
      {claim.item_reason_count > 0 && (
        <span className={`${PHOTO_COUNT} border-transparent bg-flag text-on-flag`}>
          <Flag aria-hidden size={14} className="shrink-0" />
          {plural(t.claims.flaggedItems, claim.item_reason_count)}
        </span>
      )}
      {claim.confirmed_count > 0 && (
        <span className={`${PHOTO_COUNT} border-flag bg-flag-soft text-flag`}>
          <Flag aria-hidden size={14} className="shrink-0" />
          {plural(t.claims.confirmedPictures, claim.confirmed_count)}
        </span>
      )}
      {claim.inconclusive_count > 0 && (
        <span className={`${PHOTO_COUNT} border-control text-ink-2`}>
          <CircleHelp aria-hidden size={14} className="shrink-0" />
          {plural(t.claims.inconclusivePictures, claim.inconclusive_count)}
        </span>
      )}
    </span>
  );
}
