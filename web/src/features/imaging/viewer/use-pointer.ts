import { useEffect, useRef, type PointerEvent, type RefObject } from 'react';
import type { Spot, Stage } from './stage';
import { draggedBy } from './window';

export type Tool = 'window' | 'scroll' | 'pan' | 'zoom' | 'measure';

/** How far one drags for the next image. */
const PIXELS_AN_IMAGE = 12;
/** By how much a pixel of dragging enlarges. */
const PER_PIXEL = 1.008;

export interface PointerHandlers {
  stage: Stage | null;
  tool: Tool;
  /** So many images on, or back. */
  onScroll: (by: number) => void;
  /** Dragged with the measuring tool: from where, to where, and whether it has ended. */
  onMeasure: (from: Spot, to: Spot, isDone: boolean) => void;
}

const spotIn = (event: PointerEvent<HTMLElement>): Spot => {
  const { left, top } = event.currentTarget.getBoundingClientRect();
  return [event.clientX - left, event.clientY - top];
};

/** The middle button moves, the right one enlarges; the left one, or one finger, does what the tool does. */
const toolOf = (button: number, tool: Tool): Tool => (button === 1 ? 'pan' : button === 2 ? 'zoom' : tool);

interface Drag {
  tool: Tool;
  from: Spot;
  /** What was dragged since the last image. */
  rest: number;
}

/** Dragging by mouse and fingers, two of which enlarge and move; the wheel looks through the images. */
export function usePointer(handlers: PointerHandlers) {
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  const drag = useRef<Drag | null>(null);
  const fingers = useRef(new Map<number, Spot>());

  const pinch = (id: number, now: Spot): void => {
    const { stage } = latest.current;
    const other = [...fingers.current].find(([each]) => each !== id)?.[1];
    const before = fingers.current.get(id);
    if (!stage || !other || !before) return;
    const apart = ([x, y]: Spot) => Math.max(1, Math.hypot(x - other[0], y - other[1]));
    stage.zoomBy(apart(now) / apart(before));
    stage.panBy((now[0] - before[0]) / 2, (now[1] - before[1]) / 2);
  };

  const move = (by: Spot, now: Spot): void => {
    const { stage, onScroll, onMeasure } = latest.current;
    const its = drag.current;
    if (!stage || !its) return;
    const [across, down] = by;
    if (its.tool === 'pan') stage.panBy(across, down);
    if (its.tool === 'zoom') stage.zoomBy(PER_PIXEL ** -down);
    if (its.tool === 'measure') onMeasure(its.from, now, false);
    if (its.tool === 'window' && stage.window) stage.setWindow(draggedBy(stage.window, across, down));
    if (its.tool !== 'scroll') return;
    its.rest += down;
    const images = Math.trunc(its.rest / PIXELS_AN_IMAGE);
    its.rest -= images * PIXELS_AN_IMAGE;
    if (images !== 0) onScroll(images);
  };

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const now = spotIn(event);
      event.currentTarget.setPointerCapture(event.pointerId);
      fingers.current.set(event.pointerId, now);
      // A second finger ends what the first had begun.
      drag.current =
        fingers.current.size > 1 ? null : { tool: toolOf(event.button, latest.current.tool), from: now, rest: 0 };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const before = fingers.current.get(event.pointerId);
      if (!before) return;
      const now = spotIn(event);
      if (fingers.current.size > 1) pinch(event.pointerId, now);
      else move([now[0] - before[0], now[1] - before[1]], now);
      fingers.current.set(event.pointerId, now);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const its = drag.current;
      if (its?.tool === 'measure') latest.current.onMeasure(its.from, spotIn(event), true);
      drag.current = null;
      fingers.current.delete(event.pointerId);
    },
    onPointerCancel: (event: PointerEvent<HTMLElement>) => {
      drag.current = null;
      fingers.current.delete(event.pointerId);
    },
    onContextMenu: (event: { preventDefault: () => void }) => event.preventDefault(),
  };
}

/** The wheel looks through the images, with Ctrl it enlarges; the page must not move meanwhile. */
export function useWheel(
  surface: RefObject<HTMLElement | null>,
  { stage, onScroll }: Pick<PointerHandlers, 'stage' | 'onScroll'>,
) {
  useEffect(() => {
    const element = surface.current;
    if (!element) return;
    const turn = (event: WheelEvent) => {
      event.preventDefault();
      if (event.ctrlKey) stage?.zoomBy(event.deltaY < 0 ? 1.1 : 1 / 1.1);
      else onScroll(Math.sign(event.deltaY));
    };
    element.addEventListener('wheel', turn, { passive: false });
    return () => element.removeEventListener('wheel', turn);
  }, [surface, stage, onScroll]);
}
