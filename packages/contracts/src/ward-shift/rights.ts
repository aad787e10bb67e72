import { rights } from '../kernel/rights.js';

/** SPEC 2, the nursing post's tab: the nurses in charge of wards. */
export const nursingPostRights = rights('inpatient.nursing-post', {
  order: 30,
  methods: {
    view: ['front-office', 'nurse', 'doctor', 'dietitian'],
    assign: ['nurse'],
  },
});
