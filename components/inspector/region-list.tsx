'use client';
import { fill } from '@/lib/shared/fill';
import { Kbd } from '../ui/kbd';
import { areaOf, lookOf, partnerOf, regionsOf, type RegionVerdict } from '../viewer/regions';
import { useTranslation } from '../translation';

interface RegionListProps {
  verdict: RegionVerdict;
  active: number | null;
  onRegion(index: number): void;
}

const SWATCHES = {
  edited: 'border-edited bg-[repeating-linear-gradient(135deg,#ffb000_0_3px,#0b0f14_3px_7px)]',
  copied:
    'border-dashed border-copied bg-casing bg-[radial-gradient(#00e5ff_1px,transparent_1.4px)] bg-[length:5px_5px]',
  ai: 'border-dotted border-ai bg-casing',
};

const KEYS_MAX = 9;
/** Smaller areas are not 0%. */
const AREA_SHARE_MIN = 0.01;

/** The boxes on the picture in words; each entry moves the view to its region. */
export function RegionList({ verdict, active, onRegion }: RegionListProps) {
  const { t, formats } = useTranslation();
  const messages = t.inspector.regions;
  const regions = regionsOf(verdict);
  const areaText = (share: number) =>
    share < AREA_SHARE_MIN
      ? fill(messages.lessThan, { share: formats.percent(AREA_SHARE_MIN) })
      : formats.percent(share);
  if (regions.length === 0) return null;
  return (
    <ol aria-label={messages.title} className="-mx-2 flex flex-col">
      {regions.map((region, index) => {
        const partner = partnerOf(regions, index);
        const text = fill(verdict.flagged ? messages.long[region.kind] : messages.weak.long, {
          number: index + 1,
          area: areaText(areaOf(region)),
          partner: partner + 1,
        });
        const withPartner =
          partner < 0
            ? text
            : `${text}, ${fill(region.kind === 'copy_source' ? messages.copiedTo : messages.copiedFrom, { partner: partner + 1 })}`;
        return (
          <li key={index}>
            <button
              type="button"
              aria-pressed={index === active}
              className="flex min-h-7 w-full items-center gap-2 rounded-sm px-2 text-left hover:bg-sunken aria-pressed:bg-accent-soft forced-colors:aria-pressed:border-3 forced-colors:aria-pressed:border-[Highlight]"
              onClick={() => onRegion(index)}
            >
              <span
                aria-hidden
                className={`h-3.5 w-5.5 shrink-0 rounded-sm border forced-color-adjust-none ${SWATCHES[lookOf(region)]}`}
              />
              <span className="min-w-0 flex-1">{withPartner}</span>
              {index < KEYS_MAX && <Kbd>{String(index + 1)}</Kbd>}
            </button>
          </li>
        );
      })}
    </ol>
  );
}
