import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { loadingBar, LoadingBarTimer, type BarState } from './loading-bar-timing';

/** The bar at the top while a page is loading. */
export function LoadingBar() {
  const router = useRouter();
  const [bar, setBar] = useState<BarState>({ progress: 0, visible: false, status: 'idle' });
  useEffect(() => {
    const timer = new LoadingBarTimer(setBar);
    const off = [
      router.subscribe('onBeforeLoad', ({ pathChanged }) => {
        if (pathChanged) timer.start();
      }),
      router.subscribe('onResolved', () => timer.finish(router.state.matches.some(match => match.status === 'error'))),
    ];
    return () => {
      timer.stop();
      for (const cancel of off) cancel();
    };
  }, [router]);
  return <LoadingBarView bar={bar} />;
}

/** The bar itself, drawn from its state. */
export function LoadingBarView({ bar }: { bar: BarState }) {
  return (
    <div
      aria-hidden
      data-loading-bar={bar.status}
      className="pointer-events-none fixed inset-x-0 top-0 z-50 origin-left"
      style={{
        height: loadingBar.height,
        backgroundColor: bar.status === 'error' ? 'var(--danger)' : loadingBar.color,
        opacity: bar.visible ? 1 : 0,
        transform: `scaleX(${bar.progress}%)`,
        transition: 'transform 100ms linear, opacity 120ms linear',
      }}
    />
  );
}
