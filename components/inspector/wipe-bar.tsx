'use client';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '../ui/button';
import { useTranslation } from '../translation';

const STEP = 0.1;

const within = (share: number) => Math.min(1, Math.max(0, share));

interface WipeBarProps {
  wipe: number;
  setWipe(wipe: number): void;
}

/**
 * Sets how much of the picture, from the left, shows the original: by drag, arrow keys or two
 * buttons.
 */
export function WipeBar({ wipe, setWipe }: WipeBarProps) {
  const { t, formats } = useTranslation();
  const messages = t.inspector.wipe;
  return (
    <fieldset
      aria-label={t.inspector.layers.compare}
      className="flex min-w-0 animate-fade items-center gap-2 border-b border-line px-4 py-1.5 text-meta text-ink-2"
    >
      <span>{t.inspector.layers.original}</span>
      <IconButton
        look="quiet"
        className="size-6!"
        label={messages.left}
        onClick={() => setWipe(within(wipe - STEP))}
      >
        <ChevronLeft aria-hidden size={16} />
      </IconButton>
      <input
        type="range"
        min={0}
        max={1}
        step={0.01}
        value={wipe}
        aria-label={messages.label}
        aria-valuetext={formats.percent(wipe)}
        onChange={(event) => setWipe(Number(event.target.value))}
        className="h-6 min-w-0 flex-1"
      />
      <IconButton
        look="quiet"
        className="size-6!"
        label={messages.right}
        onClick={() => setWipe(within(wipe + STEP))}
      >
        <ChevronRight aria-hidden size={16} />
      </IconButton>
      <span>{messages.findings}</span>
    </fieldset>
  );
}
