'use client';
import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { IconButton } from '../ui/button';
import { useTranslation } from '../translation';
import { ClientSwitch } from './client-switch';
import { PersonMenu } from './person-menu';
import { Places } from './sidebar';

export function PlacesPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 animate-fade bg-black/40 lg:hidden" />
        <Dialog.Content
          aria-describedby={undefined}
          className="fixed inset-y-0 right-0 z-50 flex w-72 max-w-full animate-panel flex-col gap-2 border-l border-line bg-bg p-3 lg:hidden"
        >
          <div className="flex items-center justify-between">
            <Dialog.Title className="px-2 font-semibold">{t.shell.places}</Dialog.Title>
            <Dialog.Close asChild>
              <IconButton look="quiet" label={t.common.close} className="size-11!">
                <X aria-hidden size={20} />
              </IconButton>
            </Dialog.Close>
          </div>
          <ClientSwitch />
          <Places onGo={onClose} />
          <div className="mt-auto">
            <PersonMenu />
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
