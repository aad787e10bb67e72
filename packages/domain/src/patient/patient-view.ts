import type { PatientIdentity } from '@alur/contracts/patient/identity';
import { nikIsMadeUp } from '@alur/contracts/patient/nik';
import { DayRegistrationsRow, PatientSearchRow } from '@alur/contracts/patient/rows';
import { dashboardRegistrations } from '@alur/contracts/patient/topics';
import { ERASED } from '../kernel/event.js';
import { rollup } from '../kernel/view.js';
import { view } from '../vocabulary.js';
import { searchKeysOf } from './search-keys.js';

type Matches = Pick<PatientSearchRow, 'nikHash' | 'bpjsHash' | 'passportHash' | 'phoneHash'>;

const identified = (data: PatientIdentity & Matches & { recordNumber: string }) => ({
  recordNumber: data.recordNumber,
  name: data.name,
  birthDate: data.birthDate,
  gender: data.gender,
  cityName: data.city?.name ?? null,
  districtName: data.district?.name ?? null,
  nikHash: data.nikHash,
  bpjsHash: data.bpjsHash,
  passportHash: data.passportHash,
  phoneHash: data.phoneHash,
  nikMissing: data.idCardNumber === null || nikIsMadeUp(data.idCardNumber) ? ('yes' as const) : null,
  searchKeys: searchKeysOf(data),
});

const erased = {
  status: 'erased' as const,
  name: ERASED,
  recordNumber: ERASED,
  birthDate: null,
  cityName: null,
  districtName: null,
  nikHash: null,
  bpjsHash: null,
  passportHash: null,
  phoneHash: null,
  nikMissing: null,
  searchKeys: '',
};

export const patientView = view({
  name: 'patient',
  version: 2,
  row: PatientSearchRow,
  indexes: [
    ['id', 'status'],
    ['recordNumber'],
    ['nikHash'],
    ['nikMissing', 'id'],
    ['bpjsHash'],
    ['passportHash'],
    ['phoneHash'],
    ['birthDate'],
    ['registeredOn'],
  ],
  search: 'searchKeys',
  on: {
    PatientRegistered: {
      key: e => e.data.patientId,
      first: e => ({
        id: e.data.patientId,
        ...identified(e.data),
        allergyCount: 0,
        status: 'active' as const,
        mergedInto: null,
        registeredAt: e.meta.at,
        registeredOn: e.meta.localDate,
      }),
    },
    PatientIdentityCorrected: { key: e => e.data.patientId, next: (row, e) => ({ ...row, ...identified(e.data) }) },
    PatientsMerged: {
      key: e => e.data.mergedId,
      next: (row, e) => ({ ...row, status: 'merged' as const, mergedInto: e.data.patientId }),
    },
    PatientsUnmerged: {
      key: e => e.data.mergedId,
      next: row => ({ ...row, status: 'active' as const, mergedInto: null }),
    },
    PatientErased: { key: e => e.data.patientId, next: row => ({ ...row, ...erased }) },
    AllergyRecorded: { key: e => e.data.patientId, next: row => ({ ...row, allergyCount: row.allergyCount + 1 }) },
    AllergyRemoved: { key: e => e.data.patientId, next: row => ({ ...row, allergyCount: row.allergyCount - 1 }) },
  },
});

/** SPEC 2, dashboard: new patients of a day. */
export const dayRegistrations = rollup({
  name: 'day_registrations',
  version: 1,
  over: patientView,
  row: DayRegistrationsRow,
  topics: [{ topic: dashboardRegistrations, by: { date: 'date' } }],
  key: row => row.registeredOn,
  zero: row => ({ date: row.registeredOn, registered: 0 }),
  add: (sum, _row, sign) => ({ ...sum, registered: sum.registered + sign }),
});
