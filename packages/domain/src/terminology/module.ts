import * as commands from '@alur/contracts/terminology/commands';
import { referenceCodes } from '@alur/contracts/terminology/rows';
import { on } from '../kernel/act.js';
import { moduleOf } from '../kernel/module.js';
import { add, begin, cancel, codeImport, finish } from './code-import.js';
import { terminologyEvents } from './events.js';
import { codeImportView, referenceCodeView } from './views.js';

export const terminologyModule = moduleOf('terminology', {
  events: terminologyEvents,
  aggregates: [codeImport],
  acts: [
    on(commands.beginCodeImport, codeImport, (command, _state, context) =>
      begin(context.ids['code_import'] ?? 0, command),
    ),
    on(commands.addCodes, codeImport, ({ codes }, state) => add(state, codes)),
    on(commands.finishCodeImport, codeImport, (_command, state) => finish(state)),
    on(commands.cancelCodeImport, codeImport, (_command, state) => cancel(state)),
  ],
  views: [codeImportView, referenceCodeView],
  lists: [referenceCodes],
});
