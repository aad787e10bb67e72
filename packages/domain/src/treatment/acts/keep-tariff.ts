import * as commands from '@alur/contracts/treatment/commands';
import { medicine, roomClass, treatment } from '../../catalogue/aggregates.js';
import { act } from '../../kernel/act.js';
import { checks, writes, type StateOf } from '../../kernel/aggregate.js';
import { ensure } from '../../kernel/rejection.js';
import { divide, setPrice, takeBackPrice, takeUp, treatmentTariff } from '../tariff.js';

const inUse = ({ status }: StateOf<typeof treatment>) => ensure(status === 'active', 'catalogue.retired');
const tariffStreams = ({ id }: { id: number }) => ({
  treatment: checks(treatment, id),
  tariff: writes(treatmentTariff, id),
});

const setPriceAct = act({
  command: commands.setPrice,
  sees: { treatment, tariff: treatmentTariff, roomClass },
  primary: 'treatment',
  streams: command => ({
    ...tariffStreams(command),
    roomClass: command.classId === null ? undefined : checks(roomClass, command.classId),
  }),
  decide: (command, states, context) => {
    inUse(states.treatment);
    if (!states.roomClass) return { tariff: setPrice(command, null, states.tariff, context) };
    ensure(states.roomClass.status === 'active', 'catalogue.class-unavailable', {}, 'classId');
    return { tariff: setPrice(command, states.roomClass.fields.name, states.tariff, context) };
  },
});

const withdrawPriceAct = act({
  command: commands.withdrawPrice,
  sees: { treatment, tariff: treatmentTariff },
  primary: 'treatment',
  streams: tariffStreams,
  decide: (command, states, context) => ({ tariff: takeBackPrice(command, states.tariff, context) }),
});

const setSharesAct = act({
  command: commands.setShares,
  sees: { treatment, tariff: treatmentTariff },
  primary: 'treatment',
  streams: tariffStreams,
  decide: (command, states) => {
    inUse(states.treatment);
    return { tariff: divide(command, states.tariff) };
  },
});

const setMaterialsAct = act({
  command: commands.setMaterials,
  sees: { treatment, tariff: treatmentTariff, medicines: [medicine] },
  primary: 'treatment',
  streams: command => ({
    ...tariffStreams(command),
    medicines: command.materials.map(({ medicineId }) => checks(medicine, medicineId)),
  }),
  decide: ({ id, materials }, states) => {
    inUse(states.treatment);
    const named = materials.map(({ medicineId, quantity }, at) => {
      const item = states.medicines[at];
      ensure(item?.status === 'active', 'treatment.material-unavailable', {}, `materials.${at}.medicineId`);
      return { medicineId, name: item.fields.name, unit: item.fields.baseUnit, quantity };
    });
    return { tariff: takeUp(id, named, states.tariff) };
  },
});

export const tariffActs = [setPriceAct, withdrawPriceAct, setSharesAct, setMaterialsAct];
