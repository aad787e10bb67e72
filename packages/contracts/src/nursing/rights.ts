import { rights } from '../kernel/rights.js';

/** SPEC 6, `nursing_care`: plans of nursing care, what was done by them, and the handover from shift to shift. */
export const nursingCareRights = rights('inpatient.ongoing.nursing-care', {
  order: 20,
  flag: 'nursing_care',
  methods: {
    view: ['nurse', 'doctor'],
    record: ['nurse'],
    'hand-over': ['nurse'],
  },
});
