import {
  changeMerchant,
  createMerchant,
  reopenMerchant,
  setMerchantFeatures,
  setMerchantLogo,
  suspendMerchant,
} from '@alur/contracts/merchant/commands';
import { act, on } from '../kernel/act.js';
import { writes } from '../kernel/aggregate.js';
import { uniqueName, uniqueNameOf, release, sameName, take } from '../kernel/name.js';
import type { MerchantEvent } from './events.js';
import { changedDetails, details, merchant, reopen, setFeatures, setLogo, suspend } from './merchant.js';

const name = (value: string) => ({ kind: 'merchant-name', value, taken: 'merchant.name-taken', path: 'name' });
const stream = (id: number) => `merchant-${id}`;

/** Creates a facility, whose name must be unique among all. */
export const create = act({
  command: createMerchant,
  ids: ['merchant'],
  sees: { merchant, name: uniqueName },
  primary: 'merchant',
  streams: (command, _loaded, context) => ({
    merchant: writes(merchant, context.ids['merchant'] ?? 0),
    name: uniqueNameOf('merchant-name', command.name, context),
  }),
  decide: (command, states, context) => {
    const id = context.ids['merchant'] ?? 0;
    return {
      name: take(states.name, stream(id), name(command.name), context),
      merchant: [
        {
          type: 'MerchantCreated',
          data: { ...details(id, command), ...(command.readyMade && { readyMade: true }) },
        },
      ] satisfies MerchantEvent[],
    };
  },
});

export const change = act({
  command: changeMerchant,
  sees: { merchant, name: uniqueName, before: uniqueName },
  primary: 'merchant',
  streams: (command, loaded, context) => {
    const before = loaded.merchant && loaded.merchant.status !== 'none' ? loaded.merchant.name : command.name;
    return {
      merchant: writes(merchant, command.id),
      name: uniqueNameOf('merchant-name', command.name, context),
      before: sameName(before, command.name) ? undefined : uniqueNameOf('merchant-name', before, context),
    };
  },
  decide: (command, states, context) => ({
    name: take(states.name, stream(command.id), name(command.name), context),
    ...(states.before &&
      states.merchant.status !== 'none' && {
        before: release(states.before, stream(command.id), name(states.merchant.name), context),
      }),
    merchant: [{ type: 'MerchantChanged', data: changedDetails(states.merchant, command) }] satisfies MerchantEvent[],
  }),
});

export const merchantActs = [
  create,
  change,
  on(suspendMerchant, merchant, suspend),
  on(reopenMerchant, merchant, reopen),
  on(setMerchantLogo, merchant, setLogo),
  on(setMerchantFeatures, merchant, setFeatures),
];
