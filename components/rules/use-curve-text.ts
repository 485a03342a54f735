'use client';
import type { Curve, CurveStep } from '@/lib/client/rules/share-curve';
import { fill } from '@/lib/shared/fill';
import { useSettingsMessages } from '../settings/settings-messages';
import { useTranslation } from '../translation';
import { useBandText } from './use-band-text';
import { useFigure } from './use-rule-text';

const isFullYear = (years: number): boolean => Math.abs(years - Math.round(years)) < 1e-9;

/** Ages, price bands and whole curves as text, for people who cannot see the chart. */
export function useCurveText() {
  const { plural } = useTranslation();
  const { rules } = useSettingsMessages();
  const messages = rules.curve;
  const figure = useFigure();
  const bandText = useBandText();

  const duration = (years: number): string =>
    isFullYear(years)
      ? plural(messages.years, Math.round(years))
      : plural(messages.months, Math.round(years * 12));

  const left = ({ leftPercent }: CurveStep): string => `${figure(leftPercent)}%`;

  const age = (step: CurveStep, isLast: boolean): string =>
    isLast
      ? fill(messages.from, { from: duration(step.from) })
      : fill(messages.until, { from: duration(step.from), to: duration(step.to) });

  const band = ({ band: one }: Curve): string | null => one && bandText(one.from, one.below);

  function textOf(curve: Curve): string {
    const steps = curve.steps
      .map((step, at) =>
        fill(messages.curveStep, {
          left: left(step),
          age: age(step, at === curve.steps.length - 1),
        }),
      )
      .join(', ');
    const name = band(curve);
    return name === null ? steps : fill(messages.curveBand, { band: name, steps });
  }

  return { age, left, band, textOf };
}
