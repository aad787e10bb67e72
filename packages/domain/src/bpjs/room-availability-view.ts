import type { BpjsProblem } from '@alur/contracts/bpjs/enums';
import { bedClasses, BedClassRow, roomAvailability, RoomAvailabilityRow } from '@alur/contracts/bpjs/room-availability';
import { view } from '../vocabulary.js';

/** The classes of rooms that have a code in Aplicares. */
export const bedClassView = view({
  name: 'aplicares_class',
  version: 1,
  row: BedClassRow,
  topics: [{ topic: bedClasses, by: {} }],
  on: {
    BedClassAssigned: {
      key: ({ data }) => data.classId,
      first: ({ data: { classId, bedClass } }): BedClassRow | null => bedClass && { classId, ...bedClass },
      next: (row, { data: { bedClass } }) => bedClass && { ...row, ...bedClass },
    },
  },
});

const key = ({ data }: { data: { roomId: number } }) => data.roomId;
interface Said {
  data: { roomId: number; classCode: string; name: string; capacity: number; available: number };
  meta: { at: string };
}
const reported = ({ data, meta }: Said): RoomAvailabilityRow => {
  const { roomId, classCode, name, capacity, available } = data;
  return {
    ...{ roomId, classCode, name, capacity, available, at: meta.at },
    ...{ status: 'told', toldAs: classCode, problem: null },
  };
};
const failed = (
  event: Said & { data: { problem: string; message: string | null; willRetry: boolean } },
  toldAs: string | null,
): RoomAvailabilityRow => {
  const { problem, message, willRetry } = event.data;
  return {
    ...{ ...reported(event), toldAs, status: willRetry ? 'waiting' : 'failed' },
    problem: { problem: problem as BpjsProblem, message },
  };
};

/** What BPJS was last told of each room. */
export const roomAvailabilityView = view({
  name: 'room_availability',
  version: 1,
  row: RoomAvailabilityRow,
  topics: [{ topic: roomAvailability, by: {} }],
  on: {
    RoomAvailabilityRequested: {
      key,
      first: ({ data: { roomId }, meta }): RoomAvailabilityRow => ({
        ...{ roomId, classCode: '', name: '', capacity: 0, available: 0, at: meta.at },
        ...{ status: 'waiting', toldAs: null, problem: null },
      }),
      next: (row, { meta }) => ({ ...row, status: 'waiting' as const, at: meta.at, problem: null }),
    },
    RoomAvailabilityReported: { key, first: reported, next: (_row, event) => reported(event) },
    RoomAvailabilityWithdrawn: { key, next: () => null },
    RoomAvailabilityReportFailed: {
      key,
      first: event => failed(event, null),
      next: (row, event) => failed(event, row.toldAs),
    },
  },
});
