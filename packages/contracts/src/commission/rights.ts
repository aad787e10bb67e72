import { rights } from '../kernel/rights.js';

/** Colleagues' earnings need a right of their own; the right to the transactions' report is not enough. */
export const commissionReportRights = rights('report.commission', { order: 20, methods: { view: [] } });
