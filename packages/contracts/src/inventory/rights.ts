import { rights } from '../kernel/rights.js';

export const inventoryRights = rights('inventory', { order: 120, methods: {} });

export const itemRights = rights('inventory.item', {
  order: 10,
  methods: {
    view: ['doctor', 'pharmacist'],
    edit: ['pharmacist'],
    receive: ['pharmacist'],
    correct: ['pharmacist'],
  },
});
