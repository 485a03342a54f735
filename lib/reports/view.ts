import { reportWords } from '@/lib/i18n/report';
import type { ReportWords } from '@/lib/i18n/report/en';
import { minor, subtract, type Minor } from '@/lib/shared/money';
import { formatsOf } from './formats';
import type { AcvBasis, ReportInput, ReportItem } from './input';
import { isolated } from './paper/direction';
import { personName } from './person-name';
import { settle, sumsOf } from './sums';
import { identityView, methodView, signaturesView } from './closing-words';
import { locationViews } from './location-words';
import { examined, photosLine, type Wording } from './verdict-words';
import type { AuditView, Fact, ItemView, LocationView, ReportView, Source, Sum } from './view-model';

/** Everything that the report prints, as text. Pure: the same input gives the same words. */
export function view(input: ReportInput): ReportView {
  const wording: Wording = { words: reportWords(input.language), formats: formatsOf(input.language) };
  const { words } = wording;
  const { claim, parts } = input;
  const locations = locationViews(input, wording);
  const items = input.items.map((item, index) => itemView(item, index, locations[index] ?? null, input, wording));
  const hasPhotoColumn = items.some((item) => item.photos.length > 0);
  return {
    language: input.language,
    paper: input.paper,
    title: `${words.title} – ${words.claim(claim.reference)}`,
    subject: words.subject(claim.reference),
    author: input.clientName,
    createdAt: input.createdAt,
    insurer: input.clientName,
    kind: words.title,
    heading: words.claim(isolated(claim.reference)),
    facts: factsOf(input, wording),
    ...sumsView(input, wording),
    columns: {
      claimed: hasPhotoColumn ? words.columns.photosClaimed : words.columns.claimed,
      replacement: words.columns.replacement,
      amounts: words.columns.amounts(claim.currency),
    },
    items,
    noItems: words.noItems,
    hasPhotoColumn,
    annex: parts.forensics === 'full' ? words.annex : null,
    audit: parts.audit ? auditView(input, wording) : null,
    notes: { title: words.notes.title, lines: notesOf(input, wording) },
    method: methodView(input, wording),
    identity: identityView(input, wording),
    signatures: signaturesView(input, wording),
    sections: words.sections,
    footer: { claim: words.claim(isolated(claim.reference)), document: `${words.facts.document} ${input.documentId}`, pageOf: words.pageOf },
  };
}

function factsOf(input: ReportInput, { words, formats }: Wording): Fact[] {
  const { claim, items, claimItemCount } = input;
  const count = formats.count(items.length);
  const facts: [string, string | null][] = [
    [words.facts.policyholder, claim.policyholderName],
    [words.facts.dateDamage, claim.dateDamage === null ? null : formats.day(claim.dateDamage)],
    [words.facts.cause, claim.cause],
    [words.facts.items, claimItemCount > items.length ? words.itemsOf(count, formats.count(claimItemCount)) : count],
    [words.facts.policyLimit, claim.policyLimit === null ? null : formats.money(claim.policyLimit, claim.currency)],
    [words.facts.handler, input.handlerName],
    [words.facts.created, `${formats.instant(input.createdAt)} UTC`],
    [words.facts.document, input.documentId],
  ];
  return facts.flatMap(([label, value]) => (value === null || value === '' ? [] : [{ label, value }]));
}

/** A part of a claim has no net claim: deductible and limit belong to the whole. */
function sumsView(input: ReportInput, { words, formats }: Wording): { sums: Sum[]; sumsNote: string | null } {
  const { claim, parts, items, claimItemCount } = input;
  const { rcv, depreciation, acv, withoutAmount } = sumsOf(items);
  const line = (label: string, amount: Minor): Sum => ({ label, value: formats.amount(amount), isTotal: false });
  const total = (label: string, amount: Minor): Sum => ({ label, value: formats.money(amount, claim.currency), isTotal: true });
  const sumsNote = withoutAmount > 0 ? words.withoutAmount(withoutAmount) : null;
  if (!parts.depreciation) return { sums: [total(words.sums.rcv, rcv)], sumsNote };
  const settlement = items.length === claimItemCount ? settle(items, claim) : null;
  const sums = [
    line(words.sums.rcv, rcv),
    line(words.sums.depreciation, negative(depreciation)),
    total(words.sums.acv, acv),
  ];
  if (settlement) {
    if (settlement.byRules > 0) sums.push(line(words.sums.byRules, negative(settlement.byRules)));
    if (claim.deductible !== null) sums.push(line(words.sums.deductible, negative(settlement.deductible)));
    if (settlement.aboveLimit > 0) sums.push(line(words.sums.aboveLimit, negative(settlement.aboveLimit)));
    sums.push(total(words.sums.net, settlement.net));
  }
  return { sums, sumsNote };
}

const negative = (amount: Minor): Minor => subtract(minor(0), amount);

function itemView(item: ReportItem, index: number, location: LocationView | null, input: ReportInput, wording: Wording): ItemView {
  const { parts } = input;
  const { words, formats } = wording;
  const number = formats.count(index + 1);
  const isFull = parts.forensics === 'full';
  const alt = words.photoOf(item.claimedName);
  const photos = item.pictures.flatMap(({ thumbnail }) => (thumbnail ? [{ jpeg: thumbnail, alt }] : []));
  return {
    number,
    location,
    title: words.annexItem(number, isolated(item.claimedName)),
    continued: words.continued(number),
    claimed: { name: item.claimedName, lines: claimedLines(item, input.claim.dateDamage, wording) },
    replacement: { name: item.replacementName, lines: item.isSameProduct ? [words.item.sameProduct] : [], source: sourceOf(item, wording) },
    amounts: amountsOf(item, parts.depreciation, wording),
    heldRcv: item.heldRcv === null ? null : words.item.rcvHeld(formats.amount(item.heldRcv), formats.amount(item.rcv ?? minor(0))),
    acvReason: parts.depreciation && item.acvBasis ? acvReason(item.acvBasis, words) : null,
    verdict: parts.forensics !== 'none' ? photosLine(item.pictures, wording) : null,
    comment: item.comment.trim() === '' ? null : { label: words.item.comment, text: item.comment.trim() },
    photos: parts.photos ? photos : [],
    examined: isFull ? item.pictures.flatMap((picture) => examined(parts.photos ? picture : { ...picture, thumbnail: null }, wording) ?? []) : [],
  };
}

const acvReason = (basis: AcvBasis, words: ReportWords): string =>
  basis.kind === 'by_hand' ? words.item.acvByHand(personName(basis.by, words), isolated(basis.reason)) : basis.sentences.join(' ');

function claimedLines(item: ReportItem, dateDamage: string | null, { words, formats }: Wording): string[] {
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
  if (item.status !== null) {
    const names: Readonly<Record<number, string>> = words.statuses;
    const { id, name, isOwnName } = item.status;
    lines.push(words.item.status(isolated(isOwnName ? name : (names[id] ?? name))));
  }
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
  if (item.shopName && item.shopPrice !== null && day !== null) return { text: words.item.priceBeside(isolated(item.shopName), day, formats.amount(item.shopPrice)), href };
  if (item.shopName) return { text: day === null ? item.shopName : words.item.priceFrom(isolated(item.shopName), day), href };
  return { text: day === null ? words.item.priceEntered : words.item.priceOf(day), href };
}

function amountsOf(item: ReportItem, withDepreciation: boolean, { words, formats }: Wording): Sum[] {
  const { rcv, quantity, rcvEach } = item;
  const sums: Sum[] = [];
  if (quantity > 1) sums.push({ label: words.item.number, value: formats.count(quantity), isTotal: false });
  if (rcv === null) return [...sums, { label: words.item.rcv, value: words.item.noAmount, isTotal: false }];
  if (quantity > 1 && rcvEach !== null) sums.push({ label: words.item.each, value: formats.amount(rcvEach), isTotal: false });
  sums.push({ label: words.item.rcv, value: formats.amount(rcv), isTotal: !withDepreciation });
  if (!withDepreciation) return sums;
  const acv = item.acv ?? rcv;
  sums.push({ label: words.item.depreciation, value: formats.amount(subtract(acv, rcv)), isTotal: false });
  return [...sums, { label: words.item.acv, value: formats.amount(acv), isTotal: true }];
}

function auditView(input: ReportInput, { words, formats }: Wording): AuditView {
  const { title, time, who, what } = words.audit;
  return {
    title,
    columns: { time, who, what },
    rows: input.audit.map((line) => ({
      time: formats.instant(line.at),
      who: personName(line.actor, words),
      what: [words.events[line.type] ?? line.type, isolated(line.detail ?? '')].filter(Boolean).join(': '),
    })),
  };
}

function notesOf({ parts, claim, items, claimItemCount }: ReportInput, { words }: Wording): string[] {
  const { notes } = words;
  const hasNet = items.length === claimItemCount && (claim.deductible !== null || claim.policyLimit !== null);
  const hasVerdicts = parts.forensics !== 'none' && items.some((item) => item.pictures.some(({ verdict }) => verdict !== null));
  return [
    notes.rcv,
    ...(parts.depreciation ? [notes.acv] : []),
    ...(parts.depreciation && hasNet ? [notes.net] : []),
    ...(hasVerdicts ? [notes.verdict] : []),
  ];
}
