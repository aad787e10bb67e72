import type { Aggregate } from '../kernel/aggregate.js';
import type { Staff } from '../kernel/care-header.js';
import { ensure } from '../kernel/rejection.js';
import type { AnalyserResultEvent, LeftValue, ReceivedValue } from './events.js';

interface Result {
  readonly resultId: number;
  readonly analyserId: number;
  readonly sampleNumber: string;
  readonly values: readonly ReceivedValue[];
  readonly left: readonly LeftValue[];
}

/**
 * No value is in an order; some are, and the rest need review; all that were asked for are; or the result was
 * discarded.
 */
export type AnalyserResultState =
  | { readonly status: 'none' }
  | (Result & { readonly status: 'unmatched' })
  | (Result & { readonly status: 'partial' })
  | (Result & { readonly status: 'matched'; readonly by: string })
  | (Result & { readonly status: 'discarded'; readonly by: string });

/** Values with these reasons need no review: nobody asked for them, or the device itself has no final value. */
const settled = new Set(['analyser.not-asked', 'analyser.preliminary', 'analyser.no-value']);

/** The remaining values that somebody has to review. */
export const openOf = (left: readonly LeftValue[]): LeftValue[] => left.filter(({ reason }) => !settled.has(reason));

const evolve = (state: AnalyserResultState, { type, data }: AnalyserResultEvent): AnalyserResultState => {
  if (type === 'AnalyserResultReceived') {
    const { resultId, analyserId, sampleNumber, values, left } = data;
    return { resultId, analyserId, sampleNumber, values, left, status: 'unmatched' };
  }
  if (state.status === 'none') return state;
  switch (type) {
    case 'AnalyserResultMatched': {
      const { left, matchedBy } = data;
      const isOpen = openOf(left).length > 0;
      return isOpen ? { ...state, left, status: 'partial' } : { ...state, left, status: 'matched', by: matchedBy.name };
    }
    case 'AnalyserResultDiscarded':
      return { ...state, status: 'discarded', by: data.discardedBy.name };
    default:
      return state;
  }
};

export const analyserResult: Aggregate<AnalyserResultState, AnalyserResultEvent> = {
  kind: 'analyser_result',
  initial: { status: 'none' },
  evolve,
};

/** The result, if somebody still has to review it. */
export function inTray(state: AnalyserResultState): Extract<AnalyserResultState, { status: 'unmatched' | 'partial' }> {
  ensure(state.status !== 'none', 'analyser.result-not-found');
  ensure(state.status !== 'matched', 'analyser.already-matched', { by: 'by' in state ? state.by : '' });
  ensure(state.status !== 'discarded', 'analyser.already-discarded', { by: 'by' in state ? state.by : '' });
  return state;
}

export const discard = (
  state: AnalyserResultState,
  reason: string,
  { staff, now }: { staff: Staff; now: string },
): AnalyserResultEvent[] => {
  const { resultId, analyserId } = inTray(state);
  return [
    { type: 'AnalyserResultDiscarded', data: { resultId, analyserId, reason, discardedBy: staff, effectiveAt: now } },
  ];
};
