import { useMemo } from 'react';
import { dayOf, peaksOf, statusOf, together, type Count, type Peak, type Spell } from '@/replay/phases';
import type { ReplayLine } from '@/replay/replay-line';
import type { ReplayScreen } from '@/replay/replay-screen';
import { moduleOf } from './row-label';
import { useSteps } from './use-replay';

export interface DayOfScreen {
  spells: readonly Spell[];
  counts: readonly Count[];
  peaks: readonly Peak[];
  /** The module whose enumeration names the phases. */
  module: string;
}

/** The day's figures of a screen: who waited how long, and how many at each time. */
export function useDayOfScreen(line: ReplayLine, { topics, phaseOf }: ReplayScreen, startsAt: number): DayOfScreen {
  const steps = useSteps(line);
  return useMemo(() => {
    const days = line
      .onScreen()
      .filter(({ topic }) => topics.includes(topic))
      .filter(({ view }) => view !== null)
      .map(topic => dayOf(topic, startsAt, phaseOf ?? statusOf));
    const counts = together(days.map(day => day.counts));
    return {
      spells: days.flatMap(day => day.spells),
      counts,
      peaks: peaksOf(counts),
      module: moduleOf(topics[0] ?? ''),
    };
    // The number of steps is the dependency, because it grows as more of the day is fetched.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [line, steps, topics, phaseOf, startsAt]);
}
