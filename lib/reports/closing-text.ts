import type { ReportInput } from './input';
import { isolated } from './paper/direction';
import { settlementOf } from './sum-text';
import type { Wording } from './verdict-text';
import type { IdentityView, Notes, SignaturesView } from './view-model';

/**
 * Lists the rule sets and engine versions behind the report, with the number of items and pictures
 * of each.
 */
export function methodView(input: ReportInput, { messages, formats }: Wording): Notes {
  const { method, items, parts } = input;
  const lines: string[] = [];
  if (parts.depreciation) {
    for (const { name, version, effectiveFrom, items: count } of method.ruleSets) {
      const title = ruleSetName({ name, version }, { messages, formats });
      lines.push(
        messages.method.ruleSet(
          effectiveFrom === null ? title : messages.method.since(title, formats.day(effectiveFrom)),
          messages.location.items(count),
        ),
      );
    }
    const settled = method.ruleSets.reduce((sum, { items: count }) => sum + count, method.byHand);
    if (method.byHand > 0)
      lines.push(messages.method.byHand(messages.location.items(method.byHand)));
    if (items.length > settled)
      lines.push(messages.method.notCalculated(messages.location.items(items.length - settled)));
  }
  for (const { rule, limit, above } of settlementOf(input)?.categories ?? [])
    lines.push(
      messages.method.categoryLimit(isolated(rule), formats.amount(limit), formats.amount(above)),
    );
  if (parts.forensics !== 'none')
    for (const { version, pictures } of method.engines)
      lines.push(messages.method.engine(version, formats.count(pictures)));
  return { title: messages.method.title, lines };
}

/** The name of a rule set, with its version if it has one. */
export const ruleSetName = (
  { name, version }: { name: string; version: number | null },
  { messages, formats }: Wording,
): string =>
  version === null
    ? isolated(name)
    : messages.method.version(isolated(name), formats.count(version));

/** A file cannot contain its own SHA-256; the verify page shows it. */
export function identityView(
  { documentId, contentDigest, verifyAddress }: ReportInput,
  { messages }: Wording,
): IdentityView {
  const { title, digest, address, note } = messages.identity;
  const facts = [
    { label: messages.facts.document, value: documentId },
    { label: digest, value: contentDigest },
    { label: address, value: verifyAddress },
  ];
  return { title, facts, address: verifyAddress, note };
}

export function signaturesView(
  { clientName, handlerName, claim }: ReportInput,
  { messages }: Wording,
): SignaturesView {
  const { title, insurer, placeDate, signature } = messages.signatures;
  return {
    title,
    who: [
      {
        label: insurer,
        value: [handlerName, clientName].flatMap((name) => (name ? isolated(name) : [])).join(', '),
      },
      { label: messages.facts.policyholder, value: claim.policyholderName ?? '' },
    ],
    labels: [placeDate, signature],
  };
}
