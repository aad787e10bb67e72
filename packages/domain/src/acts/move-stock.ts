import { correctStock, receiveStock } from '@alur/contracts/inventory/commands';
import { medicine } from '../catalogue/aggregates.js';
import { correct, receive } from '../inventory/decisions.js';
import { stock } from '../inventory/stock.js';
import { act } from '../kernel/act.js';
import { checks, writes } from '../kernel/aggregate.js';

/** The medicine comes first: it says whose the stock is, even before any was received. */
const streams = ({ id }: { id: number }) => ({ medicine: checks(medicine, id), stock: writes(stock, id) });

export const receiveStockAct = act({
  command: receiveStock,
  streams,
  decide: (command, states, context) => ({ stock: receive(command, states.stock, command.id, context.today) }),
});

export const correctStockAct = act({
  command: correctStock,
  streams,
  decide: (command, states) => ({ stock: correct(command, states.stock, command.id) }),
});
