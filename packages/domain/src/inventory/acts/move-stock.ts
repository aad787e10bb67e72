import { correctStock, receiveStock } from '@alur/contracts/inventory/commands';
import { medicine } from '../../catalogue/aggregates.js';
import { correct, receive } from '../decisions.js';
import { stock } from '../stock.js';
import { act } from '../../kernel/act.js';
import { checks, writes } from '../../kernel/aggregate.js';

/** The medicine comes first: it says whose the stock is, even before any was received. */
const streams = ({ id }: { id: number }) => ({ medicine: checks(medicine, id), stock: writes(stock, id) });

export const receiveStockAct = act({
  command: receiveStock,
  sees: { medicine, stock },
  primary: 'medicine',
  streams,
  decide: (command, states, context) => ({ stock: receive(command, states.stock, command.id, context.today) }),
});

export const correctStockAct = act({
  command: correctStock,
  sees: { medicine, stock },
  primary: 'medicine',
  streams,
  decide: (command, states) => ({ stock: correct(command, states.stock, command.id) }),
});
