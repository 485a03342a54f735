'use client';
import { useRevokeApiKey, useUsesOfKey, type ApiKey } from '@/lib/client/settings/api-keys';
import { toast } from '@/lib/client/shell/toasts';
import { fill } from '@/lib/shared/fill';
import { useSettingsWords } from '../settings/settings-words';
import { Button } from '../ui/button';
import { Dialog, DialogBody, DialogFoot } from '../ui/dialog';
import { FormError } from '../ui/notice';
import { useWords } from '../words';

interface RevokeKeyDialogProps {
  apiKey: ApiKey;
  onClose(): void;
}

/** Nothing brings a revoked key back: what would break is said before. */
export function RevokeKeyDialog({ apiKey, onClose }: RevokeKeyDialogProps) {
  const { t } = useWords();
  const { apiKeys: words } = useSettingsWords();
  const revoke = useRevokeApiKey(apiKey.api_key_id);
  const confirm = () =>
    revoke.mutate(undefined, {
      onSuccess: () => {
        toast.success(fill(words.revocation.revoked, { name: apiKey.name }));
        onClose();
      },
    });
  return (
    <Dialog
      title={fill(words.revocation.title, { name: apiKey.name })}
      description={words.revocation.text}
      isOpen
      onOpenChange={onClose}
    >
      <DialogBody>
        <Uses apiKey={apiKey} />
        {revoke.error && (
          <FormError>
            {words.revocation.failed}: {revoke.error.message}
          </FormError>
        )}
      </DialogBody>
      <DialogFoot>
        <Button onClick={onClose}>{t.common.cancel}</Button>
        <Button look="danger" isBusy={revoke.isPending} onClick={confirm}>
          {words.revoke}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}

function Uses({ apiKey }: { apiKey: ApiKey }) {
  const { formats, plural } = useWords();
  const { apiKeys: words } = useSettingsWords();
  const { data, error } = useUsesOfKey(apiKey.api_key_id);
  const { revocation } = words;
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
