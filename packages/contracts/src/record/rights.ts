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
