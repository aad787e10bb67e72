import { openMainStore } from '@alur/contracts/catalogue/commands';
import { store as spec } from '@alur/contracts/catalogue/store';
import { act } from '../../kernel/act.js';
import { writes } from '../../kernel/aggregate.js';
import type { DecisionContext } from '../../kernel/context.js';
import { uniqueName } from '../../kernel/name.js';
import { merchant, ownMerchant } from '../../merchant/merchant.js';
import { store } from '../aggregates.js';
import type { CatalogueEvent } from '../events.js';
import { moveNames, nameChanges } from '../names.js';

const fields = { name: 'Farmasi', kind: 'pharmacy', code: null } as const;

const names = (context: DecisionContext) => nameChanges(spec, null, fields, context);

/** The facility's main store has the facility's id; nothing happens if it exists already. */
export const openMainStoreAct = act({
  command: openMainStore,
  sees: { merchant, store, names: [uniqueName] },
  primary: 'merchant',
  streams: (_command, _loaded, context) => ({
    merchant: ownMerchant(context),
    store: writes(store, context.merchantId),
    names: names(context).map(({ ref }) => ref),
  }),
  decide: (_command, states, context) => {
    if (states.store.status !== 'none') return {};
    const itemId = context.merchantId;
    const added: CatalogueEvent = { type: 'CatalogueItemAdded', data: { catalogue: spec.key, itemId, fields } };
    return {
      store: [added],
      names: moveNames(
        names(context),
        states.names,
        `${spec.key}-${itemId}`,
        'catalogue.already-registered-on-add',
        context,
      ),
    };
  },
});
