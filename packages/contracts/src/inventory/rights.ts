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

/** Who got a batch that is recalled: a list of patients. */
export const recallRights = rights('inventory.recall', { order: 18, methods: { view: ['pharmacist'] } });
