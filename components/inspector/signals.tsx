'use client';
import { CircleAlert, CircleCheck, CircleHelp, CircleMinus, type LucideIcon } from 'lucide-react';
import type { ForensicsResult } from '@/lib/contract/forensics';
import { sentenceOf } from '@/lib/forensics/sentences/analysis';
import { useTranslation } from '../translation';
import { useSpeech } from './speech';

type Signal = NonNullable<ForensicsResult['signals']>[number];

const ICONS: Record<Signal['finding'], { icon: LucideIcon; look: string }> = {
  suspicious: { icon: CircleAlert, look: 'text-flag' },
  supports: { icon: CircleCheck, look: 'text-clear' },
  neutral: { icon: CircleMinus, look: 'text-ink-2' },
  inconclusive: { icon: CircleHelp, look: 'text-ink-2' },
};

/** A detector without a name in the messages is shown by its own name. */
const nameOf = (names: Readonly<Record<string, string>>, name: string) =>
  names[name] ?? name.replaceAll('_', ' ');

export function Signals({ signals }: { signals: readonly Signal[] }) {
  const { t, formats } = useTranslation();
  const speech = useSpeech();
  return (
    <ul className="flex flex-col gap-2.5">
      {signals.map((signal) => {
        const { icon: Icon, look } = ICONS[signal.finding];
        return (
          <li key={`${signal.name}/${signal.about}/${signal.sentence}`} className="flex gap-2">
            <Icon aria-hidden size={16} className={`mt-0.5 shrink-0 ${look}`} />
            <div className="min-w-0 flex-1">
              <p className="flex flex-wrap gap-x-2">
                <span className="min-w-0 flex-1 font-medium">
                  {nameOf(t.inspector.signals.names, signal.name)}
                </span>
                <span className="text-ink-2">
                  {[
                    t.inspector.signals.findings[signal.finding],
                    signal.score > 0 && formats.confidence(signal.score),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </p>
              <p className="text-ink-2">{sentenceOf(signal, speech)}</p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
