import { rights } from '../kernel/rights.js';

/** What a ward or another store asks of the store that supplies it (SHAPES, Stock). */
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
