import type { Aggregate } from '../kernel/aggregate.js';
import type { PcareDirectoryEvent } from './events.js';

/** By id of room and staff. */
export interface PcareDirectory {
  readonly polis: Readonly<Record<number, { readonly code: string; readonly isForSick: boolean } | null>>;
  readonly doctors: Readonly<Record<number, string | null>>;
}

export const pcareDirectory: Aggregate<PcareDirectory, PcareDirectoryEvent> = {
  kind: 'pcare_directory',
  initial: { polis: {}, doctors: {} },
  evolve: (state, { type, data }) =>
    type === 'PcarePoliAssigned'
      ? { ...state, polis: { ...state.polis, [data.unitId]: data.poli } }
      : { ...state, doctors: { ...state.doctors, [data.staffId]: data.doctor?.code ?? null } },
};
