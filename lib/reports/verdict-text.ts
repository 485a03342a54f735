import type { ReportMessages } from '@/lib/i18n/report/en';
import type { Formats } from './formats';
import type { PictureRegion, PictureVerdict, ReportPicture } from './input';
import { jpegSize } from './paper/jpeg-size';
import { isolated } from './paper/direction';
import { personName } from './person-name';
import type { ExaminedView, RegionView, Tone, Verdict } from './view-model';

export interface Wording {
  readonly messages: ReportMessages;
  readonly formats: Formats;
}

const capitalized = (text: string) => text.slice(0, 1).toLocaleUpperCase() + text.slice(1);

/** The engine's finding in careful words; null if there is none. */
function finding(
  { isAiGenerated, isDigitallyManipulated, flagged }: PictureVerdict,
  { verdict }: ReportMessages,
): string | null {
  const edited = flagged ? verdict.likelyEdited : verdict.possiblyEdited;
  const ai = flagged ? verdict.likelyAi : verdict.possiblyAi;
  const findings = [...(isDigitallyManipulated ? [edited] : []), ...(isAiGenerated ? [ai] : [])];
  return findings.length === 0 ? null : findings.join(` ${verdict.and} `);
}

/** A picture's verdict as a phrase within a sentence. */
function phrase(
  verdict: PictureVerdict,
  { messages, formats }: Wording,
  when: (instant: Date) => string = formats.dayOf,
): Verdict {
  if (verdict.status === 'failed') return { tone: 'open', text: messages.verdict.failed };
  if (verdict.status !== 'complete') return { tone: 'open', text: messages.verdict.pending };
  const found = finding(verdict, messages);
  if (verdict.cleared) {
    const cleared = messages.verdict.cleared(
      personName(verdict.cleared.by, messages),
      when(verdict.cleared.at),
    );
    return { tone: 'cleared', text: found === null ? cleared : `${found} – ${cleared}` };
  }
  if (found === null)
    return verdict.isJudged
      ? { tone: 'clean', text: messages.verdict.noFindings }
      : { tone: 'open', text: messages.verdict.notJudged };
  if (verdict.confirmed)
    return {
      tone: 'flagged',
      text: `${found} – ${messages.verdict.confirmed(personName(verdict.confirmed.by, messages), when(verdict.confirmed.at))}`,
    };
  return {
    tone: verdict.flagged ? 'flagged' : 'open',
    text: `${found} – ${messages.verdict.toCheck}`,
  };
}

const WORST_FIRST: readonly Tone[] = ['flagged', 'open', 'cleared', 'clean'];

/**
 * Summarizes an item's pictures in one line. Equal verdicts are counted, and those that need review
 * come first.
 */
export function photosLine(pictures: readonly ReportPicture[], wording: Wording): Verdict | null {
  const counted = new Map<string, { verdict: Verdict; count: number }>();
  for (const picture of pictures) {
    if (picture.verdict === null) continue;
    const verdict = phrase(picture.verdict, wording);
    const known = counted.get(verdict.text);
    if (known) known.count += 1;
    else counted.set(verdict.text, { verdict, count: 1 });
  }
  const { messages, formats } = wording;
  const sorted = [...counted.values()].sort(
    (a, b) => WORST_FIRST.indexOf(a.verdict.tone) - WORST_FIRST.indexOf(b.verdict.tone),
  );
  const [worst] = sorted;
  if (worst === undefined) return null;
  const text =
    sorted.length === 1
      ? worst.verdict.text
      : sorted
          .map(({ verdict, count }) => messages.verdict.count(formats.count(count), verdict.text))
          .join('; ');
  return { tone: worst.verdict.tone, text: `${messages.verdict.photos}: ${text}` };
}

/** A picture with all findings. A review is added to them and does not replace them. */
export function examined(
  picture: ReportPicture,
  withPhoto: boolean,
  wording: Wording,
): ExaminedView | null {
  const { verdict } = picture;
  if (verdict === null) return null;
  const { messages, formats } = wording;
  const shown = phrase(verdict, wording, formats.instant);
  const isComplete = verdict.status === 'complete';
  const regions = isComplete
    ? verdict.regions.map((region, index) => regionView(region, index, wording))
    : [];
  const confidences = [
    ...(verdict.isDigitallyManipulated && verdict.manipulationConfidence !== null
      ? [verdict.manipulationConfidence]
      : []),
    ...(verdict.isAiGenerated && verdict.aiGeneratedConfidence !== null
      ? [verdict.aiGeneratedConfidence]
      : []),
  ];
  const note = (verdict.cleared ?? verdict.confirmed)?.note;
  const lines = isComplete
    ? [
        ...(note ? [messages.verdict.note(isolated(note))] : []),
        ...(confidences.length > 0
          ? [capitalized(messages.verdict.strength(formats.percent(Math.max(...confidences))))]
          : []),
        ...(verdict.analysis ? [verdict.analysis] : []),
        ...(verdict.details ? [messages.verdict.details(verdict.details)] : []),
        ...regions.map((region) => region.messages),
      ]
    : verdict.status === 'failed' && verdict.failure
      ? [messages.verdict.because(verdict.failure)]
      : [];
  const isShown = picture.thumbnail !== null && jpegSize(picture.thumbnail) !== null;
  const photo = withPhoto
    ? {
        jpeg: isShown ? picture.thumbnail : null,
        alt: isShown ? picture.fileName : messages.item.photoLost,
      }
    : null;
  return {
    fileName: picture.fileName,
    sha256: `SHA-256 ${picture.sha256}`,
    photo,
    verdict: { ...shown, text: capitalized(shown.text) },
    lines,
    regions,
  };
}

function regionView(
  region: PictureRegion,
  index: number,
  { messages, formats }: Wording,
): RegionView {
  const [width, height] = [region.xMax - region.xMin, region.yMax - region.yMin];
  const number = formats.count(index + 1);
  const share = formats.percent(Math.max(0.01, width * height));
  return {
    x: region.xMin,
    y: region.yMin,
    width,
    height,
    number,
    kind: region.kind,
    messages: messages.region(number, messages.regions[region.kind], share),
  };
}
