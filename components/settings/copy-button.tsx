'use client';
import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { copyText } from '@/lib/client/shell/copy-text';
import { toast } from '@/lib/client/shell/toasts';
import { Button } from '../ui/button';
import { useSettingsMessages } from './settings-messages';

const SHOWN_MS = 3000;

interface CopyButtonProps {
  text: string;
  label: string;
  look?: 'primary' | 'plain';
  /** Receives the focus when its dialog opens. */
  isFirst?: boolean;
  onCopied?(): void;
}

/** Confirms the copy for a few seconds, also to screen readers. */
export function CopyButton({
  text,
  label,
  look = 'plain',
  isFirst = false,
  onCopied,
}: CopyButtonProps) {
  const { settings } = useSettingsMessages();
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = window.setTimeout(() => setCopied(false), SHOWN_MS);
    return () => window.clearTimeout(timer);
  }, [isCopied]);
  async function copy() {
    if (!(await copyText(text))) return toast.error(settings.notCopied);
    setCopied(true);
    onCopied?.();
  }
  return (
    <>
      <Button look={look} data-focus-first={isFirst || undefined} onClick={() => void copy()}>
        {isCopied ? <Check aria-hidden size={16} /> : <Copy aria-hidden size={16} />}
        {label}
      </Button>
      <output className="sr-only">{isCopied ? settings.copied : ''}</output>
    </>
  );
}
