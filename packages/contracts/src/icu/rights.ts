import { rights } from '../kernel/rights.js';

export const icuRights = rights('icu', { order: 150, methods: {} });

/** SPEC 3: patients in intensive care units. Their charts are those of any stay. */
export const icuOngoingRights = rights('icu.ongoing', {
  order: 10,
  methods: { view: ['front-office', 'nurse', 'doctor', 'dietitian'] },
});
