import { purchaseText } from '@/lib/i18n/purchase-text';
import { Check, CloudOff, LoaderCircle } from 'lucide-react';
import type { CustomerItem, GivenAnswer } from '@/lib/contract/portal-customer';
import { monthsText } from '@/lib/i18n/age';
import type { Formats } from '@/lib/i18n/formats';
import { fill } from '@/lib/shared/fill';
import type { Language } from '@/lib/shared/languages';
import type { PortalMessages } from '@/lib/i18n/portal/en';
import { Button } from './button';
import { conditionName } from './condition';
import { useSpoken } from './language';
import { Note } from './note';
import { useVisit } from './visit';

export interface ItemAnswerProps {
  item: CustomerItem;
  answer: GivenAnswer | null;
  /** Whether the insurer has received the answer; also a key of the messages. */
  saving: 'saved' | 'saving' | 'waiting';
  isOpen: boolean;
  /** The figures of the item changed after it was answered. */
  isStale: boolean;
  isRefused: boolean;
}

/** The answer to an item and whether the insurer has received it. */
export function ItemAnswer({ item, answer, saving, isOpen, isStale, isRefused }: ItemAnswerProps) {
  const { t } = useSpoken();
  const { session } = useVisit();
  return (
    <>
      {isStale && (
        <div role="alert">
          <Note look="problem">{t.saving.stale}</Note>
        </div>
      )}
      {isRefused && (
        <div role="alert">
          <Note look="problem">{t.saving.refusedPlain}</Note>
        </div>
      )}
      {answer && (
        <div className="flex flex-col gap-1 border-l-4 border-accent pl-3">
          <AnswerText item={item} answer={answer} />
          <Saved saving={saving} />
          {isOpen && (
            <Button
              look="quiet"
              aria-describedby={`item-${item.row_id}`}
              className="self-start px-0!"
              onClick={() => session.answer(item, null)}
            >
              {t.action.takeBack}
            </Button>
          )}
        </div>
      )}
      {!answer && saving !== 'saved' && <Saved saving={saving} />}
    </>
  );
}

function AnswerText({ item, answer }: { item: CustomerItem; answer: GivenAnswer }) {
  const { t, formats, language } = useSpoken();
  if (answer.answer === 'confirmed') return <p>{t.answer.confirmed}</p>;
  if (answer.answer === 'disagreed') {
    return (
      <p className="whitespace-pre-line">
        {t.answer.disagreed} {answer.reason}
      </p>
    );
  }
  return (
    <div>
      <p>{t.answer.corrected}</p>
      <ul>
        {changesIn(item, answer, t, formats, language).map((line) => (
          <li key={line} className="whitespace-pre-line">
            {line}
          </li>
        ))}
      </ul>
      <p className="text-desk text-ink-2">{t.answer.amountStays}</p>
    </div>
  );
}

function changesIn(
  item: CustomerItem,
  answer: GivenAnswer,
  t: PortalMessages,
  formats: Formats,
  language: Language,
): string[] {
  const pairs: [string, string, string | null | undefined][] = [
    [t.form.description, item.description, answer.description],
    [
      t.form.quantity,
      formats.count(item.quantity),
      answer.quantity == null ? null : formats.count(answer.quantity),
    ],
    [
      t.form.condition,
      conditionName(t, item.condition),
      answer.condition == null ? null : conditionName(t, answer.condition),
    ],
    [
      t.form.bought,
      item.date_purchase === null
        ? t.answer.none
        : purchaseText({ language, formats }, item.date_purchase, item.date_purchase_precision),
      answer.date_purchase == null ? null : formats.day(answer.date_purchase),
    ],
    [
      t.form.age,
      t.answer.none,
      answer.age_months == null ? null : monthsText(language, answer.age_months),
    ],
    [t.form.notes, item.notes || t.answer.none, answer.notes],
  ];
  return pairs.flatMap(([field, before, after]) =>
    after == null ? [] : [fill(t.answer.changed, { field, before, after: after || t.answer.none })],
  );
}

/** Shows "saved" only after the insurer has received the answer. */
function Saved({ saving }: Pick<ItemAnswerProps, 'saving'>) {
  const { t } = useSpoken();
  const line = 'flex items-start gap-1.5 text-desk';
  if (saving === 'saved') {
    return (
      <p className={`${line} text-clear`}>
        <Check aria-hidden size={16} className="mt-0.5 shrink-0" /> {t.saving.saved}
      </p>
    );
  }
  return saving === 'waiting' ? (
    <p className={`${line} text-failed`}>
      <CloudOff aria-hidden size={16} className="mt-0.5 shrink-0" /> {t.saving.waiting}
    </p>
  ) : (
    <p className={`${line} text-ink-2`}>
      <LoaderCircle aria-hidden size={16} className="mt-0.5 shrink-0 animate-spin" />{' '}
      {t.saving.saving}
    </p>
  );
}
