'use client';
import type { PointerEvent } from 'react';
import type { Viewport } from './use-viewport';
import { fit, seenPart } from './viewport';

const SPACE = { width: 96, height: 72 };

const percent = (fraction: number) => `${fraction * 100}%`;
const still = (event: { stopPropagation(): void }) => event.stopPropagation();

/**
 * Shows which part of the picture is visible; a click or drag moves there, like the arrow keys and
 * buttons.
 */
export function Minimap({ viewport, address }: { viewport: Viewport; address: string }) {
  const { view, outer, fitted, centreOn } = viewport;
  const size = fit(SPACE, fitted);
  const seen = seenPart(view, outer, fitted);
  const go = (event: PointerEvent<HTMLElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    centreOn({ x: (event.clientX - left) / width, y: (event.clientY - top) / height });
  };
  return (
    // Hidden from assistive technology, because the arrow buttons do the same.
    <div
      aria-hidden
      data-minimap
      className="absolute bottom-2 left-2 box-content cursor-pointer touch-none overflow-hidden rounded-sm border border-white bg-casing shadow-float"
      style={size}
      onPointerDown={(event) => {
        // Otherwise the stage below would treat it as dragging the picture.
        event.stopPropagation();
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        go(event);
      }}
      onPointerMove={(event) => {
        event.stopPropagation();
        if (event.currentTarget.hasPointerCapture(event.pointerId)) go(event);
      }}
      onDoubleClick={still}
    >
      <img src={address} alt="" draggable={false} className="absolute inset-0 size-full" />
      {/* The shadow dims everything outside the frame. */}
      <div
        data-seen
        className="absolute border-2 border-white shadow-[0_0_0_1px_var(--color-casing),0_0_0_200px_rgb(0_0_0/0.5)]"
        style={{
          left: percent(seen.x_min),
          top: percent(seen.y_min),
          width: percent(seen.x_max - seen.x_min),
          height: percent(seen.y_max - seen.y_min),
        }}
      />
    </div>
  );
}
