import type { Formats } from '@/lib/i18n/formats';

const UNITS = ['B', 'kB', 'MB'] as const;

/** `1.2 MB`, in powers of a thousand as file managers count. */
export function fileSize(bytes: number, formats: Formats): string {
  const step = Math.min(bytes < 1000 ? 0 : Math.floor(Math.log10(bytes) / 3), UNITS.length - 1);
  const value = bytes / 1000 ** step;
  return `${step === 0 ? formats.count(value) : formats.count(Math.round(value * 10) / 10)}\u00a0${UNITS[step] ?? 'B'}`;
}
