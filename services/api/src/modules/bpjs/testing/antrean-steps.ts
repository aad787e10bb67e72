import { expect, vi } from 'vitest';
import type { Person } from '../../../testing/clinic-app.js';

/** What BPJS was told of a visit's number, as somebody of the facility sees it. */
export const antreanStepsSeenBy = (whoever: () => Person) => {
  /** The steps of a visit, as `added sent`; `added queued: unreachable` while it waits for something. */
  const stepsOf = async (visit: number): Promise<string[]> => {
    const { body } = await whoever().get(`/v2/live/mobile-jkn.visit?encounterId=${visit}`);
    const [row] = body.data as { steps: { step: string; status: string; problem: { problem: string } | null }[] }[];
    return (row?.steps ?? []).map(
      ({ step, status, problem }) => `${step} ${status}${problem ? `: ${problem.problem}` : ''}`,
    );
  };
  const until = (visit: number, ...steps: string[]) =>
    vi.waitFor(async () => expect(await stepsOf(visit)).toEqual(steps), { timeout: 10_000, interval: 20 });
  return { stepsOf, until };
};
