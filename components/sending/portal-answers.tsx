'use client';
import { MessageSquareWarning } from 'lucide-react';
import { useDecideCorrection, usePortalAnswers } from '@/lib/client/sending/sending';
import type { AnsweredItem, CorrectedField } from '@/lib/contract/portal-answers';
import { fill } from '@/lib/shared/fill';
import { monthsText } from '@/lib/i18n/age';
import { unbroken } from '@/lib/i18n/unbroken';
import { Button } from '../ui/button';
import { FormError } from '../ui/notice';
import { useTranslation } from '../translation';
import { Pages } from './pages';

/** The policyholder's answers by item; each corrected field is applied or rejected on its own. */
export function PortalAnswers({ claimId }: { claimId: number }) {
  const { t } = useTranslation();
  const { data } = usePortalAnswers(claimId);
  const decide = useDecideCorrection(claimId);
  if (!data || data.items.length === 0) return null;
  return (
    <section aria-label={t.sending.answers} className="flex flex-col gap-2">
      <h3 className="font-semibold">{t.sending.answers}</h3>
      {decide.error && <FormError>{decide.error.message}</FormError>}
      {data.comment && (
        <p className="whitespace-pre-line">{fill(t.sending.comment, { comment: data.comment })}</p>
      )}
      <Pages lines={answeredFirst(data.items)}>
        {(shown) => (
          <ul className="flex flex-col divide-y divide-line border-y border-line">
            {shown.map((item) => (
              <li key={item.sent.row_id} className="flex flex-col gap-1 py-2">
                <p className="font-medium break-words">{item.sent.description}</p>
                <AnswerText item={item} />
                {corrections(item).map(([field, value]) => (
                  <Correction
                    key={field}
                    item={item}
                    field={field}
                    value={value}
                    isBusy={decide.isPending}
                    onDecide={(decision) => decide.mutate({ item, field, decision })}
                  />
                ))}
              </li>
            ))}
          </ul>
        )}
      </Pages>
    </section>
  );
}

const isUnanswered = ({ answer, added_files }: AnsweredItem): boolean =>
  answer === null && added_files.length === 0;

/** Puts unanswered items last, so that the answers among a thousand items are on the first page. */
const answeredFirst = (items: readonly AnsweredItem[]): AnsweredItem[] =>
  items.toSorted((one, other) => Number(isUnanswered(one)) - Number(isUnanswered(other)));

const FIELDS = [
  'description',
  'quantity',
  'condition',
  'date_purchase',
  'age_months',
  'notes',
] as const satisfies readonly CorrectedField[];

const corrections = ({ answer }: AnsweredItem) =>
  FIELDS.flatMap((field): [CorrectedField, string | number][] => {
    const value = answer?.answer === 'corrected' ? answer[field] : null;
    return value === null || value === undefined ? [] : [[field, value]];
  });

function AnswerText({ item: { answer, added_files } }: { item: AnsweredItem }) {
  const { t, plural } = useTranslation();
  const answerText =
    answer === null
      ? t.sending.noAnswer
      : answer.answer === 'disagreed'
        ? fill(t.sending.disagreed, { reason: answer.reason ?? '' })
        : t.sending[answer.answer];
  const isDisagreed = answer?.answer === 'disagreed';
  return (
    <p className={`flex gap-2 ${isDisagreed ? 'text-ink' : 'text-ink-2'}`}>
      {isDisagreed && (
        <MessageSquareWarning aria-hidden size={16} className="mt-0.5 shrink-0 text-failed" />
      )}
      <span className="min-w-0 break-words whitespace-pre-line">
        {[answerText, added_files.length > 0 && plural(t.sending.added, added_files.length)]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </p>
  );
}

interface CorrectionProps {
  item: AnsweredItem;
  field: CorrectedField;
  value: string | number;
  isBusy: boolean;
  onDecide(decision: 'taken' | 'kept'): void;
}

function Correction({ item, field, value, isBusy, onDecide }: CorrectionProps) {
  const { t } = useTranslation();
  const name = t.sending.fields[field];
  const [before, shown] = useCorrectionText(item, field, value);
  const decided = item.decisions[field];
  const about = `${item.sent.description}, ${name}`;
  return (
    <div className="flex flex-wrap items-center gap-2 max-sm:mb-2">
      <span className="min-w-40 flex-1 break-words">
        {before
          ? fill(t.sending.changeFrom, { field: name, before, value: shown })
          : fill(t.sending.change, { field: name, value: shown })}
      </span>
      <div className="flex flex-wrap items-center gap-2">
        {decided && <span className="text-ink-2">{t.sending.decided[decided]}</span>}
        {decided !== 'taken' && (
          <Button
            isBusy={isBusy}
            aria-label={`${t.sending.take}: ${about}`}
            onClick={() => onDecide('taken')}
          >
            {t.sending.take}
          </Button>
        )}
        {!decided && (
          <Button
            isBusy={isBusy}
            aria-label={`${t.sending.keep}: ${about}`}
            onClick={() => onDecide('kept')}
          >
            {t.sending.keep}
          </Button>
        )}
      </div>
    </div>
  );
}

/** The value that was sent, empty where there is none to show, and the corrected one. */
function useCorrectionText(
  { sent }: AnsweredItem,
  field: CorrectedField,
  value: string | number,
): readonly [before: string, after: string] {
  const { t, formats, language } = useTranslation();
  const conditionName = (code: string | number) =>
    t.newItem.fields.conditions[Number(code)] ?? String(code);
  if (field === 'date_purchase') return ['', unbroken(formats.day(String(value)))];
  if (field === 'age_months') return ['', monthsText(language, Number(value))];
  if (field === 'condition') return [conditionName(sent.condition), conditionName(value)];
  return [String(sent[field]), String(value)];
}
