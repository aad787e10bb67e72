import { commissionEntries } from '@alur/contracts/commission/rows';
import { moduleOf } from '../kernel/module.js';
import { settleCommissionAct } from './acts/settle.js';
import { commissionEntryView, commissionMonths } from './commission-view.js';
import { billCommission } from './commission.js';
import { commissionEvents } from './events.js';

export const commissionModule = moduleOf('commission', {
  events: commissionEvents,
  aggregates: [billCommission],
  acts: [settleCommissionAct],
  views: [commissionEntryView, commissionMonths],
  lists: [commissionEntries],
});
