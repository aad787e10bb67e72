import { waiveCommand } from '@alur/contracts/process/commands';
import { act } from '../../kernel/act.js';
import { writes } from '../../kernel/aggregate.js';
import { processTarget, targetOf, waive } from '../target.js';
import { settings, settingsOf } from '../../settings/settings.js';
import { waiveCharge } from '../../transaction/charging.js';
import { transaction } from '../../transaction/transaction.js';

/**
 * What was held will not be done. A charge that is waived is the bill's business too: its service is done without it, so
 * that the bill may close; of another command nothing more follows.
 */
export const waiveCommandAct = act({
  command: waiveCommand,
  sees: { target: processTarget, bill: transaction, settings },
  primary: 'target',
  streams: (command, _loaded, context) => ({
    target: targetOf(command),
    ...(command.charge && { bill: writes(transaction, command.targetId), settings: settingsOf(context) }),
  }),
  decide: (command, { target, bill, settings }) => ({
    target: waive(target, command, command.reason),
    ...(command.charge && bill && settings && { bill: waiveCharge(bill, command.charge, settings.cashier) }),
  }),
});
