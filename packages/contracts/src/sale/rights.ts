import { rights } from '../kernel/rights.js';

/** The external pharmacy (*apotek*, SPEC 1): sales over the counter, and of prescriptions from elsewhere. */
export const apotekRights = rights('apotek', {
  order: 95,
  methods: {
    view: ['pharmacist'],
    sell: ['pharmacist'],
    'hand-over': ['pharmacist'],
    return: ['pharmacist'],
    cancel: ['pharmacist'],
  },
});
