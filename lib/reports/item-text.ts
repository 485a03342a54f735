import { minor, subtract } from '@/lib/shared/money';
import { acvReasons } from './acv-text';
import type { ReportMessages } from '@/lib/i18n/report/en';
import type {
  ReportInput,
  ReportItem,
  ReportItemReason,
  ReportLine,
  ReportParts,
  ReportPicture,
} from './input';
import type { Located } from './location-text';
import { jpegSize } from './paper/jpeg-size';
import { isolated } from './paper/direction';
import { personName } from './person-name';
import { statusName } from './status-name';
import { examined, photosLine, type Wording } from './verdict-text';
import type { ItemView, PhotoView, Source, Sum, Verdict } from './view-model';

interface Placed extends Located {
  /** The numbers of the printed items by appraisal_id. */
  readonly numbers: ReadonlyMap<number, string>;
}

export function itemView(
  item: ReportItem,
  { numbers, location, continued }: Placed,
  input: ReportInput,
  wording: Wording,
): ItemView {
  const { parts, claim } = input;
  const { messages, formats } = wording;
  const number = numbers.get(item.appraisalId) ?? '';
  return {
    number,
    location,
    locationContinued: continued,
    title: messages.annexItem(number, isolated(item.claimedName)),
    continued: messages.continued(number),
    claimed: { name: item.claimedName, lines: claimedLines(item, claim.dateDamage, wording) },
    replacement: {
      name: item.replacementName,
      lines: item.isSameProduct ? [messages.item.sameProduct] : [],
      source: sourceOf(item, wording),
    },
    amounts: amountsOf(item, parts.depreciation, wording),
    notCounted: notCountedText(item.line, numbers, messages),
    unapprovedRcv:
      item.unapprovedRcv === null
        ? null
        : messages.item.rcvUnapproved(
            formats.amount(item.unapprovedRcv),
            formats.amount(item.rcv ?? minor(0)),
          ),
    acvReasons: parts.depreciation ? acvReasons(item, claim.currency, wording) : [],
    ...picturesView(item, item.claimedName, parts, wording),
    comment:
      item.comment.trim() === ''
        ? null
        : { label: messages.item.comment, text: item.comment.trim() },
  };
}

/**
 * A reason to look at the item itself stands before the line about its pictures, also with who
 * reviewed it.
 */
function withReason(
  reason: ReportItemReason | null | undefined,
  photos: Verdict | null,
  { messages, formats }: Wording,
): Verdict | null {
  if (!reason) return photos;
  const { headline, cleared } = reason;
  const review =
    cleared &&
    messages.verdict.cleared(personName(cleared.by, messages), formats.dayOf(cleared.at));
  const text = review ? `${headline.slice(0, -1)} – ${review}.` : headline;
  return {
    tone: review ? (photos?.tone ?? 'cleared') : 'flagged',
    text: [text, photos?.text].filter(Boolean).join(' '),
  };
}

/** What the report shows of the pictures of an item. */
export const picturesView = (
  { pictures, reason }: Pick<ReportItem, 'pictures' | 'reason'>,
  name: string,
  parts: ReportParts,
  wording: Wording,
): Pick<ItemView, 'verdict' | 'photos' | 'examined'> => ({
  verdict:
    parts.forensics !== 'none' ? withReason(reason, photosLine(pictures, wording), wording) : null,
  photos: parts.photos ? photosOf(pictures, name, wording) : [],
  examined:
    parts.forensics === 'full'
      ? pictures.flatMap((picture) => examined(picture, parts.photos, wording) ?? [])
      : [],
});

function notCountedText(
  line: ReportLine,
  numbers: ReadonlyMap<number, string>,
  messages: ReportMessages,
): string | null {
  if (line.state === 'counted') return null;
  const { notCounted } = messages.item;
  if (line.reason === 'status')
    return notCounted.status(isolated(statusName(line.status, messages)));
  if (line.reason !== 'alternative') return notCounted[line.reason];
  const number = numbers.get(line.chosenId);
  return number === undefined ? notCounted.otherChosen : notCounted.alternative(number);
}

/** A lost or damaged photo is replaced by a text; a PDF has no picture. */
function photosOf(
  pictures: readonly ReportPicture[],
  name: string,
  { messages }: Wording,
): PhotoView[] {
  const alt = messages.photoOf(name);
  return pictures.flatMap(({ thumbnail, isDocument }): PhotoView[] => {
    if (thumbnail !== null && jpegSize(thumbnail) !== null) return [{ jpeg: thumbnail, alt }];
    return isDocument ? [] : [{ jpeg: null, alt: messages.item.photoLost }];
  });
}

function claimedLines(
  item: ReportItem,
  dateDamage: string | null,
  { messages, formats }: Wording,
): string[] {
  const lines: string[] = [];
  if (item.datePurchase !== null) {
    const { purchasePrecision: precision = 'day' } = item;
    const when = formats.purchase(item.datePurchase, precision);
    lines.push(messages.item.bought(when, precision === 'day'));
    if (dateDamage !== null && item.datePurchase <= dateDamage) {
      const age = formats.age(item.datePurchase, dateDamage, precision);
      lines.push(age === null ? messages.item.newAtDamage : messages.item.ageAtDamage(age));
    }
  }
  const condition = item.condition > 0 ? messages.conditions[item.condition] : undefined;
  if (condition !== undefined) lines.push(messages.item.condition(condition));
  if (item.status !== null)
    lines.push(messages.item.status(isolated(statusName(item.status, messages))));
  return lines;
}

/** Returns http(s) URLs only, so that no document links to a `javascript:` or `file:` URL. */
export function linkable(address: string | null): string | null {
  if (address === null || !/^https?:\/\//i.test(address) || !URL.canParse(address)) return null;
  return new URL(address).href;
}

function sourceOf(item: ReportItem, { messages, formats }: Wording): Source | null {
  if (item.rcv === null) return null;
  if (item.basis.kind !== 'catalogue') {
    const { kind, source, day: since, note } = item.basis;
    const parts = [
      messages.values.bases[kind],
      source && isolated(source),
      since && formats.day(since),
      note && isolated(note),
    ];
    return { text: parts.filter(Boolean).join(', '), href: null };
  }
  const text = [priceText(item, { messages, formats }), reasonText(item, { messages, formats })];
  return { text: text.filter(Boolean).join('. '), href: linkable(item.shopUrl) };
}

function priceText({ priceDate, shopName, shopPrice }: ReportItem, wording: Wording): string {
  const { messages, formats } = wording;
  const day = priceDate === null ? null : formats.day(priceDate);
  if (shopName && shopPrice !== null && day !== null)
    return messages.item.priceBeside(isolated(shopName), day, formats.amount(shopPrice));
  if (shopName) return day === null ? shopName : messages.item.priceFrom(isolated(shopName), day);
  return day === null ? messages.item.priceEntered : messages.item.priceOf(day);
}

/** Which day's price was taken, and why. */
function reasonText({ priceReason }: ReportItem, { messages, formats }: Wording): string | null {
  if (priceReason === null) return null;
  const { kind, day } = priceReason;
  return messages.item.priceReasons[kind](day === null ? '' : formats.day(day));
}

function amountsOf(
  item: ReportItem,
  withDepreciation: boolean,
  { messages, formats }: Wording,
): Sum[] {
  const { rcv, quantity, rcvEach, line } = item;
  const isValued = line.state !== 'not_valued';
  const sums: Sum[] = [];
  if (quantity > 1)
    sums.push({ label: messages.item.number, value: formats.count(quantity), isTotal: false });
  const claimed =
    line.state === 'not_valued' && line.claimed !== null
      ? [{ label: messages.item.claimed, value: formats.amount(line.claimed), isTotal: false }]
      : [];
  if (rcv === null)
    return [
      ...sums,
      { label: messages.item.rcv, value: messages.item.noAmount, isTotal: false },
      ...claimed,
    ];
  if (quantity > 1 && rcvEach !== null)
    sums.push({ label: messages.item.each, value: formats.amount(rcvEach), isTotal: false });
  const isTotal = isValued && !withDepreciation;
  sums.push({ label: messages.item.rcv, value: formats.amount(rcv), isTotal });
  if (!isValued || !withDepreciation) return [...sums, ...claimed];
  const acv = item.acv ?? rcv;
  sums.push({
    label: messages.item.depreciation,
    value: formats.amount(subtract(acv, rcv)),
    isTotal: false,
  });
  return [...sums, { label: messages.item.acv, value: formats.amount(acv), isTotal: true }];
}
