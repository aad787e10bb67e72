import { rights, role } from '../kernel/rights.js';

export const radiologyRole = role('radiology', 'Petugas Radiologi');

export const radiologyRights = rights('radiology', { order: 80, methods: {} });

export const radiologyQueueRights = rights('radiology.queue', {
  order: 10,
  methods: {
    view: ['radiology'],
    order: ['doctor'],
    // A nurse orders on behalf of a doctor, who acknowledges it.
    'order-for': ['nurse'],
    cancel: ['doctor', 'nurse'],
    register: ['front-office', 'radiology'],
  },
});

export const radiologyOngoingRights = rights('radiology.ongoing', {
  order: 20,
  methods: {
    view: ['radiology'],
    examine: ['radiology'],
    refuse: ['radiology'],
    // DOMAIN 2.7: reporting and validating are two rights, so that a facility may give them to two people.
    report: ['radiology'],
    validate: ['radiology'],
    amend: ['radiology'],
    communicate: ['radiology'],
  },
});

export const radiologyHistoryRights = rights('radiology.history', {
  order: 30,
  methods: { view: ['radiology', 'doctor', 'nurse'] },
});

export const radiologyConfigRights = rights('radiology.config', {
  order: 40,
  methods: { view: ['radiology'], edit: ['radiology'] },
});
