'use client';
import { useId } from 'react';
import { RotateCcw } from 'lucide-react';
import { Kbd } from '../ui/kbd';
import { useTranslation } from '../translation';
import type { Layers } from './use-layers';
import { BRIGHTNESS_RANGE, CONTRAST_RANGE, type Light } from './use-light';

/**
 * Sets the opacity of the layers and the lighting of the picture, and explains the heatmap's
 * colours.
 */
export function OpacityBar({ layers, light }: { layers: Layers; light: Light }) {
  const { t } = useTranslation();
  const { shown, fill, setFill, heatmapOpacity, setHeatmapOpacity } = layers;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line px-4 py-1.5 text-meta text-ink-2">
      {shown.regions && <Slider label={t.inspector.fill} value={fill} onChange={setFill} />}
      {shown.heatmap && (
        <Slider
          label={t.inspector.heatmapOpacity}
          value={heatmapOpacity}
          onChange={setHeatmapOpacity}
        />
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
      <LightSliders light={light} />
    </div>
  );
}

function LightSliders({ light }: { light: Light }) {
  const { t } = useTranslation();
  return (
    <span className="flex min-w-0 items-center gap-x-3">
      <Slider
        label={t.inspector.contrast}
        letter="L"
        range={CONTRAST_RANGE}
        value={light.contrast}
        onChange={light.setContrast}
      />
      <Slider
        label={t.inspector.brightness}
        range={BRIGHTNESS_RANGE}
        value={light.brightness}
        onChange={light.setBrightness}
      />
      {/* Always rendered, because a button that disappeared on its own click would lose the
          focus. */}
      <button
        type="button"
        aria-disabled={light.isNeutral || undefined}
        aria-label={t.inspector.resetLight}
        title={t.inspector.resetLight}
        className="grid size-6 shrink-0 place-items-center rounded-sm text-ink hover:bg-sunken aria-disabled:text-ink-3 forced-colors:aria-disabled:text-[GrayText]"
        onClick={light.reset}
      >
        <RotateCcw aria-hidden size={14} />
      </button>
    </span>
  );
}

interface SliderProps {
  label: string;
  letter?: string;
  range?: { readonly min: number; readonly max: number };
  value: number;
  onChange(value: number): void;
}

const SHARE = { min: 0, max: 1 };

function Slider({ label, letter, range = SHARE, value, onChange }: SliderProps) {
  const { formats } = useTranslation();
  const id = useId();
  return (
    <span className="flex min-w-0 items-center gap-1.5">
      <label htmlFor={id}>{label}</label>
      {letter && <Kbd>{letter}</Kbd>}
      <input
        id={id}
        type="range"
        {...range}
        step={0.05}
        value={value}
        aria-valuetext={formats.percent(value)}
        onChange={(event) => onChange(Number(event.target.value))}
        className="h-6 w-16 min-w-8 flex-1"
      />
    </span>
  );
}
