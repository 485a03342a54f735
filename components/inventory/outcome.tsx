'use client';
import { useQueryClient } from '@tanstack/react-query';
import Link from 'next/link';
import { useState } from 'react';
import type { Inventory } from '@/lib/contract/inventory';
import { fill } from '@/lib/shared/fill';
import { Button, buttonLook } from '../ui/button';
import { EmptyNotice } from '../ui/notice';
import { useTranslation } from '../translation';
import { useUndo } from './use-undo';

/** The result of a finished intake, for somebody who opens its URL again. */
export function Outcome({ claimId, inventory }: { claimId: number; inventory: Inventory }) {
  const { t, formats } = useTranslation();
  const undo = useUndo(useQueryClient(), claimId);
  const [isBusy, setBusy] = useState(false);
  const { status, commit_time: committed, undo_time: undone, intake_id: intakeId } = inventory;
  const back = (
    <Link href={`/claims/${claimId}`} className={buttonLook()}>
      {t.inventory.back}
    </Link>
  );
  if (status === 'undone') {
    const when = formats.instant(undone ?? inventory.create_time);
    return (
      <EmptyNotice title={t.inventory.undoneTitle} text={fill(t.inventory.undoneText, { when })}>
        {back}
      </EmptyNotice>
    );
  }
  async function takeBack() {
    setBusy(true);
    await undo(intakeId);
    setBusy(false);
  }
  const when = formats.instant(committed ?? inventory.create_time);
  return (
    <EmptyNotice
      title={t.inventory.committedTitle}
      text={fill(t.inventory.committedText, { when })}
    >
      <Button isBusy={isBusy} onClick={() => void takeBack()}>
        {t.inventory.undo}
      </Button>
      {back}
    </EmptyNotice>
  );
}
