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
  const edited = flagged ? verdict.likelyEdited : verdict.weakSigns;
  const ai = flagged ? verdict.likelyAi : verdict.possiblyAi;
  const findings = [...(isDigitallyManipulated ? [edited] : []), ...(isAiGenerated ? [ai] : [])];
  return findings.length === 0 ? null : findings.join(` ${verdict.and} `);
}

const TONES: Readonly<Record<PictureVerdict['state'], Tone>> = {
  not_started: 'open',
  ongoing: 'open',
  failed: 'open',
  no_findings: 'clean',
  inconclusive: 'open',
  flagged: 'flagged',
  confirmed: 'flagged',
  cleared: 'cleared',
};

/** A picture's verdict as a phrase within a sentence: what was found, then its state. */
function phrase(
  verdict: PictureVerdict,
  found: string | undefined,
  messages: ReportMessages,
  when: (instant: Date) => string,
): Verdict {
  const state = stateText(verdict, messages, when);
  return { tone: TONES[verdict.state], text: found ? `${found} – ${state}` : state };
}

/** What the engine found, unless only reasons flag the picture, and the reasons; as phrases. */
function allFound(verdict: PictureVerdict, messages: ReportMessages): readonly string[] {
  if (!isComplete(verdict)) return [];
  const ofEngine = leadingReason(verdict) ? null : finding(verdict, messages);
  const ofReasons = verdict.reasons.map(({ headline }) => inSentence(headline));
  return ofEngine === null ? ofReasons : [ofEngine, ...ofReasons];
}

const inSentence = (headline: string): string =>
  headline.slice(0, 1).toLocaleLowerCase() + headline.slice(1, -1);

/** The reason that flags a picture where the engine does not. */
const leadingReason = ({ flagged, reasons }: PictureVerdict) => (flagged ? undefined : reasons[0]);

function stateText(
  { state, cleared, confirmed, isDigitallyManipulated, isAiGenerated }: PictureVerdict,
  messages: ReportMessages,
  when: (instant: Date) => string,
): string {
  const { verdict } = messages;
  if (state === 'cleared' && cleared)
    return verdict.cleared(personName(cleared.by, messages), when(cleared.at));
  if (state === 'confirmed' && confirmed)
    return verdict.confirmed(personName(confirmed.by, messages), when(confirmed.at));
  if (state === 'failed') return verdict.failed;
  if (state === 'not_started' || state === 'ongoing') return verdict.pending;
  if (state === 'no_findings') return verdict.noFindings;
  if (state !== 'inconclusive') return verdict.toCheck;
  return isDigitallyManipulated && !isAiGenerated ? verdict.usuallyHarmless : verdict.inconclusive;
}

const isComplete = ({ state }: PictureVerdict): boolean =>
  state !== 'not_started' && state !== 'ongoing' && state !== 'failed';

const WORST_FIRST: readonly Tone[] = ['flagged', 'open', 'cleared', 'clean'];

/**
 * Summarizes an item's pictures in one line. Equal verdicts are counted, and those that need review
 * come first.
 */
export function photosLine(pictures: readonly ReportPicture[], wording: Wording): Verdict | null {
  const { messages, formats } = wording;
  const counted = new Map<string, { verdict: Verdict; count: number }>();
  for (const picture of pictures) {
    if (picture.verdict === null) continue;
    const found = allFound(picture.verdict, messages).join(', ');
    const verdict = phrase(picture.verdict, found, messages, formats.dayOf);
    const known = counted.get(verdict.text);
    if (known) known.count += 1;
    else counted.set(verdict.text, { verdict, count: 1 });
  }
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
  const isPhotos = pictures.every(({ verdict, isDocument }) => verdict === null || !isDocument);
  const title = isPhotos ? messages.verdict.photos : messages.verdict.files;
  return { tone: worst.verdict.tone, text: `${title}: ${text}` };
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
  const shown = phrase(verdict, allFound(verdict, messages)[0], messages, formats.instant);
  const regions = isComplete(verdict)
    ? verdict.regions.map((region, index) => regionView(region, index, verdict.flagged, wording))
    : [];
  const leading = leadingReason(verdict);
  // The strength is that of the engine's finding.
  const confidences = leading
    ? []
    : [
        ...(verdict.isDigitallyManipulated && verdict.manipulationConfidence !== null
          ? [verdict.manipulationConfidence]
          : []),
        ...(verdict.isAiGenerated && verdict.aiGeneratedConfidence !== null
          ? [verdict.aiGeneratedConfidence]
          : []),
      ];
  const note = (verdict.cleared ?? verdict.confirmed)?.note;
  const lines = isComplete(verdict)
    ? [
        ...(verdict.wouldHelp ? [messages.verdict.help[verdict.wouldHelp]] : []),
        ...(note ? [messages.verdict.note(isolated(note))] : []),
        ...(confidences.length > 0
          ? [capitalized(messages.verdict.strength(formats.percent(Math.max(...confidences))))]
          : []),
        ...(leading ? [leading.text] : []),
        ...verdict.reasons
          .slice(leading ? 1 : 0)
          .map(({ headline, text }) => `${headline} ${text}`),
        ...(verdict.analysis ? [verdict.analysis] : []),
        ...(verdict.details ? [messages.verdict.details(verdict.details)] : []),
        ...regions.map((region) => region.messages),
      ]
    : verdict.state === 'failed' && verdict.failure
      ? [messages.verdict.because(verdict.failure)]
      : [];
  const isShown = picture.thumbnail !== null && jpegSize(picture.thumbnail) !== null;
  const photo =
    withPhoto && !picture.isDocument
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
  isFlagged: boolean,
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
    messages: messages.region(
      number,
      isFlagged ? messages.regions[region.kind] : messages.verdict.weakSign,
      share,
    ),
  };
}
