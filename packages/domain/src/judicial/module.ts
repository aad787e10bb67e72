import { judicialReportList } from '@alur/contracts/judicial/rows';
import { moduleOf } from '../kernel/module.js';
import { judicialActs } from './acts/reports.js';
import { judicialEvents } from './events.js';
import { judicialReportView } from './judicial-view.js';
import { judicial } from './judicial.js';

export const judicialModule = moduleOf('judicial', {
  events: judicialEvents,
  aggregates: [judicial],
  acts: judicialActs,
  views: [judicialReportView],
  lists: [judicialReportList],
});
