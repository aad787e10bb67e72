import {
  VclaimDoctorRow,
  vclaimDoctors,
  VclaimPoliRow,
  vclaimPolis,
  vclaimProvider,
  VclaimProviderRow,
} from '@alur/contracts/bpjs/vclaim';
import { view } from '../vocabulary.js';

/** The facility's rooms that are a poli of VClaim. */
export const vclaimPoliView = view({
  name: 'vclaim_poli',
  version: 1,
  row: VclaimPoliRow,
  topics: [{ topic: vclaimPolis, by: {} }],
  on: {
    VclaimPoliAssigned: {
      key: ({ data }) => data.unitId,
      first: ({ data: { unitId, poli } }): VclaimPoliRow | null => poli && { unitId, ...poli },
      next: (row, { data: { poli } }) => poli && { ...row, ...poli },
    },
  },
});

/** The facility's doctors that VClaim knows. */
export const vclaimDoctorView = view({
  name: 'vclaim_doctor',
  version: 1,
  row: VclaimDoctorRow,
  topics: [{ topic: vclaimDoctors, by: {} }],
  on: {
    VclaimDoctorAssigned: {
      key: ({ data }) => data.staffId,
      first: ({ data: { staffId, doctor } }): VclaimDoctorRow | null => doctor && { staffId, ...doctor },
      next: (row, { data: { doctor } }) => doctor && { ...row, ...doctor },
    },
  },
});

/** What the facility itself is in VClaim. */
export const vclaimProviderView = view({
  name: 'vclaim_provider',
  version: 1,
  row: VclaimProviderRow,
  topics: [{ topic: vclaimProvider, by: {} }],
  on: {
    VclaimProviderAssigned: {
      key: ({ data }) => data.merchantId,
      first: ({ data: { merchantId, provider } }): VclaimProviderRow | null => provider && { merchantId, ...provider },
      next: (row, { data: { provider } }) => provider && { ...row, ...provider },
    },
  },
});
