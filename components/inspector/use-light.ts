'use client';
import { useState } from 'react';

const NEUTRAL = 1;
/** What the key goes through: an edit's edge in shadow or in a burnt-out area shows late. */
const CONTRAST_STEPS = [NEUTRAL, 1.5, 2, 3] as const;

export const CONTRAST_RANGE = { min: NEUTRAL, max: 3 } as const;
export const BRIGHTNESS_RANGE = { min: 0.5, max: 3 } as const;

/** How the picture is lit for the eye alone: nothing of it is stored, and nothing over the picture changes. */
export function useLight() {
  const [contrast, setContrast] = useState<number>(NEUTRAL);
  const [brightness, setBrightness] = useState<number>(NEUTRAL);
  const isNeutral = contrast === NEUTRAL && brightness === NEUTRAL;
  const reset = () => {
    setContrast(NEUTRAL);
    setBrightness(NEUTRAL);
  };
  /** To the next step up; after the last one all is as it was. */
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
