import { monthTreatments as monthTreatmentsList } from '@alur/contracts/report/months';
import { treatmentOrders, treatmentPriceList } from '@alur/contracts/treatment/rows';
import { moduleOf } from '../kernel/module.js';
import { tariffActs } from './acts/keep-tariff.js';
import { orderActs } from './acts/orders.js';
import { treatmentEvents, treatmentTariffEvents } from './events.js';
import { monthTreatments, treatmentDoneView } from './month-treatments.js';
import { treatmentOrderView } from './order-view.js';
import { treatmentOrder } from './order.js';
import { treatmentMakeupView, treatmentPriceView } from './tariff-view.js';
import { treatmentTariff } from './tariff.js';

export const treatmentModule = moduleOf('treatment', {
  events: { ...treatmentEvents, ...treatmentTariffEvents },
  aggregates: [treatmentOrder, treatmentTariff],
  acts: [...tariffActs, ...orderActs],
  views: [treatmentPriceView, treatmentMakeupView, treatmentOrderView, treatmentDoneView, monthTreatments],
  lists: [treatmentPriceList, treatmentOrders, monthTreatmentsList],
});
