import {
  analyserMapping,
  AnalyserMappingRow,
  AnalyserResultRow,
  analyserTray,
  type AnalyserValueEntry,
} from '@alur/contracts/analyser/rows';
import { view } from '../vocabulary.js';
import { openOf } from './analyser-result.js';
import type { LeftValue } from './events.js';

const key = ({ data }: { data: { resultId: number } }) => data.resultId;

const withLeft = (values: readonly AnalyserValueEntry[], left: readonly LeftValue[]): AnalyserValueEntry[] =>
  values.map(value => {
    const its = left.find(({ code }) => code === value.code);
    return { ...value, left: its?.reason ?? (value.parameterId === null ? value.left : null) };
  });

/** Results that devices have sent: those that need review, and all of them. */
export const analyserResultView = view({
  name: 'analyser_result',
  version: 2,
  row: AnalyserResultRow,
  indexes: [
    ['tray', 'sampleNumber'],
    ['date', 'status'],
    ['analyserId', 'date'],
  ],
  topics: [{ topic: analyserTray, by: { tray: 'tray' } }],
  on: {
    AnalyserResultReceived: {
      key,
      first: ({ data, meta, revision }): AnalyserResultRow => ({
        ...{ id: data.resultId, revision, analyserId: data.analyserId, analyser: data.analyser },
        ...{ sampleNumber: data.sampleNumber, messageId: data.messageId, measuredAt: data.measuredAt },
        ...{ receivedAt: data.effectiveAt, date: meta.localDate, status: 'unmatched', tray: 'open' },
        values: withLeft(
          data.values.map(each => ({ ...each, parameterId: null, left: null })),
          data.left,
        ),
        ...{ orderId: null, matchedBy: null, discardedBy: null, discardReason: null },
      }),
    },
    AnalyserResultMatched: {
      key,
      next: (row, { data, revision }) => {
        const isOpen = openOf(data.left).length > 0;
        const taken = new Map(data.taken.map(({ code, parameterId }) => [code, parameterId]));
        const values = row.values.map(each => {
          const parameterId = taken.get(each.code);
          return parameterId === undefined ? each : { ...each, parameterId, left: null };
        });
        return {
          ...{ ...row, revision, status: isOpen ? ('partial' as const) : ('matched' as const) },
          ...{ tray: isOpen ? ('open' as const) : null, values: withLeft(values, data.left) },
          ...{ orderId: data.orderId, sampleNumber: data.sampleNumber, matchedBy: data.matchedBy.name },
        };
      },
    },
    AnalyserResultDiscarded: {
      key,
      next: (row, { data, revision }) => ({
        ...{ ...row, revision, status: 'discarded' as const, tray: null },
        ...{ discardedBy: data.discardedBy.name, discardReason: data.reason },
      }),
    },
  },
});

/** What each device's codes mean. */
export const analyserMappingView = view({
  name: 'analyser_mapping',
  version: 1,
  row: AnalyserMappingRow,
  indexes: [['analyserId']],
  topics: [{ topic: analyserMapping, by: { analyserId: 'analyserId' } }],
  on: {
    AnalyserMappingSet: {
      key: ({ data }) => data.analyserId,
      first: ({ data: { analyserId, lines }, revision }): AnalyserMappingRow => ({
        ...{ id: analyserId, revision, analyserId, lines },
      }),
    },
  },
});
