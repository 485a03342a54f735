'use client';
import { Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Button } from '../ui/button';
import { later } from '../ui/later';
import { useTranslation } from '../translation';

const NewClaimDialog = later(async () => (await import('./new-claim-dialog')).NewClaimDialog);

export function NewClaim() {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button data-command={t.claims.create} look="primary" onClick={() => setOpen(true)}>
        <Plus aria-hidden size={16} />
        {t.claims.create}
      </Button>
      <Suspense>{isOpen && <NewClaimDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
