import { rights } from '../kernel/rights.js';

/** What colleagues earn is a right of its own: the report of transactions does not bring it. */
export const commissionReportRights = rights('report.commission', { order: 20, methods: { view: [] } });
