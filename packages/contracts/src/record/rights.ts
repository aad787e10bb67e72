import { rights } from '../kernel/rights.js';

/** What is written on forms and in progress notes, by every profession; verified by the responsible doctor. */
export const formRights = rights('outpatient.form', {
  order: 35,
  methods: {
    view: ['nurse', 'doctor', 'pharmacist'],
    sign: ['nurse', 'doctor'],
    verify: ['doctor'],
  },
});

/** Vital signs, fluids and scales of who lies in a bed, in wards, intensive care and emergency department alike. */
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
