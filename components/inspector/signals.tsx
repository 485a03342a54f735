'use client';
import { CircleAlert, CircleCheck, CircleHelp, CircleMinus, type LucideIcon } from 'lucide-react';
import type { ForensicsResult } from '@/lib/contract/forensics';
import { partsOf } from '@/lib/forensics/sentences/analysis';
import { useTranslation } from '../translation';
import { Fold } from './fold';
import { useSpeech } from './speech';

type Signal = NonNullable<ForensicsResult['signals']>[number];
type Judged = Pick<ForensicsResult, 'flagged' | 'is_digitally_manipulated'>;

const ICONS: Record<Signal['finding'], { icon: LucideIcon; look: string }> = {
  suspicious: { icon: CircleAlert, look: 'text-flag' },
  supports: { icon: CircleCheck, look: 'text-clear' },
  neutral: { icon: CircleMinus, look: 'text-ink-2' },
  inconclusive: { icon: CircleHelp, look: 'text-ink-2' },
};

/** A detector without a name in the messages is shown by its own name. */
const nameOf = (names: Readonly<Record<string, string>>, name: string) =>
  names[name] ?? name.replaceAll('_', ' ');

interface SignalsProps {
  signals: readonly Signal[];
  /** The verdict as a whole, which decides how strongly the signals may speak. */
  verdict: Judged;
}

export function Signals({ signals, verdict }: SignalsProps) {
  return (
    <ul className="flex flex-col gap-2.5">
      {signals.map((signal) => (
        <SignalRow
          key={`${signal.name}/${signal.about}/${signal.sentence}`}
          {...{ signal, verdict }}
        />
      ))}
    </ul>
  );
}

function SignalRow({ signal, verdict }: { signal: Signal; verdict: Judged }) {
  const { t, formats } = useTranslation();
  const { icon: Icon, look } =
    ICONS[signal.finding === 'suspicious' && !verdict.flagged ? 'neutral' : signal.finding];
  const { headline, advice, innocent, details } = partsOf(signal, verdict, useSpeech());
  const messages = t.inspector;
  return (
    <li className="flex gap-2">
      <Icon aria-hidden size={16} className={`mt-0.5 shrink-0 ${look}`} />
      <div className="min-w-0 flex-1">
        <p className="font-medium">{headline}</p>
        {advice && <p>{advice}</p>}
        <p className="text-ink-2">
          {[
            nameOf(messages.signals.names, signal.name),
            messages.signals.findings[signal.finding],
            signal.score > 0 && formats.confidence(signal.score),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {(innocent || details) && (
          <Fold title={messages.folded[!details ? 'innocent' : innocent ? 'both' : 'details']}>
            <p>{[innocent, details].filter(Boolean).join(' ')}</p>
          </Fold>
        )}
      </div>
    </li>
  );
}
