import { rights, role } from '../kernel/rights.js';

export const displayRole = role('display', 'Layar Antrean');

export const patientQueueRights = rights('front-office.patient-queue', {
  order: 20,
  methods: {
    view: ['front-office', 'nurse', 'doctor'],
    'take-number': ['front-office'],
    call: ['front-office', 'nurse', 'doctor'],
    attendance: ['front-office', 'nurse'],
    cancel: ['front-office'],
    prioritise: ['front-office'],
    pcare: ['front-office', 'nurse'],
    'change-payer': ['front-office'],
  },
});

export const displayRights = rights('display', { order: 190, methods: { view: ['front-office', 'display'] } });
