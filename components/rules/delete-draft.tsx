'use client';
import { Trash2 } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { isEditConflict } from '@/lib/client/cart/revisions';
import { toast } from '@/lib/client/shell/toasts';
import type { useDeleteRuleSet } from '@/lib/client/rules/rule-sets';
import { useSettingsMessages } from '../settings/settings-messages';
import { Button } from '../ui/button';
import { Confirm } from '../ui/confirm';

interface DeleteDraftProps {
  deletion: ReturnType<typeof useDeleteRuleSet>;
  onDeleted(): void;
  /** Somebody else has changed the draft since it was shown. */
  onConflict(refusal: Error): void;
}

export function DeleteDraft({ deletion, onDeleted, onConflict }: DeleteDraftProps) {
  const { rules: messages } = useSettingsMessages();
  const router = useRouter();
  const [isAsking, setAsking] = useState(false);
  const confirm = () =>
    deletion.remove({
      onSuccess: () => {
        onDeleted();
        toast.success(messages.editor.deleted);
        router.push('/settings/rules');
      },
      onError: (error) => {
        toast.error(messages.editor.deleteFailed, { description: error.message });
        if (isEditConflict(error)) onConflict(error);
      },
      onSettled: () => setAsking(false),
    });
  return (
    <>
      <Button look="quiet" className="max-sm:order-last" onClick={() => setAsking(true)}>
        <Trash2 aria-hidden size={16} />
        {messages.editor.delete}
      </Button>
      <Confirm
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={messages.editor.deleteTitle}
        text={messages.editor.deleteText}
        action={messages.editor.delete}
        isBusy={deletion.isPending}
        onConfirm={confirm}
      />
    </>
  );
}
