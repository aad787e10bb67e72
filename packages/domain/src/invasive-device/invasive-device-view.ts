import { InvasiveDeviceRow, invasiveDevices } from '@alur/contracts/invasive-device/rows';
import { ERASED } from '../kernel/event.js';
import { labelledBy } from '../patient-labels.js';
import { view } from '../vocabulary.js';

const key = ({ data }: { data: { deviceId: number } }) => data.deviceId;

export const invasiveDeviceView = view({
  name: 'invasive_device',
  version: 1,
  row: InvasiveDeviceRow,
  indexes: [['encounterId'], ['personId'], ['patientId']],
  topics: [{ topic: invasiveDevices, by: { encounterId: 'encounterId' } }],
  on: {
    InvasiveDeviceInserted: {
      key,
      first: ({ data, revision }): InvasiveDeviceRow => ({
        ...{ id: data.deviceId, revision, encounterId: data.encounterId, patientId: data.patientId },
        ...{ personId: data.patientId, kind: data.kind, site: data.site, insertedAt: data.effectiveAt },
        ...{ insertedBy: data.insertedBy.name, status: 'in' as const },
        ...{ removedAt: null, removedBy: null, reason: null },
      }),
    },
    InvasiveDeviceRemoved: {
      key,
      next: (row, { data, revision }) => ({
        ...{ ...row, revision, status: 'removed' as const, removedAt: data.effectiveAt },
        ...{ removedBy: data.removedBy.name, reason: data.reason },
      }),
    },
    InvasiveDeviceEnteredInError: {
      key,
      next: (row, { data, revision }) => ({
        ...row,
        revision,
        ...{ status: 'entered_in_error' as const, reason: data.reason },
      }),
    },
    ...labelledBy<InvasiveDeviceRow>(
      row => row,
      row => ({ ...row, site: row.site && ERASED, reason: row.reason && ERASED }),
    ),
  },
});
