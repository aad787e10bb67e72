import { rights } from '../kernel/rights.js';

/** The medication chart of a stay (DOMAIN-CLINICAL 9.1). */
export const medicationRights = rights('inpatient.ongoing.medication', {
  order: 10,
  methods: {
    view: ['nurse', 'doctor'],
    give: ['nurse', 'doctor'],
    hold: ['nurse', 'doctor'],
    times: ['nurse', 'doctor'],
    stop: ['doctor'],
    /** Write down what a doctor orders by word of mouth. */
    verbal: ['nurse'],
  },
});
