import type { VisitStatus } from '@alur/contracts/kernel/enums';
import type { Aggregate } from '../kernel/aggregate.js';
import type { PcareDirectoryEvent } from './events.js';

/** Codes of PCare; those of doctors by the id of staff, of medicines and treatments by the catalogue's. */
export interface PcareDirectory {
  /** By the room's id and the kind of visit. */
  readonly polis: Readonly<Record<string, string | null>>;
  readonly doctors: Readonly<Record<number, string | null>>;
  readonly medicines: Readonly<Record<number, string | null>>;
  readonly treatments: Readonly<Record<number, string | null>>;
}

export const poliKey = ({ unitId, visitStatus }: { unitId: number; visitStatus: VisitStatus }): string =>
  `${unitId}-${visitStatus}`;

export const pcareDirectory: Aggregate<PcareDirectory, PcareDirectoryEvent> = {
  kind: 'pcare_directory',
  initial: { polis: {}, doctors: {}, medicines: {}, treatments: {} },
  evolve: (state, { type, data }) => {
    switch (type) {
      case 'PcarePoliAssigned':
        return { ...state, polis: { ...state.polis, [poliKey(data)]: data.poli?.code ?? null } };
      case 'PcareDoctorAssigned':
        return { ...state, doctors: { ...state.doctors, [data.staffId]: data.doctor?.code ?? null } };
      case 'PcareMedicineAssigned':
        return { ...state, medicines: { ...state.medicines, [data.itemId]: data.medicine?.code ?? null } };
      case 'PcareTreatmentAssigned':
        return { ...state, treatments: { ...state.treatments, [data.treatmentId]: data.treatment?.code ?? null } };
    }
  },
};
