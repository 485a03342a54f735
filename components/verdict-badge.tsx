'use client';
import {
  Check,
  CircleHelp,
  Flag,
  LoaderCircle,
  Minus,
  ScanSearch,
  Sparkles,
  TriangleAlert,
  UserCheck,
  type LucideIcon,
} from 'lucide-react';
import type { VerdictState } from '@/lib/client/verdicts/verdict';
import { fill } from '@/lib/shared/fill';
import { useTranslation } from './translation';

/** The hue shows the severity, the icon the kind, and the fill who decided. */
const LOOKS: Record<VerdictState['kind'], string> = {
  flagged: 'border-transparent bg-flag text-on-flag',
  confirmed: 'border-flag bg-flag-soft text-flag',
  weak: 'border-control text-ink-2',
  failed: 'border-dashed border-failed text-failed',
  running: 'border-transparent bg-running-soft text-running',
  reviewed: 'border-transparent bg-reviewed-soft text-reviewed',
  unjudged: 'border-control text-ink-2',
  clear: 'border-clear text-clear',
};

const MARKS: Record<VerdictState['kind'], { icon: LucideIcon; look: string }> = {
  flagged: { icon: Flag, look: 'bg-flag text-on-flag' },
  confirmed: { icon: Flag, look: 'bg-flag-soft text-flag' },
  weak: { icon: ScanSearch, look: 'bg-running text-surface' },
  failed: { icon: TriangleAlert, look: 'bg-failed text-surface' },
  running: { icon: Minus, look: 'bg-running text-surface' },
  reviewed: { icon: UserCheck, look: 'bg-reviewed text-surface' },
  unjudged: { icon: CircleHelp, look: 'bg-running text-surface' },
  clear: { icon: Check, look: 'bg-clear text-surface' },
};

const ICONS: Record<Exclude<VerdictState['kind'], 'weak'>, LucideIcon> = {
  flagged: Flag,
  confirmed: Flag,
  failed: TriangleAlert,
  running: LoaderCircle,
  reviewed: UserCheck,
  unjudged: CircleHelp,
  clear: Check,
};

function KindIcon({ state }: { state: VerdictState }) {
  const look = {
    'aria-hidden': true,
    size: 14,
    className: `shrink-0 ${state.kind === 'running' ? 'animate-spin' : ''}`,
  };
  if ('confidence' in state)
    return state.about === 'ai' ? <Sparkles {...look} /> : <ScanSearch {...look} />;
  const Icon = ICONS[state.kind];
  return <Icon {...look} />;
}

export function useVerdictText(): (state: VerdictState) => string {
  const { t, formats } = useTranslation();
  const messages = t.cart.verdict;
  return (state) => {
    switch (state.kind) {
      case 'flagged':
        if (state.about === 'reason') return messages.toCheck;
        return fill(state.about === 'ai' ? messages.ai : messages.edited, {
          percent: formats.confidence(state.confidence),
        });
      case 'weak':
      case 'unjudged':
        return messages.inconclusive;
      case 'running':
        return fill(messages.running, { done: state.done, total: state.total });
      default:
        return messages[state.kind];
    }
  };
}

/** What to request where the checks were inconclusive; undefined in every other state. */
export function useVerdictHelp(): (state: VerdictState) => string | undefined {
  const { t } = useTranslation();
  return (state) => ('help' in state && state.help ? t.cart.verdict.help[state.help] : undefined);
}

export function VerdictBadge({ state, text }: { state: VerdictState; text?: string }) {
  const textOf = useVerdictText();
  const helpOf = useVerdictHelp();
  return (
    <span
      data-verdict={state.kind}
      title={helpOf(state)}
      className={`verdict-badge ${LOOKS[state.kind]}`}
    >
      <KindIcon state={state} />
      {text ?? textOf(state)}
    </span>
  );
}

/**
 * The verdict as a mark in the corner of a thumbnail. The button around it must name the verdict.
 */
export function VerdictMark({ state }: { state: VerdictState }) {
  const { icon: Icon, look } = MARKS[state.kind];
  return (
    <span
      aria-hidden
      className={`absolute -right-1 -bottom-1 grid size-4.5 place-items-center rounded-full border-2 border-surface ${look}`}
    >
      <Icon size={10} strokeWidth={2.5} />
    </span>
  );
}
