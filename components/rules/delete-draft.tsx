'use client';
import { Trash2 } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { toast } from '@/lib/client/shell/toasts';
import type { useDeleteRuleSet } from '@/lib/client/rules/rule-sets';
import { useSettingsWords } from '../settings/settings-words';
import { Button } from '../ui/button';
import { Confirm } from '../ui/confirm';

interface DeleteDraftProps {
  deletion: ReturnType<typeof useDeleteRuleSet>;
  onDeleted(): void;
}

export function DeleteDraft({ deletion, onDeleted }: DeleteDraftProps) {
  const { rules: words } = useSettingsWords();
  const router = useRouter();
  const [isAsking, setAsking] = useState(false);
  const confirm = () =>
    deletion.remove({
      onSuccess: () => {
        onDeleted();
        toast.success(words.editor.deleted);
        router.push('/settings/rules');
      },
      onError: (error) => toast.error(words.editor.deleteFailed, { description: error.message }),
      onSettled: () => setAsking(false),
    });
  return (
    <>
      <Button look="quiet" className="max-sm:order-last" onClick={() => setAsking(true)}>
        <Trash2 aria-hidden size={16} />
        {words.editor.delete}
      </Button>
      <Confirm
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={words.editor.deleteTitle}
        text={words.editor.deleteText}
        action={words.editor.delete}
        isBusy={deletion.isPending}
        onConfirm={confirm}
      />
    </>
  );
}
