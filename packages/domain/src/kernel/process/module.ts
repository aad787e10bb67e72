import { holdCommand, settleCommand, waiveCommand } from '@alur/contracts/kernel/process/commands';
import { heldCommands } from '@alur/contracts/kernel/process/lists';
import { act } from '../act.js';
import { moduleOf } from '../module.js';
import { processEvents } from './events.js';
import { dueLeftView, heldCommandView } from './held-command-view.js';
import { hold, processTarget, settle, targetOf, waive } from './target.js';

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
    act({
      command: waiveCommand,
      sees: { target: processTarget },
      primary: 'target',
      streams: command => ({ target: targetOf(command) }),
      decide: (command, { target }) => ({ target: waive(target, command, command.reason) }),
    }),
  ],
  views: [heldCommandView, dueLeftView],
  lists: [heldCommands],
});
