'use client';
import Link from 'next/link';
import { stateOfPicture } from '@/lib/client/verdict';
import type { ForensicsResult } from '@/lib/contract/forensics';
import { fill } from '@/lib/i18n/fill';
import { Skeleton } from '../ui/notice';
import { useWords } from '../words';
import { Facts } from './facts';
import { RegionList } from './region-list';
import { Section } from './section';
import { Signals } from './signals';
import { VerdictSummary } from './verdict-summary';

interface DetailsProps {
  result: ForensicsResult;
  active: number | null;
  onRegion(index: number): void;
}

/** Everything that is said about the picture, from the verdict down to the file. */
export function Details({ result, active, onRegion }: DetailsProps) {
  const { t } = useWords();
  const state = stateOfPicture(result);
  return (
    <>
      <div className="flex flex-col gap-2 px-4 py-3">
        <VerdictSummary result={result} state={state} />
        {result.regions && result.regions.length > 0 && (
          <RegionList regions={result.regions} active={active} onRegion={onRegion} />
        )}
      </div>
      {result.signals && result.signals.length > 0 && (
        <Section title={fill(t.inspector.signals.title, { count: result.signals.length })}>
          <Signals signals={result.signals} />
        </Section>
      )}
      {result.duplicates.length > 0 && (
        <Section title={fill(t.inspector.duplicates, { count: result.duplicates.length })} isOpen>
          <Duplicates duplicates={result.duplicates} />
        </Section>
      )}
      {result.facts && (
        <Section title={t.inspector.facts.title}>
          <Facts facts={result.facts} />
        </Section>
      )}
    </>
  );
}

export const DetailsSkeleton = () => (
  <div className="flex flex-col gap-2 px-4 py-3">
    <Skeleton className="h-6 w-40" />
    <Skeleton className="h-4 w-full" />
    <Skeleton className="h-4 w-2/3" />
  </div>
);

function Duplicates({ duplicates }: { duplicates: ForensicsResult['duplicates'] }) {
  const { t } = useWords();
  return (
    <ul className="flex flex-col gap-1">
      {duplicates.map((one) => (
        <li key={`${one.client_reference_id}/${one.row_id}/${one.file_name}`} className="flex gap-2">
          <Link href={`/claims/${one.client_reference_id}`} className="font-medium text-accent underline">
            {one.client_reference}
          </Link>
          <span className="min-w-0 flex-1 truncate text-ink-2">{one.file_name}</span>
          {one.match !== 'same_file' && <span className="text-ink-2">{t.inspector.duplicateMatches[one.match]}</span>}
        </li>
      ))}
    </ul>
  );
}
