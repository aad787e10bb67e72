import { LeaveRow } from '@alur/contracts/schedule/rows';
import { leaveList } from '@alur/contracts/schedule/topics';
import { view } from '../vocabulary.js';

/** Doctors' leaves. */
export const leaveView = view({
  name: 'doctor_leave',
  version: 1,
  row: LeaveRow,
  topics: [{ topic: leaveList, by: {} }],
  on: {
    DoctorLeaveRecorded: {
      key: e => e.data.leaveId,
      first: ({ data: { leaveId, ...leave } }) => ({ id: leaveId, ...leave }),
    },
    DoctorLeaveWithdrawn: { key: e => e.data.leaveId, next: () => null },
  },
});
