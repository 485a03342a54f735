'use client';
import { useState } from 'react';
import { toast } from '@/lib/client/shell/toasts';
import {
  isUnderWay,
  type PriceImport,
  type useDiscardPriceImport,
} from '@/lib/client/settings/price-imports';
import { useSettingsWords } from '../settings/settings-words';
import { Button } from '../ui/button';
import { Confirm } from '../ui/confirm';

export interface DiscardRunProps {
  run: PriceImport;
  discard: ReturnType<typeof useDiscardPriceImport>;
  /** It is about to be deleted: nothing may be asked about it any more. */
  onLeave(): void;
  onGone(): void;
}

/** Stops a run that is under way; of one that is over it takes away the record. */
export function DiscardRun({ run, discard, onLeave, onGone }: DiscardRunProps) {
  const { priceImports: words } = useSettingsWords();
  const [isAsking, setAsking] = useState(false);
  const isRunning = isUnderWay(run);
  function confirm() {
    onLeave();
    discard.remove({
      onSuccess: onGone,
      onError: (error) => toast.error(words.run.discardFailed, { description: error.message }),
      onSettled: () => setAsking(false),
    });
  }
  return (
    <>
      <Button onClick={() => setAsking(true)}>
        {isRunning ? words.run.stop : words.run.discard}
      </Button>
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
