import type { ReplayScreen } from '@/replay/replay-screen';

const found = import.meta.glob<{ replayScreens: readonly ReplayScreen[] }>('../../../features/*/replay.tsx', {
  eager: true,
});

/** Every live screen that can be replayed, as the features declare them. */
export const replayScreens: readonly ReplayScreen[] = Object.values(found)
  .flatMap(feature => feature.replayScreens)
  .toSorted((one, other) => one.order - other.order);
