'use client';
import { useState } from 'react';
import type { ForensicsResult } from '@/lib/contract/forensics';

export type Layer = 'regions' | 'heatmap' | 'original';

const FILL = 0.2;
const HEATMAP_OPACITY = 0.6;

/** What lies over the picture. "Original" takes everything off for a look, without forgetting what was on. */
export function useLayers(result: ForensicsResult | undefined) {
  const [regionsOn, setRegionsOn] = useState(true);
  const [heatmapOn, setHeatmapOn] = useState(false);
  const [isOriginal, setOriginal] = useState(false);
  const [fill, setFill] = useState(FILL);
  const [heatmapOpacity, setHeatmapOpacity] = useState(HEATMAP_OPACITY);
  const has = { regions: (result?.regions?.length ?? 0) > 0, heatmap: result?.heatmap_url != null, original: true };

  const toggle = (layer: Layer) => {
    if (!has[layer]) return;
    if (layer === 'original') return setOriginal((on) => !on);
    const isOn = !isOriginal && (layer === 'regions' ? regionsOn : heatmapOn);
    setOriginal(false);
    if (layer === 'regions') setRegionsOn(!isOn);
    else setHeatmapOn(!isOn);
  };
  const shown = {
    regions: has.regions && regionsOn && !isOriginal,
    heatmap: has.heatmap && heatmapOn && !isOriginal,
    original: isOriginal,
  };
  const keys = { b: () => toggle('regions'), h: () => toggle('heatmap'), o: () => toggle('original') };
  return { has, shown, toggle, keys, fill, setFill, heatmapOpacity, setHeatmapOpacity };
}

export type Layers = ReturnType<typeof useLayers>;
