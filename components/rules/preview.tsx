'use client';
import type { ReactNode } from 'react';
import { useAccess } from '@/lib/client/access';
import type { RuleSetPreview } from '@/lib/client/rule-sets';
import { useSettingsWords } from '../settings/settings-words';
import { Skeleton } from '../ui/notice';
import { useWords } from '../words';
import { PreviewChanges } from './preview-changes';
import { WhyNothing } from './why-nothing';

/** Counts and sums first, then the greatest changes. */
export function Preview({ preview, isFailed, onDay }: { preview: RuleSetPreview | undefined; isFailed: boolean; onDay: (day: string) => void }) {
  const { formats } = useWords();
  const { rules: words } = useSettingsWords();
  const access = useAccess();
  if (isFailed) return null;
  const currency = access?.client?.currency ?? '';
  const amount = (value: number | undefined) => value !== undefined && formats.money(value, currency);
  const count = (value: number | undefined) => value !== undefined && formats.count(value);
  return (
    <div aria-live="polite" aria-busy={!preview}>
      <dl className="grid grid-cols-2 gap-x-8 gap-y-3 border-b border-line px-4 py-3 md:flex md:flex-wrap lg:px-6">
        <Figure name={words.publish.lookedAt}>{count(preview?.looked_at)}</Figure>
        <Figure name={words.publish.changed}>{count(preview?.changed)}</Figure>
        <Figure name={words.publish.notValued} title={words.publish.notValuedHint}>
          {count(preview?.not_valued)}
        </Figure>
        <Figure name={words.publish.now}>{amount(preview?.actual_cash_value_now)}</Figure>
        <Figure name={words.publish.after}>{amount(preview?.actual_cash_value_then)}</Figure>
        <Figure name={words.publish.difference}>{amount(preview?.difference)}</Figure>
      </dl>
      <dl className="grid grid-cols-2 gap-x-8 gap-y-3 border-b border-line px-4 py-3 md:flex md:flex-wrap lg:px-6">
        <Figure name={words.publish.changedClaims}>{count(preview?.changed_claims)}</Figure>
        <Figure name={words.publish.paidNow} title={words.publish.paidHint}>
          {amount(preview?.net_claim_now)}
        </Figure>
        <Figure name={words.publish.paidThen} title={words.publish.paidHint}>
          {amount(preview?.net_claim_then)}
        </Figure>
        <Figure name={words.publish.paidDifference}>{amount(preview?.net_claim_difference)}</Figure>
      </dl>
      {preview && !preview.is_complete && <p className="px-4 pt-3 text-ink-2 lg:px-6">{words.publish.incomplete}</p>}
      {preview && (preview.changed + preview.changed_claims === 0 ? <WhyNothing preview={preview} onDay={onDay} /> : <PreviewChanges preview={preview} />)}
    </div>
  );
}

function Figure({ name, title, children }: { name: string; title?: string; children: ReactNode }) {
  return (
    <div title={title}>
      <dt className="text-meta text-ink-2">{name}</dt>
      <dd className="text-total font-semibold whitespace-nowrap">{children === false ? <Skeleton className="my-1 h-4 w-20" /> : children}</dd>
    </div>
  );
}
