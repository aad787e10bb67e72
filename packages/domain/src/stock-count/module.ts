import { stockCountList } from '@alur/contracts/stock-count/rows';
import { moduleOf } from '../kernel/module.js';
import { stockCountActs } from './acts/stock-counts.js';
import { stockCountEvents } from './events.js';
import { stockCountLineView } from './stock-count-line-view.js';
import { stockCountView } from './stock-count-view.js';
import { stockCount } from './stock-count.js';

export const stockCountModule = moduleOf('stock-count', {
  events: stockCountEvents,
  aggregates: [stockCount],
  acts: stockCountActs,
  views: [stockCountView, stockCountLineView],
  lists: [stockCountList],
});
