'use client';
import type { Curve, CurveStep } from '@/lib/client/rules/share-curve';
import { fill } from '@/lib/shared/fill';
import { useSettingsWords } from '../settings/settings-words';
import { useWords } from '../words';
import { useBandWords } from './use-band-words';
import { useFigure } from './use-rule-words';

const isWholeYear = (years: number): boolean => Math.abs(years - Math.round(years)) < 1e-9;

/** Ages, price bands and whole curves in words: what the drawing says, for those who do not see it. */
export function useCurveWords() {
  const { plural } = useWords();
  const { rules } = useSettingsWords();
  const words = rules.curve;
  const figure = useFigure();
  const bandSaid = useBandWords();

  const duration = (years: number): string =>
    isWholeYear(years)
      ? plural(words.years, Math.round(years))
      : plural(words.months, Math.round(years * 12));

  const left = ({ leftPercent }: CurveStep): string => `${figure(leftPercent)}%`;

  const age = (step: CurveStep, isLast: boolean): string =>
    isLast
      ? fill(words.from, { from: duration(step.from) })
      : fill(words.until, { from: duration(step.from), to: duration(step.to) });

  const band = ({ band: one }: Curve): string | null => one && bandSaid(one.from, one.below);

  function said(curve: Curve): string {
    const steps = curve.steps
      .map((step, at) =>
        fill(words.curveStep, { left: left(step), age: age(step, at === curve.steps.length - 1) }),
      )
      .join(', ');
    const name = band(curve);
    return name === null ? steps : fill(words.curveBand, { band: name, steps });
  }

  return { age, left, band, said };
}
