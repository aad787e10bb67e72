import { rights } from '../kernel/rights.js';

/** Forms and progress notes of all professions, and their verification by the responsible doctor. */
export const formRights = rights('outpatient.form', {
  order: 35,
  methods: {
    view: ['nurse', 'doctor', 'pharmacist', 'operating-room'],
    sign: ['nurse', 'doctor', 'operating-room'],
    note: ['nurse', 'doctor', 'pharmacist', 'operating-room'],
    verify: ['doctor'],
  },
});

/** Vital signs, fluids and scales of inpatients, in wards, intensive care and the emergency department. */
export const chartRights = rights('inpatient.ongoing.chart', {
  order: 12,
  methods: {
    view: ['nurse', 'doctor', 'pharmacist'],
    record: ['nurse', 'doctor'],
    correct: ['nurse', 'doctor'],
    void: ['nurse', 'doctor'],
    acknowledge: ['nurse', 'doctor'],
  },
});
