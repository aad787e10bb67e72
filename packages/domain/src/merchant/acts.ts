import {
  changeMerchant,
  changeOwnMerchant,
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
import {
  changedDetails,
  details,
  ensureOperatorsKept,
  merchant,
  reopen,
  setFeatures,
  setLogo,
  suspend,
} from './merchant.js';

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

/** Changes the details, and takes a new name's claim in place of the old one's. */
const changing = (command: typeof changeMerchant, ensureMay: typeof ensureOperatorsKept) =>
  act({
    command,
    sees: { merchant, name: uniqueName, before: uniqueName },
    primary: 'merchant',
    streams: (change, loaded, context) => {
      const before = loaded.merchant && loaded.merchant.status !== 'none' ? loaded.merchant.details.name : change.name;
      return {
        merchant: writes(merchant, change.id),
        name: uniqueNameOf('merchant-name', change.name, context),
        before: sameName(before, change.name) ? undefined : uniqueNameOf('merchant-name', before, context),
      };
    },
    decide: (change, states, context) => {
      ensureMay(states.merchant, change);
      return {
        name: take(states.name, stream(change.id), name(change.name), context),
        ...(states.before &&
          states.merchant.status !== 'none' && {
            before: release(states.before, stream(change.id), name(states.merchant.details.name), context),
          }),
        merchant: [
          { type: 'MerchantChanged', data: changedDetails(states.merchant, change) },
        ] satisfies MerchantEvent[],
      };
    },
  });

export const merchantActs = [
  create,
  changing(changeMerchant, () => {}),
  changing(changeOwnMerchant, ensureOperatorsKept),
  on(suspendMerchant, merchant, suspend),
  on(reopenMerchant, merchant, reopen),
  on(setMerchantLogo, merchant, setLogo),
  on(setMerchantFeatures, merchant, setFeatures),
];
