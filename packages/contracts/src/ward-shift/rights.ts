import { rights } from '../kernel/rights.js';

/** SPEC 2, the tab of the nursing post: who is in charge of a ward. */
export const nursingPostRights = rights('inpatient.nursing-post', {
  order: 30,
  methods: {
    view: ['front-office', 'nurse', 'doctor'],
    assign: ['nurse'],
  },
});
