import { rights, role } from '../kernel/rights.js';

export const laboratoryRole = role('laboratory', 'Petugas Laboratorium');

export const laboratorySettingsRights = rights('settings.laboratory', {
  order: 38,
  methods: { view: [], edit: [] },
});

export const laboratoryRights = rights('laboratorium', { order: 70, methods: {} });

export const laboratoryQueueRights = rights('laboratorium.queue', {
  order: 10,
  methods: {
    view: ['laboratory', 'nurse'],
    order: ['doctor'],
    // A nurse orders on behalf of a doctor, who acknowledges it.
    'order-for': ['nurse'],
    cancel: ['doctor', 'nurse'],
    // Nurses take samples at the bedside.
    collect: ['laboratory', 'nurse'],
    register: ['front-office', 'laboratory'],
  },
});

export const laboratoryOngoingRights = rights('laboratorium.ongoing', {
  order: 20,
  methods: {
    view: ['laboratory'],
    receive: ['laboratory'],
    reject: ['laboratory'],
    refuse: ['laboratory'],
    enter: ['laboratory'],
    // DOMAIN 2.7: verifying and validating are two rights, so that a facility may give them to two people.
    verify: ['laboratory'],
    validate: ['laboratory'],
    correct: ['laboratory'],
    communicate: ['laboratory'],
  },
});

export const laboratoryHistoryRights = rights('laboratorium.history', {
  order: 30,
  methods: { view: ['laboratory', 'doctor', 'nurse', 'dietitian'] },
});

/** Quality controls, which show whether the laboratory measures correctly. */
export const laboratoryQualityRights = rights('laboratorium.quality', {
  order: 35,
  methods: { view: ['laboratory'], measure: ['laboratory'], release: ['laboratory'] },
});

export const laboratoryReportRights = rights('laboratorium.report', {
  order: 38,
  methods: { view: ['laboratory', 'facility-admin'] },
});

export const laboratoryConfigRights = rights('laboratorium.config', {
  order: 40,
  methods: { view: ['laboratory'], edit: ['laboratory'] },
});
