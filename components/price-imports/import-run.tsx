'use client';
import { useCauseText } from '../use-cause-text';
import type { ReactNode } from 'react';
import { ApiError } from '@/lib/client/api/api-error';
import {
  isUnderWay,
  useDiscardPriceImport,
  usePriceImport,
  type PriceImport,
} from '@/lib/client/settings/price-imports';
import { fill } from '@/lib/shared/fill';
import { useSettingsMessages } from '../settings/settings-messages';
import { ErrorNotice, FormError, Skeleton } from '../ui/notice';
import { useTranslation } from '../translation';
import { DiscardRun, type DiscardRunProps } from './discard-run';
import { ImportErrors } from './import-errors';
import { RunBadge } from './run-badge';
import { UnknownCategories } from './unknown-categories';

interface ImportRunProps extends Pick<DiscardRunProps, 'onLeave' | 'onGone'> {
  runId: number;
}

/** One run: its progress, what it changed or would change, and the rows that it rejected. */
export function ImportRun({ runId, onLeave, onGone }: ImportRunProps) {
  const { priceImports: messages } = useSettingsMessages();
  const causeText = useCauseText();
  const discard = useDiscardPriceImport(runId);
  const { data: run, error, refetch } = usePriceImport(runId, discard.isGone);
  if (error && !run) {
    if (error instanceof ApiError && error.status === 404)
      return <p className="px-4 py-4 text-ink-2 lg:px-6">{messages.run.missing}</p>;
    return (
      <ErrorNotice title={messages.run.loadFailed} error={error} onRetry={() => void refetch()} />
    );
  }
  if (!run)
    return (
      <div className="p-6">
        <Skeleton className="h-24 w-full" />
      </div>
    );
  return (
    <section aria-label={messages.run.title} className="border-b border-line px-4 py-4 lg:px-6">
      <RunHead run={run} discard={discard} onLeave={onLeave} onGone={onGone} />
      {isUnderWay(run) && <Progress run={run} />}
      {run.status === 'failed' && (
        <div className="my-3 max-w-2xl">
          <FormError>
            {causeText(run.cause, run.reason ?? '')} {messages.run.failedText}
          </FormError>
        </div>
      )}
      {run.status !== 'waiting' && run.status !== 'failed' && <Counts run={run} />}
      {run.status === 'done' && run.dry_run && (
        <p className="mt-2 text-ink-2">{messages.run.dryDone}</p>
      )}
      {run.unknown_categories.length > 0 && !isUnderWay(run) && (
        <UnknownCategories unknown={run.unknown_categories} />
      )}
      {run.rows_refused > 0 && !isUnderWay(run) && (
        <ImportErrors runId={runId} refused={run.rows_refused} />
      )}
    </section>
  );
}

function RunHead(props: DiscardRunProps) {
  const { run } = props;
  const { formats } = useTranslation();
  const { priceImports: messages } = useSettingsMessages();
  const tookMs =
    run.start_time && run.finish_time
      ? Date.parse(run.finish_time) - Date.parse(run.start_time)
      : null;
  const about = [
    run.dry_run ? messages.run.dry : messages.run.real,
    run.shop_name,
    run.currency,
    run.format?.toUpperCase(),
    formats.instant(run.create_time),
    fill(messages.run.priceDate, { date: formats.day(run.price_date) }),
    tookMs !== null && fill(messages.run.took, { seconds: formats.amount(tookMs / 1000) }),
  ];
  return (
    <div className="flex flex-wrap items-start gap-3">
      <div className="min-w-0 flex-1 basis-60">
        <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          <span className="min-w-0 break-all">{run.file_name}</span>
          <RunBadge run={run} />
        </h2>
        <p className="text-ink-2">{about.filter(Boolean).join(' · ')}</p>
      </div>
      <DiscardRun {...props} />
    </div>
  );
}

function Progress({ run }: { run: PriceImport }) {
  const { formats } = useTranslation();
  const { priceImports: messages } = useSettingsMessages();
  return (
    <div className="mt-3 flex items-center gap-3">
      <progress
        value={run.progress}
        max={1}
        aria-label={fill(messages.run.progress, { name: run.file_name })}
        className="block h-2 min-w-0 flex-1"
      >
        {formats.percent(run.progress)}
      </progress>
      <span aria-hidden className="w-12 text-right">
        {formats.percent(run.progress)}
      </span>
    </div>
  );
}

function Counts({ run }: { run: PriceImport }) {
  const { formats } = useTranslation();
  const { priceImports: messages } = useSettingsMessages();
  return (
    <dl
      aria-live="polite"
      className="mt-3 grid grid-cols-2 gap-x-8 gap-y-3 sm:grid-cols-4 2xl:flex 2xl:flex-wrap"
    >
      <Count name={messages.run.read}>{formats.count(run.rows_read)}</Count>
      <Count name={messages.run.productsNew}>{formats.count(run.products_new)}</Count>
      <Count name={messages.run.offersNew}>{formats.count(run.offers_new)}</Count>
      <Count name={messages.run.changed}>{formats.count(run.offers_changed)}</Count>
      <Count name={messages.run.confirmed} title={messages.run.confirmedHint}>
        {formats.count(run.offers_confirmed)}
      </Count>
      <Count name={messages.run.unchanged}>{formats.count(run.offers_unchanged)}</Count>
      <Count
        name={messages.run.refused}
        title={messages.run.refusedHint}
        isUrgent={run.rows_refused > 0}
      >
        {formats.count(run.rows_refused)}
      </Count>
    </dl>
  );
}

interface CountProps {
  name: string;
  title?: string;
  isUrgent?: boolean;
  children: ReactNode;
}

const Count = ({ name, title, isUrgent = false, children }: CountProps) => (
  <div title={title}>
    <dt className="text-meta text-ink-2">{name}</dt>
    <dd className={`text-total font-semibold whitespace-nowrap ${isUrgent ? 'text-flag' : ''}`}>
      {children}
    </dd>
  </div>
);
