'use client';
import { useId } from 'react';
import { useWords } from '../words';
import type { Layers } from './use-layers';

/** How strongly the layers cover the picture, and what the colours of the heatmap mean. */
export function OpacityBar({ layers }: { layers: Layers }) {
  const { t } = useWords();
  const { shown, fill, setFill, heatmapOpacity, setHeatmapOpacity } = layers;
  if (!shown.regions && !shown.heatmap) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-1 border-b border-line px-4 py-1.5 text-meta text-ink-2">
      {shown.regions && <Slider label={t.inspector.fill} value={fill} onChange={setFill} />}
      {shown.heatmap && (
        <Slider label={t.inspector.heatmapOpacity} value={heatmapOpacity} onChange={setHeatmapOpacity} />
      )}
      {shown.heatmap && (
        <span className="ml-auto flex items-center gap-1.5 forced-color-adjust-none">
          {t.inspector.weak}
          <span
            aria-hidden
            className="h-2 w-16 rounded-full bg-[linear-gradient(90deg,#440154,#3b528b,#21918c,#5ec962,#fde725)]"
          />
          {t.inspector.strong}
        </span>
      )}
    </div>
  );
}

function Slider({ label, value, onChange }: { label: string; value: number; onChange: (value: number) => void }) {
  const { formats } = useWords();
  const id = useId();
  return (
    <span className="flex items-center gap-2">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={0}
        max={1}
        step={0.05}
        value={value}
        aria-valuetext={formats.percent(value)}
        onChange={(event) => onChange(Number(event.target.value))}
        className="h-6 w-18"
      />
    </span>
  );
}
