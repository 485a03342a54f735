'use client';
import { SquareSplitHorizontal } from 'lucide-react';
import Link from 'next/link';
import { Suspense, useState } from 'react';
import type { ClearedFindings } from '@/lib/client/verdicts/cleared-findings';
import { stateOfPicture } from '@/lib/client/verdicts/verdict';
import type { Pictured } from '@/lib/client/verdicts/pictured';
import type { ForensicsResult } from '@/lib/contract/forensics';
import { fill } from '@/lib/shared/fill';
import { IconButton } from '../ui/button';
import { later } from '../ui/later';
import { Skeleton } from '../ui/notice';
import { useTranslation } from '../translation';
import { Facts } from './facts';
import { RegionList } from './region-list';
import { Section } from './section';
import type { Duplicate } from './side-by-side';
import { Signals } from './signals';
import { VerdictSummary } from './verdict-summary';

const ReceiptPanel = later(async () => (await import('./receipt-panel')).ReceiptPanel);
const SideBySide = later(async () => (await import('./side-by-side')).SideBySide);

interface DetailsProps {
  pictured: Pictured;
  result: ForensicsResult;
  cleared: ClearedFindings | null;
  active: number | null;
  onRegion(index: number): void;
  /** Called when the evidence of a cleared picture is shown or hidden. */
  onEvidence(isOpen: boolean): void;
}

/** All findings about the picture, from the sentences of the verdict down to the file. */
export function Details(props: DetailsProps) {
  const { pictured, result, cleared, active, onRegion, onEvidence } = props;
  const { t } = useTranslation();
  const state = stateOfPicture(result);
  const { signals, inconclusive_reason, not_judged, would_help: help } = result;
  const conclusive = signals?.filter(({ finding }) => finding !== 'inconclusive') ?? [];
  const unchecked = signals?.filter(({ finding }) => finding === 'inconclusive') ?? [];
  const why = inconclusive_reason ?? not_judged;
  const reason =
    why && [t.inspector.unchecked.reasons[why], help && t.cart.verdict.help[help]].join(' ').trim();
  const nothing = [
    signals && unchecked.length === 0 && !reason && t.inspector.unchecked.none,
    result.status === 'complete' && result.duplicates.length === 0 && t.inspector.noDuplicates,
  ].filter(Boolean);
  return (
    <div>
      <div className="flex flex-col gap-2 px-4 pt-2 pb-3">
        <VerdictSummary result={result} state={state} />
        {result.regions && result.regions.length > 0 && (
          <RegionList regions={result.regions} active={active} onRegion={onRegion} />
        )}
      </div>
      <ReadReceipt result={result} />
      {cleared && <Evidence {...{ cleared, active, onRegion, onEvidence }} />}
      {conclusive.length > 0 && (
        <Section title={fill(t.inspector.signals.title, { count: conclusive.length })}>
          <Signals signals={conclusive} />
        </Section>
      )}
      {(unchecked.length > 0 || reason) && (
        <Section
          title={fill(t.inspector.unchecked.title, { count: unchecked.length })}
          isOpen={reason !== null}
        >
          {reason && <p className="mb-2">{reason}</p>}
          <Signals signals={unchecked} />
        </Section>
      )}
      {result.duplicates.length > 0 && (
        <Section title={fill(t.inspector.duplicates, { count: result.duplicates.length })} isOpen>
          <Duplicates pictured={pictured} result={result} />
        </Section>
      )}
      {result.facts && (
        <Section title={t.inspector.facts.title}>
          <Facts facts={result.facts} />
        </Section>
      )}
      {nothing.length > 0 && (
        <p className="border-t border-line px-4 py-2 text-meta text-ink-2">{nothing.join(' ')}</p>
      )}
    </div>
  );
}

/** Looked up anew with each verdict, which decides whether the picture is read. */
const ReadReceipt = ({ result }: Pick<DetailsProps, 'result'>) =>
  result.status === 'complete' && (
    <Suspense>
      <ReceiptPanel key={result.update_time} rowId={result.row_id} fileName={result.file_name} />
    </Suspense>
  );

type EvidenceProps = Pick<DetailsProps, 'active' | 'onRegion' | 'onEvidence'> & {
  cleared: ClearedFindings;
};

/** Folded, because a person has decided; open, its regions are on the picture again. */
function Evidence({ cleared, active, onRegion, onEvidence }: EvidenceProps) {
  const { t } = useTranslation();
  return (
    <Section title={t.workbench.evidence} onToggle={onEvidence}>
      {cleared.analysis && <p className="mb-2">{cleared.analysis}</p>}
      {cleared.regions && cleared.regions.length > 0 && (
        <div className="mb-2">
          <RegionList regions={cleared.regions} active={active} onRegion={onRegion} />
        </div>
      )}
      {cleared.signals && <Signals signals={cleared.signals} />}
    </Section>
  );
}

export const DetailsSkeleton = () => (
  <div className="flex flex-col gap-2 px-4 pt-2 pb-3">
    <Skeleton className="h-4 w-full" />
    <Skeleton className="h-4 w-2/3" />
  </div>
);

const placeOf = ({
  client_reference_id: claim,
  appraisal_id: appraisal,
  row_id: row,
  file_name: name,
}: Duplicate) =>
  `/claims/${claim}?${appraisal === null ? `item=${row}` : `appraisal=${appraisal}`}&picture=${encodeURIComponent(name)}`;

/**
 * Each duplicate links to its place and can be shown beside this picture.
 */
function Duplicates({ pictured, result }: Pick<DetailsProps, 'pictured' | 'result'>) {
  const { t } = useTranslation();
  const [beside, setBeside] = useState<Duplicate | null>(null);
  return (
    <>
      <ul className="flex flex-col gap-1">
        {result.duplicates.map((one) => (
          <li
            key={`${one.client_reference_id}/${one.row_id}/${one.file_name}`}
            className="flex items-center gap-2"
          >
            <Link href={placeOf(one)} className="font-medium text-accent underline">
              {one.client_reference}
            </Link>
            <span className="min-w-0 flex-1 truncate text-ink-2">{one.file_name}</span>
            {one.match !== 'same_file' && (
              <span className="text-ink-2">{t.inspector.duplicateMatches[one.match]}</span>
            )}
            <IconButton
              look="quiet"
              className="size-7!"
              label={fill(t.inspector.sideBySide.open, {
                name: `${one.client_reference}, ${one.file_name}`,
              })}
              onClick={() => setBeside(one)}
            >
              <SquareSplitHorizontal aria-hidden size={16} />
            </IconButton>
          </li>
        ))}
      </ul>
      <Suspense>
        {beside && (
          <SideBySide
            pictured={pictured}
            fileName={result.file_name}
            other={beside}
            onClose={() => setBeside(null)}
          />
        )}
      </Suspense>
    </>
  );
}
