import { rights } from '../kernel/rights.js';

export const emergencySettingsRights = rights('settings.emergency', { order: 37, methods: { view: [], edit: [] } });

export const emergencyRights = rights('emergency', { order: 60, methods: {} });

export const emergencyOngoingRights = rights('emergency.ongoing', {
  order: 10,
  methods: {
    view: ['front-office', 'nurse', 'doctor', 'cashier'],
    register: ['front-office', 'nurse'],
    cancel: ['front-office', 'nurse'],
    triage: ['nurse', 'doctor'],
    place: ['front-office', 'nurse'],
    // DOMAIN 1.2: only doctors examine, and decide where the patient goes.
    examine: ['doctor'],
    dispose: ['doctor'],
  },
});

export const emergencyReportRights = rights('emergency.report', {
  order: 30,
  methods: { view: ['nurse', 'doctor'] },
});
