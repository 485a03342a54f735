'use client';
import { memo } from 'react';
import type { Region } from '@/lib/contract/forensics';
import { useTranslation } from '../translation';
import { COLOURS, confidenceOf, DASHES, lookOf, pairsOf, type Verdict } from './regions';

const STROKE_PX = 2.5;
const CASING_PX = 5;

interface OverlayProps {
  regions: readonly Region[];
  verdict: Verdict;
  /** Opacity of the fill, 0 to 1; the outlines are always visible. */
  fill: number;
  active: number | null;
}

const percent = (fraction: number) => `${fraction * 100}%`;

/**
 * Boxes over the picture in percent of its size, so that zooming cannot shift them. The list beside
 * the picture has the same information as text.
 */
export const Overlay = memo(function Overlay({ regions, verdict, fill, active }: OverlayProps) {
  return (
    <div aria-hidden className="pointer-events-none absolute inset-0">
      <svg className="absolute inset-0 size-full overflow-visible">
        <Hatch />
        {pairsOf(regions).map(([from, to]) => (
          <PairLine key={`${from}-${to}`} from={regions[from]} to={regions[to]} />
        ))}
        {regions.map((region, index) => (
          <Box
            key={index}
            region={region}
            fill={fill}
            isActive={index === active}
            isWeak={!verdict.flagged}
          />
        ))}
      </svg>
      {regions.map((region, index) => (
        <Label
          key={index}
          region={region}
          number={index + 1}
          confidence={verdict.flagged ? confidenceOf(region, verdict) : null}
        />
      ))}
    </div>
  );
});

const Hatch = () => (
  <defs>
    <pattern
      id="hatch"
      width="8"
      height="8"
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <line x1="0" y1="0" x2="0" y2="8" stroke={COLOURS.edited} strokeWidth="3" />
    </pattern>
    <pattern id="dots" width="8" height="8" patternUnits="userSpaceOnUse">
      <circle cx="2" cy="2" r="1.4" fill={COLOURS.copied} />
    </pattern>
  </defs>
);

const FILLS = { edited: 'url(#hatch)', copied: 'url(#dots)', ai: COLOURS.ai };

interface BoxProps {
  region: Region;
  fill: number;
  isActive: boolean;
  /** A thin line without filling: the verdict is below the client's threshold. */
  isWeak: boolean;
}

function Box({ region, fill, isActive, isWeak }: BoxProps) {
  const look = lookOf(region);
  const box = {
    x: percent(region.x_min),
    y: percent(region.y_min),
    width: percent(region.x_max - region.x_min),
    height: percent(region.y_max - region.y_min),
    rx: 2,
  };
  const extra = isActive ? 1.5 : 0;
  return (
    <g data-region={region.kind}>
      {!isWeak && (
        <rect {...box} fill={FILLS[look]} opacity={Math.min(1, fill * (isActive ? 2 : 1))} />
      )}
      <rect
        {...box}
        fill="none"
        stroke="var(--color-casing)"
        strokeWidth={(isWeak ? CASING_PX / 2 : CASING_PX) + extra}
      />
      <rect
        {...box}
        fill="none"
        stroke={COLOURS[look]}
        strokeWidth={(isWeak ? STROKE_PX / 2 : STROKE_PX) + extra}
        strokeDasharray={DASHES[look]}
        strokeLinecap={look === 'ai' ? 'round' : 'butt'}
      />
    </g>
  );
}

const middle = (low: number, high: number) => percent((low + high) / 2);

function PairLine({ from, to }: { from: Region | undefined; to: Region | undefined }) {
  if (!from || !to) return null;
  const line = {
    x1: middle(from.x_min, from.x_max),
    y1: middle(from.y_min, from.y_max),
    x2: middle(to.x_min, to.x_max),
    y2: middle(to.y_min, to.y_max),
  };
  return (
    <g>
      <line {...line} stroke="var(--color-casing)" strokeWidth={4} />
      <line {...line} stroke={COLOURS.copied} strokeWidth={1.5} strokeDasharray="4 4" />
    </g>
  );
}

/** Above the box, or inside it if the box starts at the upper edge of the picture. */
function Label({
  region,
  number,
  confidence,
}: {
  region: Region;
  number: number;
  /** Null for a weak sign. */
  confidence: number | null;
}) {
  const { t, formats } = useTranslation();
  const isAtTop = region.y_min < 0.06;
  return (
    <span
      className="absolute rounded-sm bg-casing px-1.5 text-meta leading-5 font-semibold whitespace-nowrap"
      style={{
        left: percent(Math.min(region.x_min, 0.8)),
        top: percent(region.y_min),
        color: COLOURS[lookOf(region)],
        transform: isAtTop ? 'translate(4px, 4px)' : 'translate(-2px, calc(-100% - 3px))',
      }}
    >
      {number}{' '}
      {confidence === null
        ? t.inspector.regions.weak.short
        : `${t.inspector.regions.short[region.kind]} ${formats.confidence(confidence)}`}
    </span>
  );
}
