import type { VisitStatus } from '@alur/contracts/kernel/enums';
import type { Aggregate } from '../kernel/aggregate.js';
import type { PcareDirectoryEvent } from './events.js';

/** Codes of PCare; those of doctors by the id of staff. */
export interface PcareDirectory {
  /** By the room's id and the kind of visit. */
  readonly polis: Readonly<Record<string, string | null>>;
  readonly doctors: Readonly<Record<number, string | null>>;
}

export const poliKey = ({ unitId, visitStatus }: { unitId: number; visitStatus: VisitStatus }): string =>
  `${unitId}-${visitStatus}`;

export const pcareDirectory: Aggregate<PcareDirectory, PcareDirectoryEvent> = {
  kind: 'pcare_directory',
  initial: { polis: {}, doctors: {} },
  evolve: (state, { type, data }) =>
    type === 'PcarePoliAssigned'
      ? { ...state, polis: { ...state.polis, [poliKey(data)]: data.poli?.code ?? null } }
      : { ...state, doctors: { ...state.doctors, [data.staffId]: data.doctor?.code ?? null } },
};
