import { rights, role } from '../kernel/rights.js';

/** DOMAIN 5.1: dietitians read the record, sign what concerns nutrition and write their notes (ADIME). */
export const dietitianRole = role('dietitian', 'Ahli Gizi');

/** Forms and progress notes of all professions, and their verification by the responsible doctor. */
export const formRights = rights('outpatient.form', {
  order: 35,
  methods: {
    view: ['nurse', 'doctor', 'pharmacist', 'operating-room', 'dietitian'],
    sign: ['nurse', 'doctor', 'operating-room', 'dietitian'],
    note: ['nurse', 'doctor', 'pharmacist', 'operating-room', 'dietitian'],
    verify: ['doctor'],
  },
});

/** Vital signs, fluids and scales of inpatients, in wards, intensive care and the emergency department. */
export const chartRights = rights('inpatient.ongoing.chart', {
  order: 12,
  methods: {
    view: ['nurse', 'doctor', 'pharmacist', 'dietitian'],
    record: ['nurse', 'doctor'],
    correct: ['nurse', 'doctor'],
    void: ['nurse', 'doctor'],
    acknowledge: ['nurse', 'doctor'],
  },
});
