import { handoverChecked, reviewMet } from '@alur/contracts/prescription/all-met';
import type { PrescriptionEvent, PrescriptionLine } from '../events.js';
import type { PrescriptionState } from '../prescription.js';
import type { MedicineFacts, Medicines } from '../../compounding.js';

/** Prescriptions for the specs: number 4 of patient 5, one medicine and one compound. */
export const keys = { prescriptionId: 4, encounterId: 3, patientId: 5, unitId: 6 };

const pharmacist = { staffId: 7, name: 'Rina', profession: 'pharmacist' };

const fact = (medicineId: number, name: string, price: number, some: Partial<MedicineFacts> = {}): MedicineFacts => ({
  medicineId,
  active: true,
  name,
  brand: null,
  ingredients: null,
  form: 'tablet',
  strength: 500,
  strengthUnit: 'mg',
  baseUnit: 'tablet',
  medicineClass: 'prescription',
  highAlert: false,
  chronic: false,
  price,
  ...some,
});

export const medicines: Medicines = new Map(
  [
    fact(1, 'Amoksisilin 500 mg', 1_000),
    fact(2, 'Parasetamol 500 mg', 500),
    fact(3, 'Kodein 10 mg', 2_000, { strength: 10, medicineClass: 'narcotic', highAlert: true }),
    fact(8, 'Lama', 1, { active: false }),
  ].map(each => [each.medicineId, each]),
);

export const single: PrescriptionLine = {
  lineId: 1,
  kind: 'single',
  name: 'Amoksisilin 500 mg',
  medicineId: 1,
  form: 'tablet',
  method: null,
  quantity: 15,
  unit: 'tablet',
  signa: '3 x 1 tablet',
  route: null,
  days: 5,
  iterations: 0,
  note: null,
  highAlert: false,
  medicineClass: 'prescription',
  components: [],
};

export const compound: PrescriptionLine = {
  ...single,
  lineId: 2,
  kind: 'compound',
  name: 'Puyer batuk',
  medicineId: null,
  form: 'powder',
  method: 'dtd',
  quantity: 10,
  unit: 'bungkus',
  medicineClass: null,
  components: [
    {
      medicineId: 2,
      name: 'Parasetamol 500 mg',
      dose: 120,
      doseUnit: 'mg',
      strength: 500,
      quantity: 3,
      unit: 'tablet',
    },
  ],
};

export const written = {
  type: 'PrescriptionWritten',
  data: {
    ...keys,
    date: '2026-11-21',
    patientName: 'Siti Aminah',
    recordNumber: '000123',
    requester: { staffId: 12, name: 'dr. Budi', profession: 'doctor' },
    unitName: 'Poli Umum',
    queueNumber: 'A-001',
    payer: 'general',
    lines: [single, compound],
    allergyAcknowledged: false,
  },
} satisfies PrescriptionEvent;
const submitted: PrescriptionEvent = { type: 'PrescriptionSubmitted', data: keys };
const approved: PrescriptionEvent = {
  type: 'PrescriptionApproved',
  data: {
    ...keys,
    review: reviewMet,
    reviewNote: null,
    lines: [],
    partial: false,
    approvedBy: pharmacist,
  },
};
const ended: PrescriptionEvent = { type: 'PrescriptionCancelled', data: { ...keys, reason: 'tidak jadi' } };
const handed: PrescriptionEvent = {
  type: 'PrescriptionHandedOver',
  data: {
    ...keys,
    receiverName: 'Siti',
    receiverRelation: null,
    checks: handoverChecked,
    handedOverBy: pharmacist,
  },
};

/** A prescription in each status of DOMAIN 2.5. */
export const past: Record<PrescriptionState['status'], PrescriptionEvent[]> = {
  none: [],
  written: [written],
  queue: [written, submitted],
  returned: [written, submitted, { type: 'PrescriptionReturned', data: { ...keys, note: 'dosis?' } }],
  approve: [written, submitted, approved],
  done: [written, submitted, approved, handed],
  cancelled: [written, ended],
  stopped: [
    { type: 'PrescriptionWritten', data: { ...written.data, supply: 'unit_dose' } },
    submitted,
    approved,
    {
      type: 'PrescriptionStopped',
      data: { ...keys, lineIds: [1, 2], isLast: true, reason: 'membaik', stoppedBy: pharmacist },
    },
  ],
};
