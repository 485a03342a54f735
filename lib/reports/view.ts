import { reportMessages } from '@/lib/i18n/report';
import { auditView } from './audit-text';
import { formatsOf } from './formats';
import type { ReportInput } from './input';
import { itemView } from './item-text';
import { isolated } from './paper/direction';
import { personName } from './person-name';
import { identityView, methodView, signaturesView } from './closing-text';
import { locationViews, NOWHERE } from './location-text';
import { notesOf, sumsView } from './sum-text';
import { lineCountsOf } from './sums';
import { itemNumbers } from './item-numbers';
import { unappraisedView } from './unappraised-text';
import type { Wording } from './verdict-text';
import type { Fact, ReportView } from './view-model';

/** All printed texts. Pure: equal input gives equal texts. */
export function view(input: ReportInput): ReportView {
  const wording: Wording = {
    messages: reportMessages(input.language),
    formats: formatsOf(input.language, input.timeZone),
  };
  const { messages } = wording;
  const { claim, parts } = input;
  const located = locationViews(input, wording);
  const numbers = itemNumbers(input, wording);
  const items = input.items.map((item, index) =>
    itemView(item, { numbers, ...(located[index] ?? NOWHERE) }, input, wording),
  );
  const hasPhotoColumn = items.some((item) => item.photos.length > 0);
  return {
    language: input.language,
    paper: input.paper,
    title: `${messages.title} – ${messages.claim(claim.reference)}`,
    subject: messages.subject(claim.reference),
    author: input.clientName,
    createdAt: input.createdAt,
    insurer: input.clientName,
    kind: messages.title,
    heading: messages.claim(isolated(claim.reference)),
    facts: factsOf(input, wording),
    ...sumsView(input, wording),
    columns: {
      claimed: hasPhotoColumn ? messages.columns.photosClaimed : messages.columns.claimed,
      replacement: messages.columns.replacement,
      amounts: messages.columns.amounts(claim.currency),
    },
    items,
    unappraised: unappraisedView(input, wording),
    noItems: messages.noItems,
    hasPhotoColumn,
    annex:
      parts.forensics === 'full'
        ? { ...messages.annex, continued: messages.continuedNamed(messages.annex.title) }
        : null,
    audit: parts.audit ? auditView(input, wording) : null,
    notes: { title: messages.notes.title, lines: notesOf(input, wording) },
    method: methodView(input, wording),
    identity: identityView(input, wording),
    signatures: signaturesView(input, wording),
    sections: messages.sections,
    footer: {
      claim: messages.claim(isolated(claim.reference)),
      document: `${messages.facts.document} ${input.documentId}`,
      pageOf: messages.pageOf,
    },
  };
}

function factsOf(input: ReportInput, { messages, formats }: Wording): Fact[] {
  const { claim, claimLineCount } = input;
  const { lines } = lineCountsOf(input.items, input.unappraised);
  const count = formats.count(lines);
  const facts: [string, string | null][] = [
    [messages.facts.policyholder, claim.policyholderName],
    [messages.facts.dateDamage, claim.dateDamage === null ? null : formats.day(claim.dateDamage)],
    [messages.facts.cause, claim.cause],
    [
      messages.facts.items,
      claimLineCount > lines ? messages.itemsOf(count, formats.count(claimLineCount)) : count,
    ],
    [
      messages.facts.policyLimit,
      claim.policyLimit === null ? null : formats.money(claim.policyLimit, claim.currency),
    ],
    [messages.facts.handler, input.handlerName],
    [messages.facts.printedBy, personName(input.printedBy, messages)],
    [messages.facts.created, formats.instant(input.createdAt)],
    [messages.facts.document, input.documentId],
  ];
  return facts.flatMap(([label, value]) =>
    value === null || value === '' ? [] : [{ label, value }],
  );
}
