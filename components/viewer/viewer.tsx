'use client';
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp } from 'lucide-react';
import {
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  type MouseEvent,
} from 'react';
import { useTranslation } from '../translation';
import { Minimap } from './minimap';
import type { Viewport } from './use-viewport';
import type { Size } from './viewport';

export const STAGE_MARGIN_PX = 10;
const PAN_STEP_PX = 60;

interface ViewerProps {
  stage: RefObject<HTMLDivElement | null>;
  viewport: Viewport;
  gestures: {
    onPointerDown(event: PointerEvent<HTMLElement>): void;
    onPointerMove(event: PointerEvent<HTMLElement>): void;
    onPointerUp(event: PointerEvent<HTMLElement>): void;
    onPointerCancel(event: PointerEvent<HTMLElement>): void;
    onDoubleClick(event: MouseEvent<HTMLElement>): void;
  };
  address: string;
  name: string;
  /** A CSS filter for the picture only; overlays keep their colours. */
  filter: string | undefined;
  /** Null if no heatmap is shown. */
  heatmap: { readonly address: string; readonly opacity: number } | null;
  /**
   * The share of the picture's width from which overlays are visible; the part left of it is bare.
   */
  wipe?: number | null;
  onNaturalSize(size: Size): void;
  children: ReactNode;
}

/**
 * The picture is laid out at its zoomed size and moved by a transform, so that lines and labels
 * over it keep their thickness and boxes in percent stay on the same pixels at every zoom.
 */
export function Viewer({
  stage,
  viewport,
  gestures,
  address,
  name,
  filter,
  heatmap,
  wipe = null,
  onNaturalSize,
  children,
}: ViewerProps) {
  const { t } = useTranslation();
  const { view, fitted, panBy } = viewport;
  const isZoomed = view.scale > 1;
  return (
    // The stage has to be focusable, although it is no control, so that arrow keys can pan it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={stage}
      role="application"
      aria-label={t.inspector.stage}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      onKeyDown={(event) => panKeys(event, panBy)}
      {...gestures}
      className={`stage shrink-0 touch-none overflow-hidden bg-stage -outline-offset-2 select-none forced-color-adjust-none ${isZoomed ? 'cursor-grab active:cursor-grabbing' : 'cursor-zoom-in'}`}
    >
      <div
        className="absolute top-1/2 left-1/2"
        style={{
          width: fitted.width * view.scale,
          height: fitted.height * view.scale,
          transform: `translate(-50%, -50%) translate(${view.x}px, ${view.y}px)`,
        }}
      >
        <PictureImage
          key={address}
          address={address}
          name={name}
          filter={filter}
          onNaturalSize={onNaturalSize}
        />
        <Layers heatmap={heatmap} wipe={wipe}>
          {children}
        </Layers>
        {wipe !== null && (
          <div
            aria-hidden
            data-divider
            className="absolute inset-y-0 w-0.5 -translate-x-1/2 bg-white outline-1 outline-casing"
            style={{ left: `${wipe * 100}%` }}
          />
        )}
      </div>
      {isZoomed && <Minimap viewport={viewport} address={address} />}
      {isZoomed && <PanPad panBy={panBy} />}
    </div>
  );
}

/** Heatmap and boxes, clipped to the part right of the wipe. */
const Layers = ({
  heatmap,
  wipe,
  children,
}: Pick<ViewerProps, 'heatmap' | 'children'> & { wipe: number | null }) => (
  <div
    className="absolute inset-0"
    style={
      wipe === null ? undefined : { clipPath: `inset(-100vmax -100vmax -100vmax ${wipe * 100}%)` }
    }
  >
    {heatmap && (
      <img
        src={heatmap.address}
        alt=""
        draggable={false}
        className="absolute inset-0 size-full"
        style={{ opacity: heatmap.opacity }}
      />
    )}
    {children}
  </div>
);

function panKeys(event: KeyboardEvent<HTMLElement>, panBy: Viewport['panBy']) {
  const steps: Record<string, [number, number]> = {
    ArrowLeft: [PAN_STEP_PX, 0],
    ArrowRight: [-PAN_STEP_PX, 0],
    ArrowUp: [0, PAN_STEP_PX],
    ArrowDown: [0, -PAN_STEP_PX],
  };
  const step = steps[event.key];
  if (!step || event.target !== event.currentTarget) return;
  event.preventDefault();
  event.stopPropagation();
  panBy(...step);
}

function PictureImage({
  address,
  name,
  filter,
  onNaturalSize,
}: {
  address: string;
  name: string;
  filter: string | undefined;
  onNaturalSize: ViewerProps['onNaturalSize'];
}) {
  const { t } = useTranslation();
  const [state, setState] = useState<'loading' | 'shown' | 'broken'>('loading');
  return (
    <>
      {state === 'loading' && <div aria-hidden className="absolute inset-0 bg-white/5" />}
      {state === 'broken' && (
        <p
          role="alert"
          className="absolute inset-0 grid place-items-center p-6 text-center text-white"
        >
          {t.inspector.pictureBroken}
        </p>
      )}
      <img
        src={address}
        alt={name}
        draggable={false}
        decoding="async"
        className={`absolute inset-0 size-full object-contain transition-opacity duration-100 ${state === 'shown' ? '' : 'opacity-0'}`}
        style={{ filter }}
        onLoad={({ currentTarget }) => {
          setState('shown');
          onNaturalSize({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight });
        }}
        onError={() => setState('broken')}
      />
    </>
  );
}

/** Buttons that pan like a drag, one step per click. */
function PanPad({ panBy }: { panBy: Viewport['panBy'] }) {
  const { t } = useTranslation();
  const pads = [
    {
      label: t.inspector.panLeft,
      icon: ArrowLeft,
      x: PAN_STEP_PX,
      y: 0,
      at: 'col-start-1 row-start-2',
    },
    {
      label: t.inspector.panUp,
      icon: ArrowUp,
      x: 0,
      y: PAN_STEP_PX,
      at: 'col-start-2 row-start-1',
    },
    {
      label: t.inspector.panDown,
      icon: ArrowDown,
      x: 0,
      y: -PAN_STEP_PX,
      at: 'col-start-2 row-start-3',
    },
    {
      label: t.inspector.panRight,
      icon: ArrowRight,
      x: -PAN_STEP_PX,
      y: 0,
      at: 'col-start-3 row-start-2',
    },
  ];
  return (
    <div className="absolute right-2 bottom-2 grid grid-cols-3 opacity-80 hover:opacity-100 focus-within:opacity-100">
      {pads.map(({ label, icon: Icon, x, y, at }) => (
        <button
          key={label}
          type="button"
          aria-label={label}
          title={label}
          className={`grid size-6 place-items-center rounded-sm bg-casing text-white ${at}`}
          onClick={() => panBy(x, y)}
        >
          <Icon aria-hidden size={14} />
        </button>
      ))}
    </div>
  );
}
