import * as commands from '@alur/contracts/invasive-device/commands';
import { mayWrite, sayer } from '../../care/on-encounter.js';
import { visitOf } from '../../care/visit-streams.js';
import { encounter, type EncounterState } from '../../encounter/encounter.js';
import { act } from '../../kernel/act.js';
import { checks, known, writes } from '../../kernel/aggregate.js';
import { ensure } from '../../kernel/rejection.js';
import { stay } from '../../stay/stay.js';
import { enterInError, insert, invasiveDevice, remove, type InvasiveDeviceState } from '../invasive-device.js';

const insertAct = act({
  command: commands.insertDevice,
  ids: ['invasive_device'],
  sees: { device: invasiveDevice, encounter, stay },
  primary: 'encounter',
  streams: ({ encounterId }, _loaded, { ids }) => ({
    device: writes(invasiveDevice, ids['invasive_device'] ?? 0),
    encounter: checks(encounter, encounterId),
    stay: checks(stay, encounterId),
  }),
  decide: (command, states, context) => {
    const visit = mayWrite(states.encounter, 'observations');
    ensure(states.stay.status !== 'left', 'stay.left');
    const place = { ...visit, unitId: known(states.stay)?.unitId ?? visit.unitId };
    const deviceId = context.ids['invasive_device'] ?? 0;
    return { device: insert(place, { ...command, deviceId }, sayer(context)) };
  },
});

const its = ({ id }: { id: number }, loaded: { device?: InvasiveDeviceState }) => ({
  device: writes(invasiveDevice, id),
  encounter: visitOf(loaded.device),
});

const mayStillWrite = (device: InvasiveDeviceState, visit: EncounterState | undefined): void => {
  ensure(device.status !== 'none', 'invasive-device.unknown');
  mayWrite(visit ?? encounter.initial, 'amendment');
};

/**
 * A device may be recorded as removed after the patient has left, so that nobody is left with a line that is not there.
 */
const removeAct = act({
  command: commands.removeDevice,
  sees: { device: invasiveDevice, encounter },
  primary: 'device',
  streams: its,
  decide: (command, states, context) => {
    mayStillWrite(states.device, states.encounter);
    return { device: remove(states.device, command, sayer(context)) };
  },
});

const enterInErrorAct = act({
  command: commands.deviceInError,
  sees: { device: invasiveDevice, encounter },
  primary: 'device',
  streams: its,
  decide: ({ reason }, states, context) => {
    mayStillWrite(states.device, states.encounter);
    return { device: enterInError(states.device, reason, sayer(context).staff) };
  },
});

export const deviceActs = [insertAct, removeAct, enterInErrorAct];
