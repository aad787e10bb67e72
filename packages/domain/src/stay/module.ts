import { stayList } from '@alur/contracts/stay/rows';
import { moduleOf } from '../kernel/module.js';
import { admitAct, cancelAdmissionAct } from './acts/admit.js';
import { dischargeActs } from './acts/discharge.js';
import { billNewbornAct } from './acts/newborn-bill.js';
import { chargeNightsAct } from './acts/nights.js';
import { changeStayPayerAct } from './acts/payer.js';
import { placementActs } from './acts/placements.js';
import { recordVisitAct, withdrawVisitAct } from './acts/visits.js';
import { censusDays, stayCensusView } from './census-view.js';
import { stayEvents } from './events.js';
import { stayNightView } from './stay-night-view.js';
import { stayPlanView } from './stay-plan-view.js';
import { nightDue, stayView } from './stay-view.js';
import { stay } from './stay.js';

export const stayModule = moduleOf('stay', {
  events: stayEvents,
  aggregates: [stay],
  acts: [
    admitAct,
    cancelAdmissionAct,
    ...placementActs,
    changeStayPayerAct,
    billNewbornAct,
    recordVisitAct,
    withdrawVisitAct,
    ...dischargeActs,
    chargeNightsAct,
  ],
  views: [stayView, stayNightView, stayPlanView, stayCensusView, censusDays],
  lists: [stayList],
  dues: [nightDue],
});
