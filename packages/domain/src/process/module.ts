import { holdCommand, settleCommand } from '@alur/contracts/process/commands';
import { heldCommands } from '@alur/contracts/process/lists';
import { act } from '../kernel/act.js';
import { moduleOf } from '../kernel/module.js';
import { waiveCommandAct } from './acts/waive-command.js';
import { processEvents } from './events.js';
import { heldCommandView } from './held-command-view.js';
import { hold, processTarget, settle, targetOf } from './target.js';

export const processModule = moduleOf('process', {
  events: processEvents,
  aggregates: [processTarget],
  acts: [
    act({
      command: holdCommand,
      sees: { target: processTarget },
      primary: 'target',
      streams: command => ({ target: targetOf(command) }),
      decide: (command, { target }) => ({ target: hold(target, command) }),
    }),
    act({
      command: settleCommand,
      sees: { target: processTarget },
      primary: 'target',
      streams: command => ({ target: targetOf(command) }),
      decide: (command, { target }) => ({ target: settle(target, command) }),
    }),
    waiveCommandAct,
  ],
  views: [heldCommandView],
  lists: [heldCommands],
});
