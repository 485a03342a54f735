import { changesText } from './change-text';
import { ruleSetName } from './closing-text';
import type { ReportItem } from './input';
import { isolated } from './paper/direction';
import { personName } from './person-name';
import type { Wording } from './verdict-text';

/** How the ACV came about, by whom, whether it still stands, and what awaits another person. */
export function acvReasons(item: ReportItem, currency: string, wording: Wording): string[] {
  const { words, formats } = wording;
  const { acvBasis, acvOutdated, acvAwaiting } = item;
  const reasons = acvBasis === null ? [] : basisText(acvBasis, wording);
  if (item.noAcv !== null) reasons.push(words.item.noAcv[item.noAcv]);
  if (acvOutdated.length > 0)
    reasons.push(words.item.acvOutdated(changesText(acvOutdated, currency, wording)));
  if (acvAwaiting === null) return reasons;
  const awaits = words.item.acvAwaits(
    formats.amount(acvAwaiting.amount),
    personName(acvAwaiting.by, words),
  );
  const outdated =
    acvAwaiting.outdated.length > 0
      ? [words.item.awaitingOutdated(changesText(acvAwaiting.outdated, currency, wording))]
      : [];
  return [...reasons, [awaits, ...outdated].join(' ')];
}

function basisText(basis: NonNullable<ReportItem['acvBasis']>, wording: Wording): string[] {
  const { words } = wording;
  const approved =
    basis.approvedBy === null ? [] : [words.item.approvedBy(personName(basis.approvedBy, words))];
  if (basis.kind === 'by_hand')
    return [
      [words.item.acvByHand(personName(basis.by, words), isolated(basis.reason)), ...approved].join(
        ' \u2013 ',
      ),
    ];
  const { rule, ruleSet } = basis;
  const name = ruleSet && ruleSetName(ruleSet, wording);
  const by =
    name === null
      ? []
      : [rule === null ? words.item.ruleSet(name) : words.item.rule(isolated(rule), name)];
  return [[...by, ...basis.sentences, ...approved].join(' ')];
}
