'use client';
import { type Cause } from '@/lib/shared/reasons';
import { useState } from 'react';
import { stateOfPicture, type VerdictState } from '@/lib/client/verdicts/verdict';
import type { ForensicsResult } from '@/lib/contract/forensics';
import { storedVerdictText, type VerdictText } from '@/lib/forensics/sentences/analysis';
import { fill } from '@/lib/shared/fill';
import { useCauseText } from '../use-cause-text';
import { VerdictBadge } from '../verdict-badge';
import { usePersonName } from '../use-person-name';
import { useTranslation } from '../translation';
import { Fold } from './fold';
import { useSpeech } from './speech';

/** The verdict and its confidence; on a phone it is shown above the picture. */
export function VerdictLine({ result }: { result: ForensicsResult }) {
  const { t, formats } = useTranslation();
  const state = stateOfPicture(result);
  const headline = useHeadline(state);
  // A person's review, a photo that could not be judged and a reason to look have no score.
  const isScored =
    state.kind !== 'reviewed' &&
    state.kind !== 'unjudged' &&
    !('about' in state && state.about === 'reason');
  const score = !isScored ? null : 'confidence' in state ? state.confidence : result.confidence;
  const about = [
    score !== null && formats.confidence(score),
    result.threshold !== null &&
      isScored &&
      fill(t.inspector.threshold, { threshold: formats.confidence(result.threshold) }),
    result.engine_version && fill(t.inspector.engine, { version: result.engine_version }),
  ].filter(Boolean);
  return (
    <div className="verdict-line">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <VerdictBadge state={state} text={headline} />
        <span className="text-ink-2">{about.join(' · ')}</span>
      </div>
      {score !== null && (
        <ConfidenceBar
          score={score}
          threshold={result.threshold}
          isFlagged={state.kind === 'flagged' || state.kind === 'confirmed'}
        />
      )}
    </div>
  );
}

/** Who decided, and what the engine found. */
export function VerdictSummary({
  result,
  state,
}: {
  result: ForensicsResult;
  state: VerdictState;
}) {
  const explanation = useExplanation(result, state);
  // Below the reasons that flag the picture, which are its headline.
  const isSecond = 'about' in state && state.about === 'reason';
  return (
    <>
      {state.kind === 'confirmed' && <ConfirmedFlag result={result} />}
      {typeof explanation === 'string' ? (
        <StoredText text={explanation} />
      ) : (
        <FoundText text={explanation} isSecond={isSecond} />
      )}
      {state.kind === 'failed' && result.failure_reason && (
        <FailureReason cause={result.failure_cause} english={result.failure_reason} />
      )}
      {state.kind === 'reviewed' && result.cleared_note && <Note text={result.cleared_note} />}
    </>
  );
}

function FailureReason({ cause, english }: { cause: Cause | null; english: string }) {
  const causeText = useCauseText();
  return <p>{causeText(cause, english)}</p>;
}

function Note({ text }: { text: string }) {
  const { t } = useTranslation();
  return (
    <p className="border-l-2 border-control pl-2 break-words whitespace-pre-line">
      {fill(t.inspector.clearNote, { note: text })}
    </p>
  );
}

/** Names the person who confirmed the flag; the machine's findings are still shown below. */
function ConfirmedFlag({ result: { kept_by, kept_at, kept_note } }: { result: ForensicsResult }) {
  const { t, formats } = useTranslation();
  const personName = usePersonName();
  if (kept_at === null) return null;
  const who = kept_by === null ? t.inspector.somebody : personName(kept_by);
  return (
    <>
      <p className="font-medium">
        {fill(t.inspector.confirmedBy, { who, when: formats.instant(kept_at) })}
      </p>
      {kept_note && <Note text={kept_note} />}
    </>
  );
}

function useHeadline(state: VerdictState): string {
  const { t } = useTranslation();
  const messages = t.inspector.headline;
  if (state.kind === 'flagged')
    return state.about === 'reason' ? t.cart.verdict.toCheck : messages[state.about];
  return messages[state.kind];
}

/** The parts of the verdict's text; one text where only that is stored or nothing is to fold. */
function useExplanation(result: ForensicsResult, state: VerdictState): string | VerdictText {
  const { t, formats } = useTranslation();
  const personName = usePersonName();
  const speech = useSpeech();
  if (state.kind === 'running') return t.inspector.runningText;
  if (state.kind === 'failed') return t.inspector.failedText;
  if (state.kind === 'reviewed' && result.cleared_at !== null) {
    return fill(t.inspector.clearedBy, {
      who: result.cleared_by === null ? t.inspector.somebody : personName(result.cleared_by),
      when: formats.instant(result.cleared_at),
    });
  }
  return storedVerdictText(result.signals, result.facts, result, speech) ?? analysisOf(result);
}

/** Without the reasons that it begins with, which are shown above it. */
const analysisOf = ({ analysis, reasons }: ForensicsResult): string =>
  reasons
    .flatMap(({ headline, advice }) => [headline, advice ?? ''])
    .reduce((text, sentence) => text.replace(sentence, ''), analysis ?? '')
    .trim();

/** Finding and advice; what else looks the same and the figures are folded. */
export function FoundText({ text, isSecond }: { text: VerdictText; isSecond: boolean }) {
  const { t } = useTranslation();
  const { headline, others, advice, innocent, details } = text;
  return (
    <div>
      <p className={isSecond ? 'text-ink-2' : 'font-medium'}>{headline}</p>
      {advice && <p>{advice}</p>}
      {others.length > 0 && (
        <ul className="mt-1 text-ink-2">
          {others.map((other) => (
            <li key={other}>{other}</li>
          ))}
        </ul>
      )}
      {innocent && (
        <Fold title={t.inspector.folded.innocent}>
          <p>{innocent}</p>
        </Fold>
      )}
      {details && (
        <Fold title={t.inspector.folded.details}>
          <p>{details}</p>
        </Fold>
      )}
    </div>
  );
}

/** Hidden from assistive technology, because the text beside it has the numbers. */
function ConfidenceBar({
  score,
  threshold,
  isFlagged,
}: {
  score: number;
  threshold: number | null;
  isFlagged: boolean;
}) {
  return (
    <div
      aria-hidden
      className="relative my-1 h-1.5 rounded-full bg-running-soft forced-color-adjust-none"
    >
      <div
        className={`h-full rounded-full ${isFlagged ? 'bg-flag' : 'bg-control'}`}
        style={{ width: `${score * 100}%` }}
      />
      {threshold !== null && (
        <div
          className="absolute -top-1 h-3.5 w-0.5 bg-ink"
          style={{ left: `${threshold * 100}%` }}
        />
      )}
    </div>
  );
}

/** Longer texts take more than about four lines of the panel. */
const LONG_CHARACTERS = 260;

/**
 * Shortens a long text to its first lines, with a button for the rest, because it would push the
 * regions out of view.
 */
function StoredText({ text }: { text: string }) {
  const { t } = useTranslation();
  const [isExpanded, setExpanded] = useState(false);
  if (text === '') return null;
  if (text.length <= LONG_CHARACTERS) return <p>{text}</p>;
  return (
    <div>
      <p className={isExpanded ? '' : 'line-clamp-4'}>{text}</p>
      <button
        type="button"
        aria-expanded={isExpanded}
        className="mt-1 min-h-6 font-medium text-accent underline"
        onClick={() => setExpanded(!isExpanded)}
      >
        {isExpanded ? t.inspector.showLess : t.inspector.showAll}
      </button>
    </div>
  );
}
