'use client';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import { useCreateReport, type ReportWish } from '@/lib/client/report';
import type { Language } from '@/lib/shared/languages';
import { useClaim } from '@/lib/client/claims';
import { useCartActions, useCartScope } from '../cart/cart-context';
import { LanguageField } from '../language-field';
import { Button } from '../ui/button';
import { Dialog, DialogBody, DialogFoot } from '../ui/dialog';
import { Check } from '../ui/field';
import { FormError } from '../ui/notice';
import { MadeReports } from './made-reports';
import { useWords } from '../words';

export function ReportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useWords();
  return (
    <Dialog title={t.cart.reportDialog.title} isOpen onOpenChange={onClose}>
      <ReportForm onDone={onClose} />
    </Dialog>
  );
}

const ALL_PARTS: ReportWish['parts'] = { photos: true, depreciation: true, forensics: false, audit: false };

function ReportForm({ onDone }: { onDone: () => void }) {
  const { claimId } = useCartActions();
  const { appraisals, selected } = useCartScope();
  const { data: claim } = useClaim(claimId);
  const chosen = appraisals.map(({ appraisal_id }) => appraisal_id).filter((id) => selected.has(id));
  const [isOnlySelected, setOnlySelected] = useState(chosen.length > 0);
  const [language, setLanguage] = useState<Language | null>(null);
  const [parts, setParts] = useState(ALL_PARTS);
  const [paper, setPaper] = useState<ReportWish['paper']>('a4');
  const create = useCreateReport(claimId);

  function submit() {
    const wish = { appraisalIds: isOnlySelected ? chosen : null, language: language ?? claim?.language ?? 'en', paper, parts };
    create.mutate(wish, {
      onSuccess: (address) => {
        // A browser that blocks the new tab still leaves the link in the dialog.
        if (window.open(address, '_blank', 'noopener=no')) onDone();
      },
    });
  }

  return (
    <form
      className="flex min-h-0 flex-col"
      onSubmit={(event) => {
        event.preventDefault();
        if (!create.isPending) submit();
      }}
    >
      <DialogBody>
        {create.error && <FormError>{create.error.message}</FormError>}
        <ItemsChoice
          count={chosen.length}
          total={appraisals.length}
          isOnlySelected={isOnlySelected}
          onChange={setOnlySelected}
        />
        <LanguageField value={language ?? claim?.language ?? 'en'} onChange={setLanguage} />
        <PaperChoice paper={paper} onChange={setPaper} />
        <PartsChoice parts={parts} onChange={setParts} />
        <MadeReports claimId={claimId} />
      </DialogBody>
      <ReportFoot address={create.data} isBusy={create.isPending} onDone={onDone} />
    </form>
  );
}

function ReportFoot({ address, isBusy, onDone }: { address: string | undefined; isBusy: boolean; onDone: () => void }) {
  const { t } = useWords();
  return (
    <DialogFoot>
      <output className="mr-auto self-center text-ink-2">
        {isBusy && t.cart.reportDialog.busy}
        {address && (
          <a href={address} target="_blank" rel="noreferrer" className="font-medium text-accent underline">
            {t.cart.reportDialog.open}
          </a>
        )}
      </output>
      <Button onClick={onDone}>{t.common.cancel}</Button>
      <Button type="submit" look="primary" isBusy={isBusy}>
        {!isBusy && <FileText aria-hidden size={16} />}
        {t.cart.reportDialog.submit}
      </Button>
    </DialogFoot>
  );
}

interface ItemsChoiceProps {
  count: number;
  total: number;
  isOnlySelected: boolean;
  onChange(isOnlySelected: boolean): void;
}

function ItemsChoice({ count, total, isOnlySelected, onChange }: ItemsChoiceProps) {
  const { t, plural } = useWords();
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

function PaperChoice({ paper, onChange }: { paper: ReportWish['paper']; onChange: (paper: ReportWish['paper']) => void }) {
  const { t } = useWords();
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

function PartsChoice({
  parts,
  onChange,
}: {
  parts: ReportWish['parts'];
  onChange: (parts: ReportWish['parts']) => void;
}) {
  const { t } = useWords();
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
