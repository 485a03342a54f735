'use client';
import { useId } from 'react';
import type { Curve } from '@/lib/client/rules/share-curve';
import { fill } from '@/lib/shared/fill';
import { useSettingsMessages } from '../settings/settings-messages';
import { useCurveText } from './use-curve-text';

/**
 * The maximum width on the page, at which one unit is one pixel and labels have their nominal size.
 */
const WIDTH = 768;
const HEIGHT = 336;
/** Room for the widest label of the y axis. */
const LEFT = 84;
const RIGHT = 20;
/** Room for the upper half of the 100 % label. */
const TOP = 20;
const BOTTOM = 66;
const PERCENTS = [0, 25, 50, 75, 100];
/** The number of labels that fit below the axis. */
const YEAR_LABELS_MAX = 12;
/** Bands also differ by dash pattern, so that they can be distinguished without colour. */
const DASHES = ['', '8 4', '2 4', '12 4 2 4'];
const STROKES = ['text-accent', 'text-ink', 'text-ink-2', 'text-control'];

interface CurveChartProps {
  name: string;
  curves: readonly Curve[];
  years: number;
  /** False if a figure is invalid; then the last valid curve is drawn. */
  isCurrent: boolean;
}

/**
 * Draws the remaining value by age as a step function. It drops on the day on which a unit of age
 * is completed or begins, depending on the unit.
 */
export function CurveChart({ name, curves, years, isCurrent }: CurveChartProps) {
  const { rules: messages } = useSettingsMessages();
  const { band, textOf } = useCurveText();
  const id = useId();
  const x = (age: number) => LEFT + (age / years) * (WIDTH - LEFT - RIGHT);
  const y = (percent: number) => TOP + (1 - percent / 100) * (HEIGHT - TOP - BOTTOM);
  return (
    <svg
      role="img" // oxlint-disable-line jsx-a11y/prefer-tag-over-role -- an inline SVG has no other tag
      aria-labelledby={id}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className={`w-full rounded-md border border-line bg-surface ${isCurrent ? '' : 'border-dashed'}`}
    >
      <title id={id}>
        {fill(messages.curve.curve, { rule: name, steps: curves.map(textOf).join('; ') })}
      </title>
      <Axes years={years} x={x} y={y} />
      {curves.map((curve, at) => (
        <path
          key={band(curve) ?? 'all'}
          d={pathOf(curve, x, y)}
          fill="none"
          stroke="currentColor"
          strokeWidth={2.5}
          strokeLinejoin="round"
          strokeDasharray={DASHES[at % DASHES.length]}
          className={isCurrent ? STROKES[at % STROKES.length] : 'text-control'}
        />
      ))}
    </svg>
  );
}

type Scale = (value: number) => number;

const pathOf = ({ steps }: Curve, x: Scale, y: Scale): string =>
  steps
    .map(
      ({ from, to, leftPercent }, at) =>
        `${at === 0 ? 'M' : 'L'}${x(from)} ${y(leftPercent)}H${x(to)}`,
    )
    .join('');

function Axes({ years, x, y }: { years: number; x: Scale; y: Scale }) {
  const { rules: messages } = useSettingsMessages();
  const stride = Math.ceil(years / YEAR_LABELS_MAX);
  const ticks = Array.from({ length: Math.floor(years / stride) + 1 }, (_, at) => at * stride);
  return (
    <g
      aria-hidden
      className="text-[13px] text-ink-2 @max-2xl:text-[15px] @max-xl:text-[20px] @max-md:text-[26px]"
    >
      {PERCENTS.map((percent) => (
        <g key={percent}>
          <line
            x1={LEFT}
            x2={WIDTH - RIGHT}
            y1={y(percent)}
            y2={y(percent)}
            stroke="currentColor"
            className="text-line"
          />
          <text
            x={LEFT - 10}
            y={y(percent)}
            textAnchor="end"
            dominantBaseline="central"
            fill="currentColor"
          >
            {percent}%
          </text>
        </g>
      ))}
      {ticks.map((year) => (
        <text
          key={year}
          x={x(year)}
          y={HEIGHT - BOTTOM + 29}
          textAnchor="middle"
          fill="currentColor"
        >
          {year}
        </text>
      ))}
      <text x={(LEFT + WIDTH - RIGHT) / 2} y={HEIGHT - 8} textAnchor="middle" fill="currentColor">
        {messages.curve.x}
      </text>
    </g>
  );
}

/** A sample of a curve's stroke, shown before its description. */
export const StrokeSample = ({ at }: { at: number }) => (
  <svg aria-hidden width={28} height={8} className={`shrink-0 ${STROKES[at % STROKES.length]}`}>
    <line
      x1={0}
      x2={28}
      y1={4}
      y2={4}
      stroke="currentColor"
      strokeWidth={2.5}
      strokeDasharray={DASHES[at % DASHES.length]}
    />
  </svg>
);
