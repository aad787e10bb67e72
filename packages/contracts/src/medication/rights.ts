import { rights } from '../kernel/rights.js';

/** The medication chart of a stay (DOMAIN-CLINICAL 9.1). */
export const medicationRights = rights('inpatient.ongoing.medication', {
  order: 10,
  methods: {
    view: ['nurse', 'doctor', 'dietitian'],
    give: ['nurse', 'doctor'],
    hold: ['nurse', 'doctor'],
    times: ['nurse', 'doctor'],
    stop: ['doctor'],
    /** A nurse writes down a doctor's verbal order. */
    verbal: ['nurse'],
  },
});
