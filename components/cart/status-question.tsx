'use client';
import type { StatusQuestion as Question } from '@/lib/client/cart/status-question';
import type { Appraisal } from '@/lib/contract/appraisals';
import { statusName } from '@/lib/i18n/status-name';
import { fill } from '@/lib/shared/fill';
import { Button } from '../ui/button';
import { Dialog, DialogBody, DialogFoot } from '../ui/dialog';
import { useTranslation } from '../translation';

const SHOWN_MAX = 5;

interface StatusQuestionProps {
  question: Question;
  appraisals: readonly Appraisal[];
  status: string;
  onSet(appraisals: readonly Appraisal[]): void;
  onClose(): void;
}

/** Asks before a decision is overwritten or a line with flagged photos is paid. */
export function StatusQuestion({
  question: { decided, flagged },
  appraisals,
  status,
  onSet,
  onClose,
}: StatusQuestionProps) {
  const { t, plural } = useTranslation();
  const others = appraisals.filter((one) => !decided.includes(one) && !flagged.includes(one));
  const texts = t.cart.statusQuestion;
  const title = fill(texts.title, {
    appraisals: plural(t.cart.appraisals, appraisals.length),
    status,
  });
  const set = (chosen: readonly Appraisal[]) => {
    onClose();
    onSet(chosen);
  };
  return (
    <Dialog title={title} isOpen onOpenChange={onClose}>
      <DialogBody>
        <Lines title={texts.decided} appraisals={decided} />
        <Lines title={texts.flagged} appraisals={flagged} />
      </DialogBody>
      <DialogFoot>
        <Button onClick={onClose}>{t.common.cancel}</Button>
        {others.length > 0 && (
          <Button onClick={() => set(others)}>
            {fill(texts.others, { count: others.length })}
          </Button>
        )}
        <Button look="danger" onClick={() => set(appraisals)}>
          {appraisals.length === 1
            ? t.together.setAnyway
            : fill(texts.all, { count: appraisals.length })}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}

interface LinesProps {
  title: string;
  appraisals: readonly Appraisal[];
}

function Lines({ title, appraisals }: LinesProps) {
  const { t } = useTranslation();
  const hidden = appraisals.length - SHOWN_MAX;
  if (appraisals.length === 0) return null;
  return (
    <section>
      <h3 className="font-medium">{title}</h3>
      <ul className="mt-1 list-disc pl-5">
        {appraisals.slice(0, SHOWN_MAX).map((one) => (
          <li key={one.appraisal_id}>
            {one.cp_name_cart}{' '}
            <span className="text-ink-2">
              ({statusName(one.appraisal_status, t.cart.standardStatuses)})
            </span>
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <p className="mt-1 text-ink-2">{fill(t.cart.statusQuestion.more, { count: hidden })}</p>
      )}
    </section>
  );
}
