import { CalendarDays, Camera, Check, PencilLine, X } from 'lucide-react';
import { memo, useState } from 'react';
import type { Draft } from '@/lib/client/portal/drafts';
import type { CustomerItem, GivenAnswer } from '@/lib/contract/portal-customer';
import { Button } from './button';
import { ItemAnswer, type ItemAnswerProps } from './item-answer';
import { ItemFacts, type ItemFactsProps } from './item-facts';
import { ItemFiles } from './item-files';
import { ItemForm } from './item-form';
import { useSpoken } from './language';
import { useUploadsOf, useVisit } from './visit';

interface ItemCardProps extends ItemFactsProps, ItemAnswerProps {
  /** Form contents that are not saved yet. */
  draft: Draft | null;
}

export const ItemCard = memo(function ItemCard({
  item,
  currency,
  dateDamage,
  draft,
  ...answerProps
}: ItemCardProps) {
  return (
    <li className="card rounded-lg border border-line bg-surface p-3">
      <article aria-labelledby={`item-${item.row_id}`} className="flex flex-col gap-3">
        <ItemFacts item={item} currency={currency} dateDamage={dateDamage} />
        <ItemAnswer item={item} {...answerProps} />
        {answerProps.isOpen && <Controls item={item} answer={answerProps.answer} draft={draft} />}
      </article>
    </li>
  );
});

interface ControlsProps {
  item: CustomerItem;
  answer: GivenAnswer | null;
  draft: Draft | null;
}

type Open = Draft['kind'] | 'date' | 'files' | null;

/** The possible answers to an item; only one form is open at a time. */
function Controls({ item, answer, draft }: ControlsProps) {
  const { t } = useSpoken();
  const { session } = useVisit();
  const [open, setOpen] = useState<Open>(draft?.kind ?? null);
  const uploads = useUploadsOf(item.row_id);
  const turn = (to: Exclude<Open, null>) => {
    if (to !== 'files' && draft && draft.kind !== formOf(to)) session.draft(item.row_id, null);
    setOpen(open === to ? null : to);
  };
  const about = { 'aria-describedby': `item-${item.row_id}` };
  const form = open === 'files' || open === null ? null : formOf(open);
  const pressed = (kind: 'confirmed' | Draft['kind']) => answer?.answer === kind;
  const confirm = () => {
    setOpen(null);
    if (!pressed('confirmed')) session.answer(item, { answer: 'confirmed' });
  };
  return (
    <>
      <DateQuestion {...{ item, answer }} isOpen={open === 'date'} onOpen={() => turn('date')} />
      <div className="pairs gap-2">
        <Button {...about} aria-pressed={pressed('confirmed')} onClick={confirm}>
          <Check aria-hidden size={20} className="shrink-0" /> {t.action.confirm}
        </Button>
        <Button
          {...about}
          aria-pressed={pressed('corrected')}
          aria-expanded={open === 'corrected'}
          onClick={() => turn('corrected')}
        >
          <PencilLine aria-hidden size={20} className="shrink-0" /> {t.action.change}
        </Button>
        <Button
          {...about}
          aria-pressed={pressed('disagreed')}
          aria-expanded={open === 'disagreed'}
          onClick={() => turn('disagreed')}
        >
          <X aria-hidden size={20} className="shrink-0" /> {t.action.disagree}
        </Button>
        <Button {...about} aria-expanded={open === 'files'} onClick={() => turn('files')}>
          <Camera aria-hidden size={20} className="shrink-0" /> {t.action.photos}
        </Button>
      </div>
      {form && (
        <ItemForm
          key={open}
          kind={form}
          isDateOnly={open === 'date'}
          item={item}
          answer={answer}
          draft={draft?.kind === form ? draft : null}
          onClose={() => setOpen(null)}
        />
      )}
      {(open === 'files' || uploads.length > 0) && (
        <ItemFiles item={item} uploads={uploads} isChoosing={open === 'files'} />
      )}
    </>
  );
}

const formOf = (open: Draft['kind'] | 'date'): Draft['kind'] =>
  open === 'date' ? 'corrected' : open;

/** Data stored on the device by an earlier version does not say whether the insurer has asked. */
const isDateWanted = (
  { date_request_time: time = null, date_purchase: bought }: CustomerItem,
  answer: GivenAnswer | null,
): boolean =>
  time !== null && bought === null && answer?.date_purchase == null && answer?.age_months == null;

interface DateQuestionProps {
  item: CustomerItem;
  answer: GivenAnswer | null;
  isOpen: boolean;
  onOpen(): void;
}

function DateQuestion({ item, answer, isOpen, onOpen }: DateQuestionProps) {
  const { t } = useSpoken();
  if (!isDateWanted(item, answer)) return null;
  return (
    <div className="flex flex-col gap-2 rounded-md border-2 border-accent p-3">
      <p className="font-semibold">{t.item.dateRequested}</p>
      <p>{t.item.dateWhy}</p>
      {!isOpen && (
        <Button look="primary" aria-describedby={`item-${item.row_id}`} onClick={onOpen}>
          <CalendarDays aria-hidden size={20} className="shrink-0" /> {t.action.stateDate}
        </Button>
      )}
    </div>
  );
}
