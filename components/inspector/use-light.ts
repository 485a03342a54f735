'use client';
import { useState } from 'react';

const NEUTRAL = 1;
/**
 * The contrast levels that the key steps through. The edge of an edit in a shadow or a burnt-out
 * area appears only at high contrast.
 */
const CONTRAST_STEPS = [NEUTRAL, 1.5, 2, 3] as const;

export const CONTRAST_RANGE = { min: NEUTRAL, max: 3 } as const;
export const BRIGHTNESS_RANGE = { min: 0.5, max: 3 } as const;

/**
 * Contrast and brightness for viewing only: nothing is stored, and the layers over the picture do
 * not change.
 */
export function useLight() {
  const [contrast, setContrast] = useState<number>(NEUTRAL);
  const [brightness, setBrightness] = useState<number>(NEUTRAL);
  const isNeutral = contrast === NEUTRAL && brightness === NEUTRAL;
  const reset = () => {
    setContrast(NEUTRAL);
    setBrightness(NEUTRAL);
  };
  /** Steps up the contrast; after the last step, resets contrast and brightness. */
  const step = () => {
    const next = CONTRAST_STEPS.find((one) => one > contrast);
    if (next === undefined) reset();
    else setContrast(next);
  };
  return {
    contrast,
    setContrast,
    brightness,
    setBrightness,
    isNeutral,
    reset,
    filter: isNeutral ? undefined : `brightness(${brightness}) contrast(${contrast})`,
    keys: { l: step },
  };
}

export type Light = ReturnType<typeof useLight>;
