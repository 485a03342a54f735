'use client';
import { CircleAlert, FileSpreadsheet } from 'lucide-react';
import { fill } from '@/lib/shared/fill';
import { useSettingsMessages } from '../settings/settings-messages';
import { Button } from '../ui/button';
import { useFileDrop } from '../ui/use-file-drop';
import { useTranslation } from '../translation';

interface FeedFileProps {
  file: File | null;
  error: string | undefined;
  onChoose(file: File): void;
}

/** One file, chosen with the button or dropped. */
export function FeedFile({ file, error, onChoose }: FeedFileProps) {
  const { formats } = useTranslation();
  const { priceImports: messages } = useSettingsMessages();
  const { isOver, pick, dropProps, inputProps } = useFileDrop(
    ([first]) => first && onChoose(first),
  );
  return (
    <div
      {...dropProps}
      className={`flex flex-col items-start gap-2 rounded-md border border-dashed p-4 ${isOver ? 'border-accent bg-accent-soft' : 'border-control'}`}
    >
      {file && (
        <p className="flex min-w-0 items-start gap-2 font-medium">
          <FileSpreadsheet aria-hidden size={16} className="mt-0.5 shrink-0" />
          <span className="min-w-0 break-all">
            {fill(messages.form.chosen, { name: file.name, size: formats.size(file.size) })}
          </span>
        </p>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <input
          {...inputProps}
          multiple={false}
          accept=".tsv,.txt,.xml,.csv"
          aria-label={messages.form.file}
        />
        <Button onClick={pick}>{file ? messages.form.other : messages.form.choose}</Button>
        {!file && <span className="text-ink-2">{messages.form.drop}</span>}
      </div>
      {error ? (
        <p role="alert" className="flex items-center gap-1 text-meta text-flag">
          <CircleAlert aria-hidden size={14} />
          {error}
        </p>
      ) : (
        <p className="text-meta text-ink-2">{messages.form.fileHint}</p>
      )}
    </div>
  );
}
