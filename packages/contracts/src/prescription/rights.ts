import { rights, role } from '../kernel/rights.js';

export const pharmacistRole = role('pharmacist', 'Apoteker');

export const pharmacyRights = rights('pharmacy', { order: 90, methods: {} });

export const internalOutpatientRights = rights('pharmacy.internal-outpatient', {
  order: 10,
  methods: {
    view: ['doctor', 'pharmacist'],
    approve: ['pharmacist'],
    return: ['pharmacist'],
    withdraw: ['pharmacist'],
    'hand-over': ['pharmacist'],
  },
});

export const inpatientPharmacyRights = rights('pharmacy.inpatient', {
  order: 20,
  methods: {
    view: ['doctor', 'pharmacist'],
    approve: ['pharmacist'],
    return: ['pharmacist'],
    dispense: ['pharmacist'],
    'take-back': ['pharmacist'],
  },
});
