import type { ReportWish } from '@/lib/client/reports/report-job';
import { Check } from '../ui/field';
import { useTranslation } from '../translation';

interface ItemsChoiceProps {
  count: number;
  total: number;
  isOnlySelected: boolean;
  onChange(isOnlySelected: boolean): void;
}

export function ItemsChoice({ count, total, isOnlySelected, onChange }: ItemsChoiceProps) {
  const { t, plural } = useTranslation();
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1 font-medium">{t.cart.reportDialog.items}</legend>
      <Check
        type="radio"
        name="items"
        label={plural(t.cart.reportDialog.all, total)}
        checked={!isOnlySelected}
        onChange={() => onChange(false)}
      />
      <Check
        type="radio"
        name="items"
        label={plural(t.cart.reportDialog.selected, count)}
        checked={isOnlySelected}
        disabled={count === 0}
        onChange={() => onChange(true)}
      />
    </fieldset>
  );
}

export function PaperChoice({
  paper,
  onChange,
}: {
  paper: ReportWish['paper'];
  onChange: (paper: ReportWish['paper']) => void;
}) {
  const { t } = useTranslation();
  const names = ['a4', 'letter'] as const;
  return (
    <fieldset className="flex gap-6">
      <legend className="mb-1 font-medium">{t.cart.reportDialog.paper}</legend>
      {names.map((name) => (
        <Check
          key={name}
          type="radio"
          name="paper"
          label={t.cart.reportDialog.papers[name]}
          checked={paper === name}
          onChange={() => onChange(name)}
        />
      ))}
    </fieldset>
  );
}

export function PartsChoice({
  parts,
  onChange,
}: {
  parts: ReportWish['parts'];
  onChange: (parts: ReportWish['parts']) => void;
}) {
  const { t } = useTranslation();
  const names = ['photos', 'depreciation', 'forensics', 'audit'] as const;
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1 font-medium">{t.cart.reportDialog.parts}</legend>
      {names.map((name) => (
        <Check
          key={name}
          label={t.cart.reportDialog.partNames[name]}
          checked={parts[name]}
          onChange={(event) => onChange({ ...parts, [name]: event.target.checked })}
        />
      ))}
    </fieldset>
  );
}
