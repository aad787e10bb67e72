import { waiveCommand } from '@alur/contracts/process/commands';
import { act } from '../../kernel/act.js';
import { processTarget, targetOf, waive } from '../target.js';

/** What was held will not be done. */
export const waiveCommandAct = act({
  command: waiveCommand,
  sees: { target: processTarget },
  primary: 'target',
  streams: command => ({ target: targetOf(command) }),
  decide: (command, { target }) => ({ target: waive(target, command, command.reason) }),
});
