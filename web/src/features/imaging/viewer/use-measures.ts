import { useState } from 'react';
import type { Measure } from './measures';
import type { Place, Spot, Stage } from './stage';

/** How far a press of an arrow moves the cross; with Shift, ten times as far. */
const STEP = 2;

/** Shorter drags are a click by mistake. */
const SHORTEST = 3;

/** The measurements of each frame, made by dragging or, with a cross that arrows move, by keyboard. */
export function useMeasures(stage: Stage | null, frame: string) {
  const [all, setAll] = useState<Readonly<Record<string, readonly Measure[]>>>({});
  const [growing, setGrowing] = useState<Measure | null>(null);
  const [cross, setCross] = useState<Spot | null>(null);
  const [begun, setBegun] = useState<Place | null>(null);
  const mine = all[frame] ?? [];
  const keep = (measure: Measure) => setAll(before => ({ ...before, [frame]: [...(before[frame] ?? []), measure] }));

  const drag = (from: Spot, to: Spot, isDone: boolean) => {
    if (!stage) return;
    const measure = { from: stage.placeAt(from), to: stage.placeAt(to) };
    const isLong = Math.hypot(to[0] - from[0], to[1] - from[1]) >= SHORTEST;
    if (isDone && isLong) keep(measure);
    setGrowing(isDone ? null : measure);
  };
  const moveCross = (across: number, down: number, isFar: boolean) => {
    if (!stage) return;
    const [x, y] = cross ?? stage.middle;
    const by = STEP * (isFar ? 10 : 1);
    const next: Spot = cross ? [x + across * by, y + down * by] : [x, y];
    setCross(next);
    if (begun) setGrowing({ from: begun, to: stage.placeAt(next) });
  };
  /** Sets the first end where the cross is, then the second. */
  const press = () => {
    if (!stage) return;
    if (!cross) return setCross(stage.middle);
    const place = stage.placeAt(cross);
    if (!begun) return setBegun(place);
    keep({ from: begun, to: place });
    setBegun(null);
    setGrowing(null);
  };
  const stop = () => {
    setCross(null);
    setBegun(null);
    setGrowing(null);
  };
  return {
    measures: growing ? [...mine, growing] : mine,
    cross,
    ...{ drag, moveCross, press, stop },
    clear: () => {
      stop();
      setAll(before => ({ ...before, [frame]: [] }));
    },
  };
}
