import type { ReportInput } from './input';
import { isolated } from './paper/direction';
import { settlementOf } from './sum-words';
import type { Wording } from './verdict-text';
import type { IdentityView, Notes, SignaturesView } from './view-model';

/** By which rules and which engine, with how much each of them settled. */
export function methodView(input: ReportInput, { words, formats }: Wording): Notes {
  const { method, items, parts } = input;
  const lines: string[] = [];
  if (parts.depreciation) {
    for (const { name, version, effectiveFrom, items: count } of method.ruleSets) {
      const title = ruleSetName({ name, version }, { words, formats });
      lines.push(
        words.method.ruleSet(
          effectiveFrom === null ? title : words.method.since(title, formats.day(effectiveFrom)),
          words.location.items(count),
        ),
      );
    }
    const settled = method.ruleSets.reduce((sum, { items: count }) => sum + count, method.byHand);
    if (method.byHand > 0) lines.push(words.method.byHand(words.location.items(method.byHand)));
    if (items.length > settled)
      lines.push(words.method.notCalculated(words.location.items(items.length - settled)));
  }
  for (const { rule, limit, above } of settlementOf(input)?.categories ?? [])
    lines.push(
      words.method.categoryLimit(isolated(rule), formats.amount(limit), formats.amount(above)),
    );
  if (parts.forensics !== 'none')
    for (const { version, pictures } of method.engines)
      lines.push(words.method.engine(version, formats.count(pictures)));
  return { title: words.method.title, lines };
}

/** With its version, where it has one. */
export const ruleSetName = (
  { name, version }: { name: string; version: number | null },
  { words, formats }: Wording,
): string =>
  version === null ? isolated(name) : words.method.version(isolated(name), formats.count(version));

/** A file cannot hold its own SHA-256: that one is told where the file is checked. */
export function identityView(
  { documentId, contentDigest, verifyAddress }: ReportInput,
  { words }: Wording,
): IdentityView {
  const { title, digest, address, note } = words.identity;
  const facts = [
    { label: words.facts.document, value: documentId },
    { label: digest, value: contentDigest },
    { label: address, value: verifyAddress },
  ];
  return { title, facts, address: verifyAddress, note };
}

export function signaturesView(
  { clientName, handlerName, claim }: ReportInput,
  { words }: Wording,
): SignaturesView {
  const { title, insurer, placeDate, signature } = words.signatures;
  return {
    title,
    who: [
      {
        label: insurer,
        value: [handlerName, clientName].flatMap((name) => (name ? isolated(name) : [])).join(', '),
      },
      { label: words.facts.policyholder, value: claim.policyholderName ?? '' },
    ],
    labels: [placeDate, signature],
  };
}
