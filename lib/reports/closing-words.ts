import type { ReportInput } from './input';
import { isolated } from './paper/direction';
import type { Wording } from './verdict-words';
import type { IdentityView, Notes, SignaturesView } from './view-model';

/** By which rules and which engine, with how much each of them settled. */
export function methodView({ method, items, parts }: ReportInput, { words, formats }: Wording): Notes {
  const lines: string[] = [];
  if (parts.depreciation) {
    for (const { name, version, effectiveFrom, items: count } of method.ruleSets) {
      const told = version === null ? isolated(name) : words.method.version(isolated(name), formats.count(version));
      lines.push(words.method.ruleSet(effectiveFrom === null ? told : words.method.since(told, formats.day(effectiveFrom)), words.location.items(count)));
    }
    const settled = method.ruleSets.reduce((sum, { items: count }) => sum + count, method.byHand);
    if (method.byHand > 0) lines.push(words.method.byHand(words.location.items(method.byHand)));
    if (items.length > settled) lines.push(words.method.notCalculated(words.location.items(items.length - settled)));
  }
  if (parts.forensics !== 'none') for (const { version, pictures } of method.engines) lines.push(words.method.engine(version, formats.count(pictures)));
  return { title: words.method.title, lines };
}

/** A file cannot hold its own SHA-256: that one is told where the file is checked. */
export function identityView({ documentId, contentDigest, verifyAddress }: ReportInput, { words }: Wording): IdentityView {
  const { title, digest, address, note } = words.identity;
  const facts = [
    { label: words.facts.document, value: documentId },
    { label: digest, value: contentDigest },
    { label: address, value: verifyAddress },
  ];
  return { title, facts, address: verifyAddress, note };
}

export function signaturesView({ clientName, handlerName, claim }: ReportInput, { words }: Wording): SignaturesView {
  const { title, insurer, placeDate, signature } = words.signatures;
  return {
    title,
    who: [
      { label: insurer, value: [handlerName, clientName].flatMap((name) => (name ? isolated(name) : [])).join(', ') },
      { label: words.facts.policyholder, value: claim.policyholderName ?? '' },
    ],
    labels: [placeDate, signature],
  };
}
