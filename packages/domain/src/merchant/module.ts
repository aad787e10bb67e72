import { merchantList } from '@alur/contracts/merchant/lists';
import { moduleOf } from '../kernel/module.js';
import { merchantActs } from './acts.js';
import { merchantEvents } from './events.js';
import { merchantView } from './merchant-view.js';
import { merchant } from './merchant.js';

export const merchantModule = moduleOf('merchant', {
  events: merchantEvents,
  aggregates: [merchant],
  acts: merchantActs,
  views: [merchantView],
  lists: [merchantList],
});
