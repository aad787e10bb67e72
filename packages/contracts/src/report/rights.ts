import { rights } from '../kernel/rights.js';

export const dashboardRights = rights('dashboard', {
  order: 10,
  methods: {
    view: ['front-office', 'nurse', 'doctor', 'pharmacist', 'cashier'],
    revenue: [],
  },
});

export const reportRights = rights('report', { order: 140, methods: {} });

export const summaryReportRights = rights('report.summary', { order: 2, methods: { view: [] } });

export const diagnosisReportRights = rights('report.diagnosis', { order: 4, methods: { view: [] } });

export const transactionReportRights = rights('report.transaction', { order: 10, methods: { view: [] } });

export const consultationReportRights = rights('report.consultation', { order: 12, methods: { view: [] } });

export const pharmacyReportRights = rights('report.pharmacy', { order: 14, methods: { view: [] } });

export const treatmentReportRights = rights('report.treatment', { order: 16, methods: { view: [] } });
