import { rights } from '../kernel/rights.js';

export const categoryRights = rights('inventory.category', {
  order: 20,
  methods: {
    view: ['pharmacist'],
    edit: ['pharmacist'],
  },
});

export const supplierRights = rights('inventory.supplier', {
  order: 30,
  methods: {
    view: ['pharmacist'],
    edit: ['pharmacist'],
  },
});

export const unitRights = rights('inventory.unit', {
  order: 40,
  methods: {
    view: ['pharmacist'],
    edit: ['pharmacist'],
  },
});

export const storeRights = rights('inventory.store', {
  order: 50,
  methods: {
    view: ['pharmacist'],
    edit: ['pharmacist'],
  },
});

export const roomRights = rights('settings.outpatient.room', { order: 20, methods: { view: [], edit: [] } });
