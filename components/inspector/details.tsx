'use client';
import { Suspense } from 'react';
import type { ClearedFindings } from '@/lib/client/verdicts/cleared-findings';
import { stateOfPicture, uncheckedOf } from '@/lib/client/verdicts/verdict';
import type { Pictured } from '@/lib/client/verdicts/pictured';
import type { ForensicsResult } from '@/lib/contract/forensics';
import { storedVerdictText } from '@/lib/forensics/sentences/analysis';
import { fill } from '@/lib/shared/fill';
import { later } from '../ui/later';
import { Skeleton } from '../ui/notice';
import { useTranslation } from '../translation';
import { Duplicates } from './duplicates';
import { Facts } from './facts';
import { Reasons } from './reasons';
import { RegionList } from './region-list';
import { Section } from './section';
import { Signals } from './signals';
import { useSpeech } from './speech';
import { FoundText, VerdictSummary } from './verdict-summary';

const ReceiptPanel = later(async () => (await import('./receipt-panel')).ReceiptPanel);

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
  const { signals } = result;
  const conclusive = signals?.filter(({ finding }) => finding !== 'inconclusive') ?? [];
  const unchecked = signals?.filter(({ finding }) => finding === 'inconclusive') ?? [];
  const { why, help } = uncheckedOf(result);
  const reason =
    why && [t.inspector.unchecked.reasons[why], help && t.cart.verdict.help[help]].join(' ').trim();
  const nothing = [
    signals && unchecked.length === 0 && !reason && t.inspector.unchecked.none,
    result.status === 'complete' && copiesIn(result).length === 0 && t.inspector.noDuplicates,
  ].filter(Boolean);
  return (
    <div>
      <div className="flex flex-col gap-2 px-4 pt-2 pb-3">
        <Reasons reasons={result.reasons} takenAt={result.facts?.taken_at ?? null} />
        <VerdictSummary result={result} state={state} />
        <RegionList verdict={result} active={active} onRegion={onRegion} />
      </div>
      <ReadReceipt result={result} />
      {cleared && <Evidence {...{ cleared, active, onRegion, onEvidence }} facts={result.facts} />}
      {conclusive.length > 0 && (
        <Section title={fill(t.inspector.signals.title, { count: conclusive.length })}>
          <Signals signals={conclusive} verdict={result} />
        </Section>
      )}
      {(unchecked.length > 0 || reason) && (
        <Section
          title={fill(t.inspector.unchecked.title, { count: unchecked.length })}
          isOpen={reason !== null}
        >
          {reason && <p className="mb-2">{reason}</p>}
          <Signals signals={unchecked} verdict={result} />
        </Section>
      )}
      <Elsewhere {...{ pictured, result }} />
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

const copiesIn = ({ duplicates }: ForensicsResult) =>
  duplicates.filter((one) => !one.is_other_receipt);

/** Copies of the picture, and receipts that were read differently and only look alike. */
function Elsewhere({ pictured, result }: Pick<DetailsProps, 'pictured' | 'result'>) {
  const { t } = useTranslation();
  const copies = copiesIn(result);
  const similar = result.duplicates.filter((one) => one.is_other_receipt);
  return (
    <>
      {copies.length > 0 && (
        <Section title={fill(t.inspector.duplicates, { count: copies.length })} isOpen>
          <Duplicates {...{ pictured, result }} duplicates={copies} />
        </Section>
      )}
      {similar.length > 0 && (
        <Section title={fill(t.inspector.similarReceipts, { count: similar.length })}>
          <Duplicates {...{ pictured, result }} duplicates={similar} />
        </Section>
      )}
    </>
  );
}

/** Looked up anew with each verdict, which decides whether the picture is read. */
const ReadReceipt = ({ result }: Pick<DetailsProps, 'result'>) =>
  result.status === 'complete' && (
    <Suspense>
      <ReceiptPanel
        key={result.update_time}
        rowId={result.row_id}
        fileName={result.file_name}
        page={result.page}
      />
    </Suspense>
  );

type EvidenceProps = Pick<DetailsProps, 'active' | 'onRegion' | 'onEvidence'> & {
  cleared: ClearedFindings;
  facts: ForensicsResult['facts'];
};

/** Folded, because a person has decided; open, its regions are on the picture again. */
function Evidence({ cleared, facts, active, onRegion, onEvidence }: EvidenceProps) {
  const { t } = useTranslation();
  const text = storedVerdictText(cleared.signals, facts, cleared, useSpeech());
  return (
    <Section title={t.workbench.evidence} onToggle={onEvidence}>
      <Reasons reasons={cleared.reasons} takenAt={facts?.taken_at ?? null} />
      {text ? (
        <FoundText text={text} isSecond={!cleared.flagged && cleared.reasons.length > 0} />
      ) : (
        cleared.analysis && <p>{cleared.analysis}</p>
      )}
      <div className="my-2">
        <RegionList verdict={cleared} active={active} onRegion={onRegion} />
      </div>
      {cleared.signals && <Signals signals={cleared.signals} verdict={cleared} />}
    </Section>
  );
}

export const DetailsSkeleton = () => (
  <div className="flex flex-col gap-2 px-4 pt-2 pb-3">
    <Skeleton className="h-4 w-full" />
    <Skeleton className="h-4 w-2/3" />
  </div>
);
