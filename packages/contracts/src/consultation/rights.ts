import { rights, role } from '../kernel/rights.js';

export const nurseRole = role('nurse', 'Perawat');
export const doctorRole = role('doctor', 'Dokter');

export const outpatientRights = rights('outpatient', { order: 40, methods: {} });

export const outpatientQueueRights = rights('outpatient.queue', {
  order: 10,
  methods: {
    view: ['front-office', 'nurse', 'doctor'],
    call: ['nurse', 'doctor'],
    vitals: ['nurse', 'doctor'],
    // DOMAIN 2: the button Mulai is the doctor's.
    start: ['doctor'],
  },
});

export const ongoingRights = rights('outpatient.ongoing', {
  order: 20,
  methods: {
    view: ['nurse', 'doctor'],
    record: ['doctor'],
    prescribe: ['doctor'],
    order: ['doctor'],
    finish: ['doctor'],
    reopen: ['doctor'],
  },
});

export const medicalHistoryRights = rights('outpatient.medical-history', {
  order: 30,
  methods: {
    view: ['nurse', 'doctor', 'pharmacist', 'operating-room', 'dietitian'],
  },
});
