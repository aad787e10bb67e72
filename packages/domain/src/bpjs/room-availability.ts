import type { RoomAvailability } from '@alur/contracts/bpjs/room-availability';
import type { PcareFailure } from '@alur/contracts/bpjs/commands';
import type { Aggregate } from '../kernel/aggregate.js';
import { isToldAlready } from '../kernel/failed-attempt.js';
import type { RoomAvailabilityEvent } from './events.js';

interface Reported {
  /** The problem of the last attempt while it is tried again, so that an outage is told once. */
  readonly waitsFor: string | null;
}

/** What BPJS was told of the facility's rooms, by their ids. */
export interface RoomAvailabilityState {
  readonly rooms: Readonly<Record<number, Reported | undefined>>;
}

export const roomAvailability: Aggregate<RoomAvailabilityState, RoomAvailabilityEvent> = {
  kind: 'room_availability',
  initial: { rooms: {} },
  evolve: ({ rooms }, { type, data }) => {
    switch (type) {
      case 'RoomAvailabilityRequested':
      case 'RoomAvailabilityReported':
        return { rooms: { ...rooms, [data.roomId]: { waitsFor: null } } };
      case 'RoomAvailabilityWithdrawn':
        return { rooms: { ...rooms, [data.roomId]: undefined } };
      case 'RoomAvailabilityReportFailed':
        return { rooms: { ...rooms, [data.roomId]: { waitsFor: data.willRetry ? data.problem : null } } };
    }
  },
};

/** How an attempt ended: told, taken back, or not. */
export type RoomOutcome =
  | { readonly reported: Omit<RoomAvailability, 'roomId'> }
  | { readonly withdrawn: true }
  | { readonly failed: PcareFailure; readonly of: Omit<RoomAvailability, 'roomId'> };

/** An outage that goes on says so once. */
export const ended = (
  { rooms }: RoomAvailabilityState,
  merchantId: number,
  roomId: number,
  outcome: RoomOutcome,
): RoomAvailabilityEvent[] => {
  const room = { merchantId, roomId };
  const before = rooms[roomId];
  if ('reported' in outcome) return [{ type: 'RoomAvailabilityReported', data: { ...room, ...outcome.reported } }];
  if ('withdrawn' in outcome) return before ? [{ type: 'RoomAvailabilityWithdrawn', data: room }] : [];
  const { failed, of } = outcome;
  if (isToldAlready(failed, before?.waitsFor)) return [];
  return [{ type: 'RoomAvailabilityReportFailed', data: { ...room, ...of, ...failed } }];
};

/** What waits already needs nobody to ask for it. */
export const resend = ({ rooms }: RoomAvailabilityState, merchantId: number, roomId: number): RoomAvailabilityEvent[] =>
  rooms[roomId]?.waitsFor ? [] : [{ type: 'RoomAvailabilityRequested', data: { merchantId, roomId } }];
