import { rights, role } from '../kernel/rights.js';

export const frontOfficeRole = role('front-office', 'Pendaftaran');

export const frontOfficeRights = rights('front-office', { order: 20, methods: {} });

export const patientListRights = rights('front-office.patient-list', {
  order: 10,
  methods: {
    view: [
      'front-office',
      'nurse',
      'doctor',
      'pharmacist',
      'cashier',
      'laboratory',
      'radiology',
      'operating-room',
      'casemix',
      'dietitian',
    ],
    register: ['front-office'],
    correct: ['front-office'],
    merge: [],
    // Only the facility's head may destroy a person's record.
    erase: ['facility-admin'],
    'erase-early': ['facility-admin'],
  },
});
