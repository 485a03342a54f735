'use client';
import { ChevronRight, FileSpreadsheet } from 'lucide-react';
import { useState } from 'react';
import { usePreviewInventory } from '@/lib/client/inventory/inventory';
import { fill } from '@/lib/shared/fill';
import { Button } from '../ui/button';
import { FormError } from '../ui/notice';
import { useFileDrop } from '../ui/use-file-drop';
import { useTranslation } from '../translation';
import { showIntake } from './use-intake';

/** Takes a dropped or chosen file; the service's error about it is shown below. */
export function DropArea({ claimId }: { claimId: number }) {
  const { t } = useTranslation();
  const preview = usePreviewInventory(claimId);
  const [sending, setSending] = useState<{
    readonly name: string;
    readonly progress: number;
  } | null>(null);
  const [isMany, setMany] = useState(false);

  async function read(files: readonly File[]) {
    const [file] = files;
    setMany(files.length > 1);
    if (!file || files.length > 1 || preview.isPending) return;
    setSending({ name: file.name, progress: 0 });
    const onProgress = (progress: number) => setSending({ name: file.name, progress });
    const inventory = await preview.mutateAsync({ file, onProgress }).catch(() => null);
    setSending(null);
    if (inventory) showIntake(inventory.intake_id);
  }

  // The button offers by click and keyboard what dropping a file does.
  const { isOver, pick, dropProps, inputProps } = useFileDrop((files) => void read(files));
  return (
    <section className="flex max-w-3xl flex-col gap-4 px-4 py-6 @3xl:px-6">
      <p className="max-w-prose text-ink-2">{t.inventory.lead}</p>
      <div
        {...dropProps}
        className={`flex flex-col items-center gap-3 rounded-md border border-dashed px-4 py-10 text-center ${isOver ? 'border-accent bg-accent-soft' : 'border-control bg-sunken'}`}
      >
        <input {...inputProps} accept=".csv,.tsv,.txt,.xlsx" aria-label={t.inventory.choose} />
        <FileSpreadsheet aria-hidden size={28} className="text-ink-2" />
        <p className="text-read font-medium pointer-coarse:hidden">{t.inventory.drop}</p>
        <Button look="primary" isBusy={preview.isPending} onClick={pick}>
          {t.inventory.choose}
        </Button>
        <p className="text-meta text-ink-2">{t.inventory.limits}</p>
        {sending && <Progress {...sending} />}
      </div>
      {isMany && <FormError>{t.inventory.oneFile}</FormError>}
      {preview.error && !preview.isPending && (
        <FormError>
          <span className="font-medium">{t.inventory.refused}.</span> {preview.error.message}
        </FormError>
      )}
      <details className="group text-ink-2">
        <summary className="flex w-fit cursor-pointer list-none items-center gap-1 font-medium text-ink">
          <ChevronRight aria-hidden size={16} className="group-open:rotate-90" />
          {t.inventory.columns}
        </summary>
        <p className="mt-2 max-w-prose">{t.inventory.columnsText}</p>
      </details>
    </section>
  );
}

/**
 * Shows the upload's progress, then an indeterminate bar, because the time that the service needs
 * to read the file is unknown.
 */
function Progress({ name, progress }: { name: string; progress: number }) {
  const { t, formats } = useTranslation();
  return (
    <output className="flex w-full max-w-sm flex-col gap-1">
      <span className="truncate text-meta">{fill(t.inventory.uploading, { name })}</span>
      <progress
        {...(progress < 1 && { value: progress })}
        max={1}
        aria-label={fill(t.inventory.uploading, { name })}
        className="block h-1.5 w-full"
      >
        {formats.percent(progress)}
      </progress>
    </output>
  );
}
