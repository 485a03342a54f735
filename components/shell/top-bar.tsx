'use client';
import { Menu as MenuIcon, Scale, X } from 'lucide-react';
import Link from 'next/link';
import { Dialog } from 'radix-ui';
import { useState } from 'react';
import { IconButton } from '../ui/button';
import { useWords } from '../words';
import { ClientSwitch } from './client-switch';
import { PersonMenu } from './person-menu';
import { Places } from './sidebar';

/** The frame of a narrow screen: the places wait behind one button. */
export function TopBar() {
  const { t } = useWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <header className="flex h-12 items-center justify-between border-b border-line bg-bg px-4 lg:hidden">
      <Link href="/claims" className="flex h-11 items-center gap-2 font-semibold">
        <Scale aria-hidden size={18} />
        {t.common.product}
      </Link>
      <Dialog.Root open={isOpen} onOpenChange={setOpen}>
        <Dialog.Trigger asChild>
          <IconButton look="quiet" label={t.shell.openPlaces} className="size-11!">
            <MenuIcon aria-hidden size={20} />
          </IconButton>
        </Dialog.Trigger>
        <Dialog.Portal>
          <Dialog.Overlay className="fixed inset-0 z-40 animate-fade bg-black/40 lg:hidden" />
          <Dialog.Content aria-describedby={undefined} className="fixed inset-y-0 right-0 z-50 flex w-72 max-w-full animate-panel flex-col gap-2 border-l border-line bg-bg p-3 lg:hidden">
            <div className="flex items-center justify-between">
              <Dialog.Title className="px-2 font-semibold">{t.shell.places}</Dialog.Title>
              <Dialog.Close asChild>
                <IconButton look="quiet" label={t.common.close} className="size-11!">
                  <X aria-hidden size={20} />
                </IconButton>
              </Dialog.Close>
            </div>
            <ClientSwitch />
            <Places onGo={() => setOpen(false)} />
            <div className="mt-auto">
              <PersonMenu />
            </div>
          </Dialog.Content>
        </Dialog.Portal>
      </Dialog.Root>
    </header>
  );
}
