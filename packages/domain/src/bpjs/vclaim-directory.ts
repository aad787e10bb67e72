import type { Aggregate } from '../kernel/aggregate.js';
import type { VclaimDirectoryEvent } from './events.js';

/** Codes of VClaim: of the facility itself, of polis by the room's id, of doctors by the id of staff. */
export interface VclaimDirectory {
  readonly provider: string | null;
  readonly polis: Readonly<Record<number, string | null>>;
  readonly doctors: Readonly<Record<number, string | null>>;
  /** Of classes of rooms, by their ids, in Aplicares. */
  readonly bedClasses: Readonly<Record<number, string | null>>;
}

export const vclaimDirectory: Aggregate<VclaimDirectory, VclaimDirectoryEvent> = {
  kind: 'vclaim_directory',
  initial: { provider: null, polis: {}, doctors: {}, bedClasses: {} },
  evolve: (state, { type, data }) => {
    switch (type) {
      case 'VclaimPoliAssigned':
        return { ...state, polis: { ...state.polis, [data.unitId]: data.poli?.code ?? null } };
      case 'VclaimDoctorAssigned':
        return { ...state, doctors: { ...state.doctors, [data.staffId]: data.doctor?.code ?? null } };
      case 'VclaimProviderAssigned':
        return { ...state, provider: data.provider?.code ?? null };
      case 'BedClassAssigned':
        return { ...state, bedClasses: { ...state.bedClasses, [data.classId]: data.bedClass?.code ?? null } };
    }
  },
};
