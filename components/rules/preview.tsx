'use client';
import type { ReactNode } from 'react';
import { useAccess } from '@/lib/client/session/access';
import type { RuleSetPreview } from '@/lib/client/rules/rule-sets';
import { useSettingsWords } from '../settings/settings-words';
import { Skeleton } from '../ui/notice';
import { useWords } from '../words';
import { PreviewChanges } from './preview-changes';
import { useSigned } from './use-signed';
import { WhyNothing } from './why-nothing';

/** Counts and sums first, then the greatest changes. */
export function Preview({
  preview,
  isFailed,
  onDay,
}: {
  preview: RuleSetPreview | undefined;
  isFailed: boolean;
  onDay: (day: string) => void;
}) {
  const { formats } = useWords();
  const { rules: words } = useSettingsWords();
  const access = useAccess();
  const signed = useSigned();
  const net = words.publish.claimColumns;
  if (isFailed) return null;
  const currency = access?.client?.currency ?? '';
  const amount = (value: number | undefined) =>
    value !== undefined && formats.money(value, currency);
  const count = (value: number | undefined) => value !== undefined && formats.count(value);
  return (
    <div aria-live="polite" aria-busy={!preview}>
      <dl className="flex flex-col gap-x-8 gap-y-1 border-b border-line px-4 py-3 md:flex-row md:flex-wrap lg:px-6">
        <Count name={words.publish.lookedAt}>{count(preview?.looked_at)}</Count>
        <Count name={words.publish.changed}>{count(preview?.changed)}</Count>
        <Count name={words.publish.unchanged}>
          {count(preview && preview.looked_at - preview.changed - preview.not_valued)}
        </Count>
        <Count name={words.publish.notValued} title={words.publish.notValuedHint}>
          {count(preview?.not_valued)}
        </Count>
        <Count name={words.publish.changedClaims}>{count(preview?.changed_claims)}</Count>
      </dl>
      <dl className="grid grid-cols-2 gap-x-8 gap-y-3 border-b border-line px-4 py-3 md:grid-cols-[repeat(3,max-content)] lg:px-6">
        <Figure name={words.publish.now}>{amount(preview?.actual_cash_value_now)}</Figure>
        <Figure name={words.publish.after}>{amount(preview?.actual_cash_value_then)}</Figure>
        <Figure name={words.publish.difference} isBelow>
          {preview && `${signed(preview.difference)}\u00a0${currency}`}
        </Figure>
        <Figure name={net.now} title={words.publish.netHint}>
          {amount(preview?.net_claim_now)}
        </Figure>
        <Figure name={net.after} title={words.publish.netHint}>
          {amount(preview?.net_claim_then)}
        </Figure>
        <Figure name={net.difference} isBelow>
          {preview && `${signed(preview.net_claim_difference)}\u00a0${currency}`}
        </Figure>
      </dl>
      {preview && !preview.is_complete && (
        <p className="px-4 pt-3 text-ink-2 lg:px-6">{words.publish.incomplete}</p>
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

/** On a narrow screen a row of its own, its figure at the right. */
const Count = ({ name, title, children }: FigureProps) => (
  <div
    title={title}
    className="max-md:flex max-md:items-baseline max-md:justify-between max-md:gap-4"
  >
    <dt className="text-meta text-ink-2">{name}</dt>
    <Value>{children}</Value>
  </div>
);

/** `isBelow`: on a narrow screen it stands below the pair that it is the difference of. */
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
