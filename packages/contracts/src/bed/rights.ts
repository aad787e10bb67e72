import { rights } from '../kernel/rights.js';

export const inpatientSettingsRights = rights('settings.inpatient', { order: 35, methods: { view: [], edit: [] } });

export const inpatientRights = rights('inpatient', { order: 50, methods: {} });

export const inpatientOngoingRights = rights('inpatient.ongoing', {
  order: 10,
  methods: {
    view: ['front-office', 'nurse', 'doctor', 'cashier', 'dietitian'],
    admit: ['front-office', 'nurse', 'doctor'],
    cancel: ['front-office', 'nurse'],
    beds: ['front-office', 'nurse'],
    move: ['nurse'],
    'change-class': ['front-office'],
    'change-payer': ['front-office', 'cashier'],
    team: ['nurse', 'doctor'],
    visit: ['nurse', 'doctor'],
    leave: ['nurse'],
    'plan-discharge': ['nurse', 'doctor'],
    // DOMAIN 2.8: the doctor orders the discharge.
    'order-discharge': ['doctor'],
    discharge: ['nurse'],
    // SHAPES, Encounter: a stay is reopened after its bill was closed.
    reopen: [],
  },
});
