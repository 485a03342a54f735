'use client';
import { TriangleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { warningTexts } from '@/lib/client/cart/warning-texts';
import type { Appraisal } from '@/lib/contract/appraisals';

/** The calculation itself says so. */
const SHOWN_ELSEWHERE = 'acv_outdated';

/** What the service warns of in a line, in the language of the desk. */
export function LineWarnings({ appraisal }: { appraisal: Appraisal }) {
  const { warning_details: warnings } = appraisal;
  const [texts, setTexts] = useState<readonly string[]>([]);
  useEffect(() => {
    let isCurrent = true;
    async function load() {
      const found = await warningTexts(warnings.filter(({ reason }) => reason !== SHOWN_ELSEWHERE));
      if (isCurrent) setTexts(found);
    }
    void load();
    return () => {
      isCurrent = false;
    };
  }, [warnings]);
  return (
    <output className={texts.length > 0 ? 'mb-3 flex flex-col gap-1.5 text-failed' : 'sr-only'}>
      {texts.map((text) => (
        <span key={text} className="flex items-start gap-2">
          <TriangleAlert aria-hidden size={16} className="mt-0.5 shrink-0" />
          <span className="min-w-0">{text}</span>
        </span>
      ))}
    </output>
  );
}
