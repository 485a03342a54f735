import { changesText } from './change-text';
import type { AuditLine, ReportInput } from './input';
import { itemNumbers } from './item-numbers';
import { isolated } from './paper/direction';
import { personName } from './person-name';
import { statusName } from './status-name';
import type { Wording } from './verdict-text';
import type { AuditView } from './view-model';

/** The events of the claim with the item and the amount or status that each concerns. */
export function auditView(input: ReportInput, wording: Wording): AuditView {
  const { messages, formats } = wording;
  const { title, time, who, what } = messages.audit;
  const numbers = itemNumbers(input, wording);
  return {
    title,
    columns: { time, who, what },
    rows: input.audit.map((line) => ({
      time: formats.second(line.at),
      who: personName(line.actor, messages),
      what: whatOf(line, numbers, input.claim.currency, wording),
    })),
  };
}

function whatOf(
  line: AuditLine,
  numbers: ReadonlyMap<number, string>,
  currency: string,
  wording: Wording,
): string {
  const { messages, formats } = wording;
  const { from = null, to = null } = line.status ?? {};
  const parts = [
    aboutOf(line, numbers, wording),
    isolated(line.files.join(', ')),
    line.amount === null ? '' : formats.money(line.amount, currency),
    from === null || to === null
      ? ''
      : messages.change(
          messages.values.fields.appraisal_status,
          isolated(statusName(from, messages)),
          isolated(statusName(to, messages)),
        ),
    changesText(line.changes, currency, wording),
    line.note === null ? '' : messages.verdict.note(isolated(line.note)),
  ].filter(Boolean);
  const happened = messages.events[line.type] ?? line.type;
  return parts.length === 0 ? happened : `${happened}: ${parts.join(' \u2013 ')}`;
}

/**
 * An item outside this report is shown by its name without a number, a deleted one by its id only.
 */
function aboutOf(
  { about }: AuditLine,
  numbers: ReadonlyMap<number, string>,
  { messages }: Wording,
): string {
  if (about === null) return '';
  const { appraisalId, name } = about;
  const number = appraisalId === null ? undefined : numbers.get(appraisalId);
  if (name === null) return appraisalId === null ? '' : `#${appraisalId}`;
  return number === undefined ? isolated(name) : messages.annexItem(number, isolated(name));
}
