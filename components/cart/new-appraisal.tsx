'use client';
import { Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Button } from '../ui/button';
import { later } from '../ui/later';
import { useTranslation } from '../translation';
import { loadNewItem } from './fetch-ahead';

const NewItemDialog = later(async () => (await loadNewItem()).NewItemDialog);

export function NewAppraisal() {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button data-command={t.cart.add} look="primary" onClick={() => setOpen(true)}>
        <Plus aria-hidden size={16} />
        {t.cart.add}
      </Button>
      <Suspense>{isOpen && <NewItemDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
