import { minor, subtract } from '@/lib/shared/money';
import { acvReasons } from './acv-words';
import type { ReportInput, ReportItem } from './input';
import type { Located } from './location-words';
import { jpegSize } from './paper/jpeg-size';
import { isolated } from './paper/direction';
import { statusName } from './status-name';
import { examined, photosLine, type Wording } from './verdict-text';
import type { ItemView, PhotoView, Source, Sum } from './view-model';

export interface Placed extends Located {
  readonly index: number;
  /** Of the first item that is of the same loss, itself where it is that. */
  readonly firstOfLoss: number;
}

export function itemView(
  item: ReportItem,
  { index, firstOfLoss, location, continued }: Placed,
  input: ReportInput,
  wording: Wording,
): ItemView {
  const { parts, claim } = input;
  const { words, formats } = wording;
  const number = formats.count(index + 1);
  const sameLoss = firstOfLoss < index ? [words.item.sameLoss(formats.count(firstOfLoss + 1))] : [];
  return {
    number,
    location,
    locationContinued: continued,
    title: words.annexItem(number, isolated(item.claimedName)),
    continued: words.continued(number),
    claimed: {
      name: item.claimedName,
      lines: [...claimedLines(item, claim.dateDamage, wording), ...sameLoss],
    },
    replacement: {
      name: item.replacementName,
      lines: item.isSameProduct ? [words.item.sameProduct] : [],
      source: sourceOf(item, wording),
    },
    amounts: amountsOf(item, parts.depreciation, wording),
    heldRcv:
      item.heldRcv === null
        ? null
        : words.item.rcvHeld(formats.amount(item.heldRcv), formats.amount(item.rcv ?? minor(0))),
    acvReasons: parts.depreciation ? acvReasons(item, claim.currency, wording) : [],
    verdict: parts.forensics !== 'none' ? photosLine(item.pictures, wording) : null,
    comment:
      item.comment.trim() === '' ? null : { label: words.item.comment, text: item.comment.trim() },
    photos: parts.photos ? photosOf(item, wording) : [],
    examined:
      parts.forensics === 'full'
        ? item.pictures.flatMap((picture) => examined(picture, parts.photos, wording) ?? [])
        : [],
  };
}

/** A photo that is lost or damaged has words in its place; a PDF never had a picture. */
function photosOf({ pictures, claimedName }: ReportItem, { words }: Wording): PhotoView[] {
  const alt = words.photoOf(claimedName);
  return pictures.flatMap(({ thumbnail, isDocument }): PhotoView[] => {
    if (thumbnail !== null && jpegSize(thumbnail) !== null) return [{ jpeg: thumbnail, alt }];
    return isDocument ? [] : [{ jpeg: null, alt: words.item.photoLost }];
  });
}

function claimedLines(
  item: ReportItem,
  dateDamage: string | null,
  { words, formats }: Wording,
): string[] {
  const lines: string[] = [];
  if (item.datePurchase !== null) {
    lines.push(words.item.bought(formats.day(item.datePurchase)));
    if (dateDamage !== null && item.datePurchase <= dateDamage) {
      const age = formats.age(item.datePurchase, dateDamage);
      lines.push(age === null ? words.item.newAtDamage : words.item.ageAtDamage(age));
    }
  }
  const condition = item.condition > 0 ? words.conditions[item.condition] : undefined;
  if (condition !== undefined) lines.push(words.item.condition(condition));
  if (item.status !== null) lines.push(words.item.status(isolated(statusName(item.status, words))));
  return lines;
}

/** Only http(s) is linked: a document must not carry anybody's `javascript:` or `file:` address. */
export function linkable(address: string | null): string | null {
  if (address === null || !/^https?:\/\//i.test(address) || !URL.canParse(address)) return null;
  return new URL(address).href;
}

function sourceOf(item: ReportItem, { words, formats }: Wording): Source | null {
  if (item.rcv === null) return null;
  const day = item.priceDate === null ? null : formats.day(item.priceDate);
  const href = linkable(item.shopUrl);
  if (item.shopName && item.shopPrice !== null && day !== null)
    return {
      text: words.item.priceBeside(isolated(item.shopName), day, formats.amount(item.shopPrice)),
      href,
    };
  if (item.shopName)
    return {
      text: day === null ? item.shopName : words.item.priceFrom(isolated(item.shopName), day),
      href,
    };
  return { text: day === null ? words.item.priceEntered : words.item.priceOf(day), href };
}

function amountsOf(
  item: ReportItem,
  withDepreciation: boolean,
  { words, formats }: Wording,
): Sum[] {
  const { rcv, quantity, rcvEach } = item;
  const sums: Sum[] = [];
  if (quantity > 1)
    sums.push({ label: words.item.number, value: formats.count(quantity), isTotal: false });
  if (rcv === null)
    return [...sums, { label: words.item.rcv, value: words.item.noAmount, isTotal: false }];
  if (quantity > 1 && rcvEach !== null)
    sums.push({ label: words.item.each, value: formats.amount(rcvEach), isTotal: false });
  sums.push({ label: words.item.rcv, value: formats.amount(rcv), isTotal: !withDepreciation });
  if (!withDepreciation) return sums;
  const acv = item.acv ?? rcv;
  sums.push({
    label: words.item.depreciation,
    value: formats.amount(subtract(acv, rcv)),
    isTotal: false,
  });
  return [...sums, { label: words.item.acv, value: formats.amount(acv), isTotal: true }];
}
