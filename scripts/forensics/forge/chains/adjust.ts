import { toSharp } from '@/scripts/forensics/bitmap';
import { pixelsOf } from '../decode';
import type { Random } from '../random';
import { rounded } from './rounded';
import type { Step } from './step';

export function planSharpen(random: Random): Step {
  const [sigma, m1, m2] = [
    random.between(0.5, 1.5),
    random.between(0.3, 1),
    random.between(0.8, 3),
  ];
  return {
    params: rounded({ step: 'sharpen', sigma, m1, m2 }),
    apply: (picture) => pixelsOf(toSharp(picture).sharpen({ sigma, m1, m2 })),
  };
}

/** Brightness, contrast and gamma as one table, then saturation. */
export function planTone(random: Random): Step {
  const [gain, contrast] = [random.between(0.85, 1.25), random.between(0.85, 1.3)];
  const gamma = random.chance(0.4) ? random.between(0.8, 1.25) : 1;
  const saturation = random.chance(0.7) ? random.between(0.8, 1.35) : 1;
  const table = Uint8Array.from({ length: 256 }, (_, value) => {
    const level = 255 * (value / 255) ** gamma;
    return Math.max(0, Math.min(255, Math.round((level - 128) * contrast + 128 * gain)));
  });
  return {
    params: rounded({ step: 'tone', gain, contrast, gamma, saturation }),
    apply: (picture) => {
      const toned = { ...picture, rgb: picture.rgb.map((value) => table[value] as number) };
      return pixelsOf(toSharp(toned).modulate({ saturation }));
    },
  };
}
