import type { AnalyserMappingLine } from '@alur/contracts/analyser/commands';
import type { Aggregate } from '../kernel/aggregate.js';
import { ensure } from '../kernel/rejection.js';
import type { AnalyserMappingEvent } from './events.js';

export interface MappingState {
  readonly lines: readonly AnalyserMappingLine[];
}

export const analyserMapping: Aggregate<MappingState, AnalyserMappingEvent> = {
  kind: 'analyser_mapping',
  initial: { lines: [] },
  evolve: (state, { type, data }) => (type === 'AnalyserMappingSet' ? { lines: data.lines } : state),
};

const keyOf = ({ code, unit }: Pick<AnalyserMappingLine, 'code' | 'unit'>): string => `${code}\n${unit ?? ''}`;

/** Each code may appear once per unit, because otherwise it would be ambiguous which line applies. */
export const setMapping = (analyserId: number, lines: AnalyserMappingLine[]): AnalyserMappingEvent[] => {
  const seen = new Set<string>();
  lines.forEach((line, index) => {
    ensure(!seen.has(keyOf(line)), 'analyser.code-twice', { code: line.code }, `lines.${index}.code`);
    seen.add(keyOf(line));
  });
  return [{ type: 'AnalyserMappingSet', data: { analyserId, lines } }];
};
