import * as commands from '@alur/contracts/terminology/commands';
import { referenceCodes } from '@alur/contracts/terminology/rows';
import { act, on } from '../kernel/act.js';
import { writes } from '../kernel/aggregate.js';
import { moduleOf } from '../kernel/module.js';
import { add, begin, cancel, codeImport, finish } from './code-import.js';
import { codeList, restore, retire } from './code-list.js';
import { codeListEvents, terminologyEvents } from './events.js';
import { codeImportView, referenceCodeView, retiredCodeView } from './views.js';

/** The stream has the facility's id, so nothing is created and no id is reserved. */
const retiring = act({
  command: commands.retireCode,
  sees: { codeList },
  primary: 'codeList',
  streams: (_command, _loaded, { merchantId }) => ({ codeList: writes(codeList, merchantId) }),
  decide: (command, states, { merchantId, prepared }) => {
    const display = typeof prepared['display'] === 'string' ? prepared['display'] : null;
    return { codeList: retire(states.codeList, merchantId, command, display) };
  },
});

const restoring = act({
  command: commands.restoreCode,
  sees: { codeList },
  primary: 'codeList',
  streams: (_command, _loaded, { merchantId }) => ({ codeList: writes(codeList, merchantId) }),
  decide: (command, states, { merchantId }) => ({ codeList: restore(states.codeList, merchantId, command) }),
});

export const terminologyModule = moduleOf('terminology', {
  events: { ...terminologyEvents, ...codeListEvents },
  aggregates: [codeImport, codeList],
  acts: [
    on(commands.beginCodeImport, codeImport, (command, _state, context) =>
      begin(context.ids['code_import'] ?? 0, command),
    ),
    on(commands.addCodes, codeImport, ({ codes }, state) => add(state, codes)),
    on(commands.finishCodeImport, codeImport, (_command, state) => finish(state)),
    on(commands.cancelCodeImport, codeImport, (_command, state) => cancel(state)),
    retiring,
    restoring,
  ],
  views: [codeImportView, referenceCodeView, retiredCodeView],
  lists: [referenceCodes],
});
