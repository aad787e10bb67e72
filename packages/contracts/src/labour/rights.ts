import { rights } from '../kernel/rights.js';

/** SPEC 6, `midwifery_care`: labour with its partograph, and delivery. */
export const labourRights = rights('inpatient.ongoing.midwifery', {
  order: 25,
  flag: 'midwifery_care',
  methods: {
    view: ['nurse', 'doctor'],
    record: ['nurse', 'doctor'],
    'register-newborn': ['nurse', 'doctor'],
  },
});
