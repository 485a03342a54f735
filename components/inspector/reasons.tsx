'use client';
import { Flag } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ForensicsResult } from '@/lib/contract/forensics';
import type { Parts } from '@/lib/forensics/sentences/dictionary';
import { reasonParts } from '@/lib/forensics/sentences/reasons';
import { useTranslation } from '../translation';
import { Fold } from './fold';
import { useSpeech } from './speech';

interface ReasonsProps {
  reasons: ForensicsResult['reasons'];
  takenAt: string | null;
}

/** Why a person should look at the file, besides what the engine found in it. */
export function Reasons({ reasons, takenAt }: ReasonsProps) {
  if (reasons.length === 0) return null;
  return (
    <ul className="flex flex-col gap-2">
      {reasons.map(({ code }) => (
        <Reason key={code} code={code} takenAt={takenAt} />
      ))}
    </ul>
  );
}

function Reason({
  code,
  takenAt,
}: Pick<ReasonsProps, 'takenAt'> & Pick<ReasonsProps['reasons'][number], 'code'>) {
  return <ReasonText parts={reasonParts(code, takenAt, useSpeech())} />;
}

/** The text of a reason; what stands between its advice and the folded rest are its children. */
export function ReasonText({ parts, children }: { parts: Parts; children?: ReactNode }) {
  const { t } = useTranslation();
  const { headline, advice, innocent, details } = parts;
  return (
    <li className="flex gap-2">
      <Flag aria-hidden size={16} className="mt-0.5 shrink-0 text-flag" />
      <div className="min-w-0 flex-1">
        <p className="font-medium">{headline}</p>
        <p>{advice}</p>
        {children}
        <Fold title={t.inspector.folded.both}>
          <p>{[innocent, details].join(' ')}</p>
        </Fold>
      </div>
    </li>
  );
}
