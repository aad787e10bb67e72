import { useCallback, useEffect, useRef, useState } from 'react';
import type { Frame } from './image-ids';
import { Stage } from './stage';

export interface Staged {
  /** Where the renderer draws. */
  host: (element: HTMLDivElement | null) => void;
  stage: Stage | null;
  /** Index of the frame that is shown. */
  at: number;
  go: (at: number) => void;
  /** The first image is not there yet. */
  loading: boolean;
  /** What keeps the frame from being shown; null if nothing does. */
  error: unknown;
}

/** Looks through the frames of a series, which are the same as long as the component is there. */
export function useStage(frames: readonly Frame[]): Staged {
  const [stage, setStage] = useState<Stage | null>(null);
  const [at, setAt] = useState(0);
  const [loading, setLoading] = useState(true);
  const [error, setError] = useState<unknown>(null);
  const [, draw] = useState(0);
  const opened = useRef<Stage | null>(null);

  const host = useCallback((element: HTMLDivElement | null) => {
    opened.current?.close();
    opened.current = element && new Stage(element, () => draw(times => times + 1));
    setStage(opened.current);
  }, []);

  useEffect(() => {
    if (!stage) return;
    let isOld = false;
    stage
      .show(frames, 0)
      .catch(refused => !isOld && setError(refused))
      .finally(() => !isOld && setLoading(false));
    return () => void (isOld = true);
  }, [stage, frames]);

  const asked = useRef(0);
  const go = useCallback(
    (wanted: number) => {
      const next = Math.min(frames.length - 1, Math.max(0, wanted));
      const mine = ++asked.current;
      setAt(next);
      setError(null);
      stage?.go(next).catch(refused => asked.current === mine && setError(refused));
    },
    [stage, frames],
  );
  return { host, stage, at, go, loading, error };
}
