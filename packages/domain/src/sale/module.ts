import { daySales as daySalesList } from '@alur/contracts/report/months';
import { sales } from '@alur/contracts/sale/rows';
import { moduleOf } from '../kernel/module.js';
import { handingActs } from './acts/hand-over.js';
import { sellingActs } from './acts/sell.js';
import { daySales } from './day-sales.js';
import { openDrawerView } from './drawer-view.js';
import { saleEvents } from './events.js';
import { saleView } from './sale-view.js';
import { sale } from './sale.js';

export const saleModule = moduleOf('sale', {
  events: saleEvents,
  aggregates: [sale],
  acts: [...sellingActs, ...handingActs],
  views: [saleView, openDrawerView, daySales],
  lists: [sales, daySalesList],
});
