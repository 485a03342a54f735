import { reportWords } from '@/lib/i18n/report';
import { auditView } from './audit-text';
import { formatsOf } from './formats';
import type { ReportInput } from './input';
import { itemView } from './item-text';
import { isolated } from './paper/direction';
import { personName } from './person-name';
import { identityView, methodView, signaturesView } from './closing-text';
import { locationViews, NOWHERE } from './location-words';
import { notesOf, sumsView } from './sum-words';
import type { Wording } from './verdict-text';
import type { Fact, ReportView } from './view-model';

/** Everything that the report prints, as text. Pure: the same input gives the same words. */
export function view(input: ReportInput): ReportView {
  const wording: Wording = {
    words: reportWords(input.language),
    formats: formatsOf(input.language),
  };
  const { words } = wording;
  const { claim, parts } = input;
  const located = locationViews(input, wording);
  const firstOfLoss = new Map<number, number>();
  for (const [index, { rowId }] of input.items.entries())
    if (!firstOfLoss.has(rowId)) firstOfLoss.set(rowId, index);
  const items = input.items.map((item, index) =>
    itemView(
      item,
      { index, firstOfLoss: firstOfLoss.get(item.rowId) ?? index, ...(located[index] ?? NOWHERE) },
      input,
      wording,
    ),
  );
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
    annex:
      parts.forensics === 'full'
        ? { ...words.annex, continued: words.continuedNamed(words.annex.title) }
        : null,
    audit: parts.audit ? auditView(input, wording) : null,
    notes: { title: words.notes.title, lines: notesOf(input, wording) },
    method: methodView(input, wording),
    identity: identityView(input, wording),
    signatures: signaturesView(input, wording),
    sections: words.sections,
    footer: {
      claim: words.claim(isolated(claim.reference)),
      document: `${words.facts.document} ${input.documentId}`,
      pageOf: words.pageOf,
    },
  };
}

function factsOf(input: ReportInput, { words, formats }: Wording): Fact[] {
  const { claim, items, claimItemCount } = input;
  const count = formats.count(items.length);
  const facts: [string, string | null][] = [
    [words.facts.policyholder, claim.policyholderName],
    [words.facts.dateDamage, claim.dateDamage === null ? null : formats.day(claim.dateDamage)],
    [words.facts.cause, claim.cause],
    [
      words.facts.items,
      claimItemCount > items.length ? words.itemsOf(count, formats.count(claimItemCount)) : count,
    ],
    [
      words.facts.policyLimit,
      claim.policyLimit === null ? null : formats.money(claim.policyLimit, claim.currency),
    ],
    [words.facts.handler, input.handlerName],
    [words.facts.printedBy, personName(input.printedBy, words)],
    [words.facts.created, `${formats.instant(input.createdAt)} UTC`],
    [words.facts.document, input.documentId],
  ];
  return facts.flatMap(([label, value]) =>
    value === null || value === '' ? [] : [{ label, value }],
  );
}
