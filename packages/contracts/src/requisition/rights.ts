import { rights } from '../kernel/rights.js';

/** Requests of a ward or another store to the store that supplies it (SHAPES, Stock). */
export const requisitionRights = rights('inventory.requisition', {
  order: 15,
  methods: {
    view: ['nurse', 'pharmacist'],
    make: ['nurse', 'pharmacist'],
    decide: ['pharmacist'],
    send: ['pharmacist'],
    receive: ['nurse', 'pharmacist'],
  },
});
