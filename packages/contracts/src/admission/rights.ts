import { rights } from '../kernel/rights.js';

/** Orders to admit and who waits for a bed (DOMAIN 1.3): written by the doctor, given a bed by the desk and the ward. */
export const admissionRights = rights('inpatient.ongoing.admission', {
  order: 5,
  methods: {
    view: ['front-office', 'nurse', 'doctor'],
    request: ['front-office', 'doctor'],
    reserve: ['front-office', 'nurse'],
    cancel: ['front-office', 'nurse', 'doctor'],
  },
});
