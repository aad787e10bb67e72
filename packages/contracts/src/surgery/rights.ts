import { rights, role } from '../kernel/rights.js';

export const operatingRoomRole = role('operating-room', 'Petugas Kamar Operasi');

export const operationRights = rights('operation', { order: 155, methods: {} });

/** Operations that are asked for, and their plan. */
export const operationRequestRights = rights('operation.request', {
  order: 10,
  methods: {
    view: ['operating-room', 'nurse', 'doctor'],
    request: ['doctor'],
    cancel: ['doctor'],
    schedule: ['operating-room'],
    postpone: ['operating-room', 'doctor'],
    refuse: ['operating-room'],
  },
});

/** The operation itself: the checklist is the whole team's. */
export const operationOngoingRights = rights('operation.ongoing', {
  order: 20,
  methods: {
    view: ['operating-room', 'nurse', 'doctor'],
    'record-checklist': ['operating-room', 'nurse', 'doctor'],
    start: ['operating-room', 'nurse', 'doctor'],
    'record-times': ['operating-room', 'nurse', 'doctor'],
    'score-recovery': ['operating-room', 'nurse', 'doctor'],
    finish: ['operating-room', 'nurse'],
    reopen: ['operating-room'],
  },
});

export const operationReportRights = rights('operation.report', {
  order: 30,
  methods: { view: ['operating-room', 'nurse', 'doctor'] },
});
