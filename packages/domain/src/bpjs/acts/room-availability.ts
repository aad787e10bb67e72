import * as commands from '@alur/contracts/bpjs/commands';
import { act } from '../../kernel/act.js';
import { writes } from '../../kernel/aggregate.js';
import { ended, roomAvailability } from '../room-availability.js';

/** The stream has the facility's id, so nothing is created and no id is reserved. */
export const recordRoomAvailability = act({
  command: commands.recordRoomAvailability,
  sees: { rooms: roomAvailability },
  primary: 'rooms' as const,
  streams: (_body, _loaded, { merchantId }) => ({ rooms: writes(roomAvailability, merchantId) }),
  decide: ({ roomId, outcome }, { rooms }, { merchantId }) => ({ rooms: ended(rooms, merchantId, roomId, outcome) }),
});
