import { randomUUID } from 'node:crypto';
import type { CommandSpec, Receipt } from '@alur/contracts/kernel/command';
import type { Right } from '@alur/contracts/kernel/rights';
import type { CommandRunner } from '../../platform/commands/command-runner.js';
import { systemCaller } from '../../platform/processes/system-caller.js';

/** Gives a command of the front office. */
export type Run = (command: CommandSpec, id: number, body: object) => Promise<Receipt>;

/** What Mobile JKN may do, which the desk does by the same commands. */
const RIGHTS: readonly Right[] = [
  'front-office.patient-queue:take-number',
  'front-office.patient-queue:cancel',
  'front-office.patient-queue:attendance',
  'front-office.patient-list:register',
  'front-office.patient-list:correct',
];

/** Commands are given by the application itself; the log says that they came from Mobile JKN, and from where. */
export const runnerFor = (runner: Pick<CommandRunner, 'execute'>, merchantId: number, address: string): Run => {
  const caller = { ...systemCaller(merchantId, RIGHTS), origin: { device: 'Mobile JKN', address } };
  return ({ name }, id, body) => runner.execute(caller, name, id, body, { commandId: randomUUID() });
};
