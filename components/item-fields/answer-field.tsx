'use client';
import type { Answer } from '@/lib/client/items/item-draft';
import { Field } from '../ui/field';
import { useTranslation } from '../translation';

const ANSWERS: readonly Answer[] = ['', 'yes', 'no'];

interface AnswerFieldProps {
  label: string;
  error: string | undefined;
  value: Answer;
  /** The question was answered before; a stated answer can be changed but not removed. */
  isStated?: boolean;
  onAnswer(answer: Answer): void;
}

/** Yes, no, or not stated. */
export function AnswerField({ label, error, value, isStated = false, onAnswer }: AnswerFieldProps) {
  const { t } = useTranslation();
  const messages = t.newItem.fields.answers;
  return (
    <Field label={label} error={error}>
      {(control) => (
        <select
          {...control}
          value={value}
          onChange={(event) =>
            onAnswer(ANSWERS.find((answer) => answer === event.target.value) ?? '')
          }
        >
          {ANSWERS.filter((answer) => answer !== '' || !isStated).map((answer) => (
            <option key={answer} value={answer}>
              {messages[answer === '' ? 'unstated' : answer]}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
