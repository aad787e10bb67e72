import * as commands from '@alur/contracts/bpjs/commands';
import { act } from '../../kernel/act.js';
import { writes } from '../../kernel/aggregate.js';
import { ended, resend, roomAvailability } from '../room-availability.js';

/** The stream has the facility's id, so nothing is created and no id is reserved. */
const recordRoomAvailability = act({
  command: commands.recordRoomAvailability,
  sees: { rooms: roomAvailability },
  primary: 'rooms' as const,
  streams: (_body, _loaded, { merchantId }) => ({ rooms: writes(roomAvailability, merchantId) }),
  decide: ({ roomId, outcome }, { rooms }, { merchantId }) => ({ rooms: ended(rooms, merchantId, roomId, outcome) }),
});

const resendRoomAvailability = act({
  command: commands.resendRoomAvailability,
  sees: { rooms: roomAvailability },
  primary: 'rooms' as const,
  streams: (_body, _loaded, { merchantId }) => ({ rooms: writes(roomAvailability, merchantId) }),
  decide: ({ roomId }, { rooms }, { merchantId }) => ({ rooms: resend(rooms, merchantId, roomId) }),
});

export const roomAvailabilityActs = [recordRoomAvailability, resendRoomAvailability];
