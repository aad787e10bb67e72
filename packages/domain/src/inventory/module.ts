import { stockCard, stockList } from '@alur/contracts/inventory/lists';
import { moduleOf } from '../kernel/module.js';
import { correctStockAct, receiveStockAct } from './acts/move-stock.js';
import { inventoryEvents } from './events.js';
import { lotView } from './lot-view.js';
import { stockCardView } from './stock-card-view.js';
import { stockView } from './stock-view.js';
import { stock } from './stock.js';

export const inventoryModule = moduleOf('inventory', {
  events: inventoryEvents,
  aggregates: [stock],
  acts: [receiveStockAct, correctStockAct],
  views: [stockView, lotView, stockCardView],
  lists: [stockList, stockCard],
});
