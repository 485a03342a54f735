'use client';
import type { ReactNode } from 'react';
import { useAccess } from '@/lib/client/session/access';
import type { RuleSetPreview } from '@/lib/client/rules/rule-sets';
import { useSettingsMessages } from '../settings/settings-messages';
import { Skeleton } from '../ui/notice';
import { useTranslation } from '../translation';
import { PreviewChanges } from './preview-changes';
import { useSigned } from './use-signed';
import { WhyNothing } from './why-nothing';

/** Counts and sums, then the largest changes. */
export function Preview({
  preview,
  isFailed,
  onDay,
}: {
  preview: RuleSetPreview | undefined;
  isFailed: boolean;
  onDay: (day: string) => void;
}) {
  const { formats } = useTranslation();
  const { rules: messages } = useSettingsMessages();
  const access = useAccess();
  const signed = useSigned();
  const net = messages.publish.claimColumns;
  if (isFailed) return null;
  const currency = access?.client?.currency ?? '';
  const amount = (value: number | undefined) =>
    value !== undefined && formats.money(value, currency);
  const count = (value: number | undefined) => value !== undefined && formats.count(value);
  return (
    <div aria-live="polite" aria-busy={!preview}>
      <dl className="flex flex-col gap-x-8 gap-y-1 border-b border-line px-4 py-3 md:flex-row md:flex-wrap lg:px-6">
        <Count name={messages.publish.lookedAt}>{count(preview?.looked_at)}</Count>
        <Count name={messages.publish.changed}>{count(preview?.changed)}</Count>
        <Count name={messages.publish.unchanged}>
          {count(preview && preview.looked_at - preview.changed - preview.not_valued)}
        </Count>
        <Count name={messages.publish.notValued} title={messages.publish.notValuedHint}>
          {count(preview?.not_valued)}
        </Count>
        <Count name={messages.publish.changedClaims}>{count(preview?.changed_claims)}</Count>
      </dl>
      <dl className="grid grid-cols-2 gap-x-8 gap-y-3 border-b border-line px-4 py-3 md:grid-cols-[repeat(3,max-content)] lg:px-6">
        <Figure name={messages.publish.now}>{amount(preview?.actual_cash_value_now)}</Figure>
        <Figure name={messages.publish.after}>{amount(preview?.actual_cash_value_then)}</Figure>
        <Figure name={messages.publish.difference} isBelow>
          {preview && `${signed(preview.difference)}\u00a0${currency}`}
        </Figure>
        <Figure name={net.now} title={messages.publish.netHint}>
          {amount(preview?.net_claim_now)}
        </Figure>
        <Figure name={net.after} title={messages.publish.netHint}>
          {amount(preview?.net_claim_then)}
        </Figure>
        <Figure name={net.difference} isBelow>
          {preview && `${signed(preview.net_claim_difference)}\u00a0${currency}`}
        </Figure>
      </dl>
      {preview && !preview.is_complete && (
        <p className="px-4 pt-3 text-ink-2 lg:px-6">{messages.publish.incomplete}</p>
      )}
      {preview &&
        (preview.changed + preview.changed_claims === 0 ? (
          <WhyNothing preview={preview} onDay={onDay} />
        ) : (
          <PreviewChanges preview={preview} />
        ))}
    </div>
  );
}

interface FigureProps {
  name: string;
  title?: string;
  children: ReactNode;
}

/** On narrow screens one row per count, with the figure at the right. */
const Count = ({ name, title, children }: FigureProps) => (
  <div
    title={title}
    className="max-md:flex max-md:items-baseline max-md:justify-between max-md:gap-4"
  >
    <dt className="text-meta text-ink-2">{name}</dt>
    <Value>{children}</Value>
  </div>
);

/** On narrow screens, `isBelow` puts a difference in its own row below its two amounts. */
const Figure = ({
  name,
  title,
  isBelow = false,
  children,
}: FigureProps & { isBelow?: boolean }) => (
  <div title={title} className={isBelow ? 'max-md:col-span-2' : ''}>
    <dt className="text-meta text-ink-2">{name}</dt>
    <Value>{children}</Value>
  </div>
);

const Value = ({ children }: { children: ReactNode }) => (
  <dd className="text-total font-semibold whitespace-nowrap">
    {children === false || children === undefined ? (
      <Skeleton className="my-1 h-4 w-20" />
    ) : (
      children
    )}
  </dd>
);
