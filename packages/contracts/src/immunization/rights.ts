import { rights } from '../kernel/rights.js';

/** A midwife has the nurse's role. */
export const outpatientImmunizationRights = rights('outpatient.immunization', {
  order: 46,
  methods: { view: ['nurse', 'doctor'], record: ['nurse', 'doctor'], void: ['nurse', 'doctor'] },
});

export const inpatientImmunizationRights = rights('inpatient.ongoing.immunization', {
  order: 26,
  methods: { view: ['nurse', 'doctor'], record: ['nurse', 'doctor'], void: ['nurse', 'doctor'] },
});

/** Who registers a patient reads and prints her card. */
export const frontOfficeImmunizationRights = rights('front-office.immunization', {
  order: 42,
  methods: { view: ['front-office'] },
});
