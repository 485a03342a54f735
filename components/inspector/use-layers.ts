'use client';
import { useState } from 'react';
import type { ForensicsResult } from '@/lib/contract/forensics';
import { regionsOf } from '../viewer/regions';

export type Layer = 'regions' | 'heatmap' | 'original' | 'compare';

const FILL = 0.2;
const HEATMAP_OPACITY = 0.6;
const MIDDLE = 0.5;

/**
 * The layers over the picture. "Original" hides them all without forgetting which were on;
 * "compare" hides them on one part of the picture.
 */
export function useLayers(result: ForensicsResult | undefined) {
  const [regionsOn, setRegionsOn] = useState(true);
  const [heatmapOn, setHeatmapOn] = useState(false);
  const [isOriginal, setOriginal] = useState(false);
  const [fill, setFill] = useState(FILL);
  const [heatmapOpacity, setHeatmapOpacity] = useState(HEATMAP_OPACITY);
  const [isComparing, setComparing] = useState(false);
  const [wipe, setWipe] = useState(MIDDLE);
  const found = {
    regions: result !== undefined && regionsOf(result).length > 0,
    heatmap: result?.heatmap_url != null,
  };
  const has = { ...found, original: true, compare: found.regions || found.heatmap };

  const shown = {
    regions: has.regions && regionsOn && !isOriginal,
    heatmap: has.heatmap && heatmapOn && !isOriginal,
    original: isOriginal,
    compare: has.compare && isComparing && !isOriginal,
  };
  const toggle = (layer: Layer) => {
    if (!has[layer]) return;
    if (layer === 'original') return setOriginal((on) => !on);
    if (layer === 'compare') {
      setOriginal(false);
      setComparing(!shown.compare);
      // Without a layer both sides would look the same.
      if (!shown.regions && !shown.heatmap) (has.regions ? setRegionsOn : setHeatmapOn)(true);
      return undefined;
    }
    const isOn = !isOriginal && (layer === 'regions' ? regionsOn : heatmapOn);
    setOriginal(false);
    if (layer === 'regions') setRegionsOn(!isOn);
    else setHeatmapOn(!isOn);
  };
  const keys = {
    b: () => toggle('regions'),
    h: () => toggle('heatmap'),
    o: () => toggle('original'),
    v: () => toggle('compare'),
  };
  return {
    has,
    shown,
    toggle,
    keys,
    wipe,
    setWipe,
    fill,
    setFill,
    heatmapOpacity,
    setHeatmapOpacity,
  };
}

export type Layers = ReturnType<typeof useLayers>;
