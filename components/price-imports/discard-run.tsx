'use client';
import { useState } from 'react';
import { toast } from '@/lib/client/shell/toasts';
import {
  isUnderWay,
  type PriceImport,
  type useDiscardPriceImport,
} from '@/lib/client/settings/price-imports';
import { useSettingsMessages } from '../settings/settings-messages';
import { Button } from '../ui/button';
import { Confirm } from '../ui/confirm';

export interface DiscardRunProps {
  run: PriceImport;
  discard: ReturnType<typeof useDiscardPriceImport>;
  /** The run is about to be deleted, so it must not be requested any more. */
  onLeave(): void;
  onGone(): void;
}

/** Stops a running import or deletes the record of a finished one. */
export function DiscardRun({ run, discard, onLeave, onGone }: DiscardRunProps) {
  const { priceImports: messages } = useSettingsMessages();
  const [isAsking, setAsking] = useState(false);
  const isRunning = isUnderWay(run);
  function confirm() {
    onLeave();
    discard.remove({
      onSuccess: onGone,
      onError: (error) => toast.error(messages.run.discardFailed, { description: error.message }),
      onSettled: () => setAsking(false),
    });
  }
  return (
    <>
      <Button onClick={() => setAsking(true)}>
        {isRunning ? messages.run.stop : messages.run.discard}
      </Button>
      <Confirm
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={isRunning ? messages.run.stopTitle : messages.run.discardTitle}
        text={isRunning ? messages.run.stopText : messages.run.discardText}
        action={isRunning ? messages.run.stop : messages.run.discard}
        isBusy={discard.isPending}
        onConfirm={confirm}
      />
    </>
  );
}
