'use client';
import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type PointerEvent,
  type Dispatch,
  type RefObject,
  type SetStateAction,
} from 'react';
import {
  centredOn,
  FITTED,
  fit,
  scaleMax,
  settle,
  viewOf,
  zoomAt,
  type Point,
  type Size,
  type View,
} from './viewport';

const WHEEL_STEP = 0.002;
/** Trackpads report a pinch as wheel events with ctrl and small deltas. */
const PINCH_STEP = 0.01;
const DOUBLE_CLICK_FACTOR = 2.5;
const NOWHERE: Size = { width: 1, height: 1 };

type Box = Parameters<typeof viewOf>[0];

export interface Viewport {
  readonly view: View;
  /** Size of the stage. */
  readonly outer: Size;
  readonly fitted: Size;
  zoomBy(factor: number): void;
  panBy(x: number, y: number): void;
  /** Takes a point of the picture as shares of its sides. */
  centreOn(point: Point): void;
  showAll(): void;
  showRegion(region: Box): void;
}

function useSizeOf(stage: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState(NOWHERE);
  useLayoutEffect(() => {
    const element = stage.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() =>
      setSize({ width: element.clientWidth, height: element.clientHeight }),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [stage]);
  return size;
}

/** Zoom and position of a picture; pictures that share one move together. */
export type SharedView = readonly [View, Dispatch<SetStateAction<View>>];

/**
 * Zoom and pan of one picture in its stage. `margin` is kept free around the fitted picture, in CSS
 * px.
 */
export function useViewport(
  stage: RefObject<HTMLElement | null>,
  picture: Size,
  margin: number,
  shared?: SharedView,
) {
  const outer = useSizeOf(stage);
  const own = useState(FITTED);
  const [view, setView] = shared ?? own;
  const { width, height } = picture;
  const space = useMemo(() => {
    const fitted = fit(
      {
        width: Math.max(outer.width - 2 * margin, 1),
        height: Math.max(outer.height - 2 * margin, 1),
      },
      { width, height },
    );
    return { fitted, maximum: scaleMax(fitted, { width, height }) };
  }, [outer, width, height, margin]);

  const change = useCallback(
    (next: (view: View) => View) =>
      setView((before) => settle(next(before), outer, space.fitted, space.maximum)),
    [outer, space, setView],
  );
  const viewport = useMemo<Viewport>(
    () => ({
      view: settle(view, outer, space.fitted, space.maximum),
      outer,
      fitted: space.fitted,
      zoomBy: (factor) => change((before) => zoomAt(before, factor, { x: 0, y: 0 })),
      panBy: (x, y) => change((before) => ({ ...before, x: before.x + x, y: before.y + y })),
      centreOn: (point) => change((before) => centredOn(point, before, space.fitted)),
      showAll: () => setView(FITTED),
      showRegion: (region) => change(() => viewOf(region, outer, space.fitted)),
    }),
    [view, outer, space, change, setView],
  );
  const zoomUnder = useCallback(
    (factor: number, point: Point) => change((before) => zoomAt(before, factor, point)),
    [change],
  );
  useWheel(stage, zoomUnder);
  const gestures = useGestures(stage, change, zoomUnder);
  return { viewport, gestures };
}

const fromCentre = (element: HTMLElement, clientX: number, clientY: number): Point => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
};

type ZoomUnder = (factor: number, point: Point) => void;

/** React's wheel listeners are passive and cannot prevent the page from scrolling. */
function useWheel(stage: RefObject<HTMLElement | null>, zoomUnder: ZoomUnder) {
  useEffect(() => {
    const element = stage.current;
    if (!element) return undefined;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      zoomUnder(
        Math.exp(-event.deltaY * (event.ctrlKey ? PINCH_STEP : WHEEL_STEP)),
        fromCentre(element, event.clientX, event.clientY),
      );
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [stage, zoomUnder]);
}

/** One pointer drags, two pointers pinch. */
function useGestures(
  stage: RefObject<HTMLElement | null>,
  change: (next: (view: View) => View) => void,
  zoomUnder: ZoomUnder,
) {
  const pointers = useRef(new Map<number, Point>());
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0 || (event.target instanceof Element && event.target.closest('button')))
        return;
      event.currentTarget.setPointerCapture(event.pointerId);
      pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const before = pointers.current.get(event.pointerId);
      const element = stage.current;
      if (!before || !element) return;
      const now = { x: event.clientX, y: event.clientY };
      const [other] = [...pointers.current]
        .filter(([id]) => id !== event.pointerId)
        .map(([, point]) => point);
      pointers.current.set(event.pointerId, now);
      if (!other)
        return change((view) => ({
          ...view,
          x: view.x + now.x - before.x,
          y: view.y + now.y - before.y,
        }));
      const factor =
        Math.hypot(now.x - other.x, now.y - other.y) /
        Math.max(Math.hypot(before.x - other.x, before.y - other.y), 1);
      zoomUnder(factor, fromCentre(element, (now.x + other.x) / 2, (now.y + other.y) / 2));
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) =>
      void pointers.current.delete(event.pointerId),
    onPointerCancel: (event: PointerEvent<HTMLElement>) =>
      void pointers.current.delete(event.pointerId),
    onDoubleClick: (event: { clientX: number; clientY: number; target: EventTarget }) => {
      const element = stage.current;
      if (!element || (event.target instanceof Element && event.target.closest('button'))) return;
      zoomUnder(DOUBLE_CLICK_FACTOR, fromCentre(element, event.clientX, event.clientY));
    },
  };
}
