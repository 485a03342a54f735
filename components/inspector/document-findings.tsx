'use client';
import { clearedFindingsOf } from '@/lib/client/verdicts/cleared-findings';
import type { Pictured } from '@/lib/client/verdicts/pictured';
import { stateOfPicture } from '@/lib/client/verdicts/verdict';
import type { ForensicsResult } from '@/lib/contract/forensics';
import { useTranslation } from '../translation';
import { Duplicates } from './duplicates';
import { Reasons } from './reasons';
import { Section } from './section';
import { VerdictLine, VerdictSummary } from './verdict-summary';

/** The reasons to look at a PDF, which is not examined itself, and where else it is. */
export function DocumentFindings({
  pictured,
  result,
}: {
  pictured: Pictured;
  result: ForensicsResult;
}) {
  const { t } = useTranslation();
  const cleared = clearedFindingsOf(result);
  return (
    <>
      <VerdictLine result={result} />
      <div className="flex flex-col gap-2 px-4 pt-2 pb-3">
        <Reasons reasons={result.reasons} takenAt={null} />
        <VerdictSummary result={result} state={stateOfPicture(result)} />
      </div>
      {cleared && (
        <Section title={t.workbench.evidence}>
          <Reasons reasons={cleared.reasons} takenAt={null} />
        </Section>
      )}
      {result.duplicates.length > 0 && (
        <Section title={`${t.inspector.sideBySide.sameFile} (${result.duplicates.length})`} isOpen>
          <Duplicates {...{ pictured, result }} duplicates={result.duplicates} isDocument />
        </Section>
      )}
    </>
  );
}
