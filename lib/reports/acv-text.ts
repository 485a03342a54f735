import { changesText } from './change-text';
import { ruleSetName } from './closing-text';
import type { ReportItem } from './input';
import { isolated } from './paper/direction';
import { personName } from './person-name';
import type { Wording } from './verdict-text';

/**
 * Explains how the ACV was determined, by whom, whether it is outdated, and what awaits approval.
 */
export function acvReasons(item: ReportItem, currency: string, wording: Wording): string[] {
  const { messages, formats } = wording;
  const { acvBasis, acvOutdated, acvAwaiting } = item;
  const reasons = acvBasis === null ? [] : basisText(acvBasis, wording);
  if (item.noAcv !== null) reasons.push(messages.item.noAcv[item.noAcv]);
  if (acvOutdated.length > 0)
    reasons.push(messages.item.acvOutdated(changesText(acvOutdated, currency, wording)));
  if (acvAwaiting === null) return reasons;
  const awaits = messages.item.acvAwaits(
    formats.amount(acvAwaiting.amount),
    personName(acvAwaiting.by, messages),
  );
  const outdated =
    acvAwaiting.outdated.length > 0
      ? [messages.item.awaitingOutdated(changesText(acvAwaiting.outdated, currency, wording))]
      : [];
  return [...reasons, [awaits, ...outdated].join(' ')];
}

function basisText(basis: NonNullable<ReportItem['acvBasis']>, wording: Wording): string[] {
  const { messages } = wording;
  const approved =
    basis.approvedBy === null
      ? []
      : [messages.item.approvedBy(personName(basis.approvedBy, messages))];
  if (basis.kind === 'by_hand')
    return [
      [
        messages.item.acvByHand(personName(basis.by, messages), isolated(basis.reason)),
        ...approved,
      ].join(' \u2013 '),
    ];
  const { rule, ruleSet } = basis;
  const name = ruleSet && ruleSetName(ruleSet, wording);
  const by =
    name === null
      ? []
      : [rule === null ? messages.item.ruleSet(name) : messages.item.rule(isolated(rule), name)];
  return [[...by, ...basis.sentences, ...approved].join(' ')];
}
