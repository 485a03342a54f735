'use client';
import type { ItemDraft, OwnBasis } from '@/lib/client/items/item-draft';
import { OWN_BASES } from '@/lib/shared/basis';
import { Field } from '../ui/field';
import { useTranslation } from '../translation';

interface BasisFieldsProps {
  draft: Pick<ItemDraft, 'basis' | 'basisSource' | 'basisDate'>;
  change(part: Partial<Pick<ItemDraft, 'basis' | 'basisSource' | 'basisDate'>>): void;
  errors: Readonly<Record<string, string>>;
}

/** What an amount without a catalogue price is based on, on whose word, and since when. */
export function BasisFields({ draft, change, errors }: BasisFieldsProps) {
  const { t } = useTranslation();
  const { fields, bases } = t.together;
  return (
    <div className="grid max-w-xl gap-3 sm:grid-cols-2">
      <Field label={fields.basis} error={errors['basis']}>
        {(control) => (
          <select
            {...control}
            value={draft.basis}
            onChange={(event) => change({ basis: event.target.value as OwnBasis })}
          >
            {OWN_BASES.map((basis) => (
              <option key={basis} value={basis}>
                {bases[basis]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={fields.basis_date} error={errors['basis_date']} isOptional={t.common.optional}>
        {(control) => (
          <input
            {...control}
            type="date"
            value={draft.basisDate}
            onChange={(event) => change({ basisDate: event.target.value })}
          />
        )}
      </Field>
      <div className="sm:col-span-2">
        <Field
          label={fields.basis_source}
          hint={t.newItem.byHand.sourceHint}
          error={errors['basis_source']}
          isOptional={t.common.optional}
        >
          {(control) => (
            <input
              {...control}
              autoComplete="off"
              maxLength={255}
              value={draft.basisSource}
              onChange={(event) => change({ basisSource: event.target.value })}
            />
          )}
        </Field>
      </div>
    </div>
  );
}
