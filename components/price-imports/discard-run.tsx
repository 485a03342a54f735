'use client';
import { useState } from 'react';
import { toast } from 'sonner';
import { isUnderWay, useDiscardPriceImport, type PriceImport } from '@/lib/client/price-imports';
import { useSettingsWords } from '../settings/settings-words';
import { Button } from '../ui/button';
import { Confirm } from '../ui/confirm';

/** Stops a run that is under way; of one that is over it takes away the record. */
export function DiscardRun({ run, onGone }: { run: PriceImport; onGone: () => void }) {
  const { priceImports: words } = useSettingsWords();
  const discard = useDiscardPriceImport();
  const [isAsking, setAsking] = useState(false);
  const isRunning = isUnderWay(run);
  const confirm = () =>
    discard.mutate(run.price_import_id, {
      onSuccess: onGone,
      onError: (error) => toast.error(words.run.discardFailed, { description: error.message }),
      onSettled: () => setAsking(false),
    });
  return (
    <>
      <Button onClick={() => setAsking(true)}>{isRunning ? words.run.stop : words.run.discard}</Button>
      <Confirm
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={isRunning ? words.run.stopTitle : words.run.discardTitle}
        text={isRunning ? words.run.stopText : words.run.discardText}
        action={isRunning ? words.run.stop : words.run.discard}
        isBusy={discard.isPending}
        onConfirm={confirm}
      />
    </>
  );
}
