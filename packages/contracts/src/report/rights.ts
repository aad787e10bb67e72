import { rights } from '../kernel/rights.js';

export const dashboardRights = rights('dashboard', {
  order: 10,
  methods: {
    view: ['front-office', 'nurse', 'doctor', 'pharmacist', 'cashier'],
    revenue: [],
  },
});

export const reportRights = rights('report', { order: 140, methods: {} });

export const transactionReportRights = rights('report.transaction', { order: 10, methods: { view: [] } });
