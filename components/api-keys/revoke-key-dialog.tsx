'use client';
import { useRevokeApiKey, useUsesOfKey, type ApiKey } from '@/lib/client/settings/api-keys';
import { toast } from '@/lib/client/shell/toasts';
import { fill } from '@/lib/shared/fill';
import { useSettingsMessages } from '../settings/settings-messages';
import { Button } from '../ui/button';
import { Dialog, DialogBody, DialogFoot } from '../ui/dialog';
import { FormError } from '../ui/notice';
import { useTranslation } from '../translation';

interface RevokeKeyDialogProps {
  apiKey: ApiKey;
  onClose(): void;
}

/** A revoked key cannot be restored, so the dialog first says what would stop working. */
export function RevokeKeyDialog({ apiKey, onClose }: RevokeKeyDialogProps) {
  const { t } = useTranslation();
  const { apiKeys: messages } = useSettingsMessages();
  const revoke = useRevokeApiKey(apiKey.api_key_id);
  const confirm = () =>
    revoke.mutate(undefined, {
      onSuccess: () => {
        toast.success(fill(messages.revocation.revoked, { name: apiKey.name }));
        onClose();
      },
    });
  return (
    <Dialog
      title={fill(messages.revocation.title, { name: apiKey.name })}
      description={messages.revocation.text}
      isOpen
      onOpenChange={onClose}
    >
      <DialogBody>
        <Uses apiKey={apiKey} />
        {revoke.error && (
          <FormError>
            {messages.revocation.failed}: {revoke.error.message}
          </FormError>
        )}
      </DialogBody>
      <DialogFoot>
        <Button onClick={onClose}>{t.common.cancel}</Button>
        <Button look="danger" isBusy={revoke.isPending} onClick={confirm}>
          {messages.revoke}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}

function Uses({ apiKey }: { apiKey: ApiKey }) {
  const { formats, plural } = useTranslation();
  const { apiKeys: messages } = useSettingsMessages();
  const { data, error } = useUsesOfKey(apiKey.api_key_id);
  const { revocation } = messages;
  const lastUsed =
    apiKey.last_used_time !== null &&
    fill(revocation.lastUsed, { when: formats.instant(apiKey.last_used_time) });
  return (
    <div aria-live="polite" className="flex flex-col gap-1">
      {lastUsed && <p>{lastUsed}</p>}
      {!data && !error && <p className="text-ink-2">{revocation.looking}</p>}
      {error && <p className="text-ink-2">{revocation.unknown}</p>}
      {data?.count === 0 && <p>{revocation.unused}</p>}
      {data && data.count > 0 && (
        <>
          <p>
            {data.isMore
              ? fill(revocation.latelyMore, { count: data.count })
              : plural(revocation.lately, data.count)}
          </p>
          <p className="font-medium break-words">
            {fill(revocation.used, { operations: data.operations.join(', ') })}
          </p>
        </>
      )}
    </div>
  );
}
