import type { DayOfLog } from '@alur/contracts/kernel/replay';
import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { currentMerchantAtom } from '@/access/current-merchant';
import { browserScheduler } from '@/live/browser-scheduler';
import { ReplayLine } from '@/replay/replay-line';
import { ReplayPlayer, type Playing } from '@/replay/replay-player';
import type { Moment } from '@/replay/replay-topic';
import type { Step } from '@/replay/steps';
import { replayFetch } from '../audit-api';

export interface Replay {
  line: ReplayLine;
  player: ReplayPlayer;
}

/** The data of a day and the player that moves through it. A component shows one day: give it the day as its key. */
export function useReplay({ day, startsAt, endsAt }: DayOfLog['data'], begin: Moment): Replay {
  const merchantId = useAtomValue(currentMerchantAtom) ?? 0;
  const queries = useQueryClient();
  const [replay] = useState(() => {
    const line = new ReplayLine({
      name: [merchantId, day],
      moment: begin,
      fetch: replayFetch(merchantId, day),
      scheduler: browserScheduler,
      publish: (key, view) => void queries.setQueryData(key, view),
    });
    const player = new ReplayPlayer({
      startsAt: Date.parse(startsAt),
      endsAt: Date.parse(endsAt),
      moment: begin,
      scheduler: browserScheduler,
      steps: () => line.steps(),
      reach: () => line.reach(),
      seek: to => line.seek(to),
    });
    return { line, player };
  });
  useEffect(
    () => () => {
      replay.player.close();
      replay.line.close();
    },
    [replay],
  );
  return replay;
}

/** The player's state: its moment, whether it plays, how fast. */
export const usePlaying = (player: ReplayPlayer): Playing => useSyncExternalStore(player.onChange, player.current);

/** Whether the screen's whole day has been fetched. */
export const useWhole = (line: ReplayLine): boolean =>
  useSyncExternalStore(
    line.subscribe,
    useCallback(() => line.reach() === Number.POSITIVE_INFINITY, [line]),
  );

/** The steps that changed the screen during the day, as far as they have been fetched. */
export function useSteps(line: ReplayLine): readonly Step[] {
  return useSyncExternalStore(
    line.subscribe,
    useCallback(() => line.steps(), [line]),
  );
}
