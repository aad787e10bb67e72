import { words } from '../kernel/words.js';

export const treatmentWords = words('treatment', {
  places: {
    treatments: { id: 'Tindakan', en: 'Treatments' },
  },
  kinds: {
    treatment: { id: 'Tindakan', en: 'Treatments' },
    treatment_order: { id: 'Tindakan', en: 'Treatment' },
  },
  events: {
    TreatmentOrdered: {
      id: 'Tindakan {{name}} × {{quantity}} diminta',
      en: 'Treatment {{name}} × {{quantity}} ordered',
      name: { id: 'Tindakan diminta', en: 'Treatment ordered' },
    },
    TreatmentDone: {
      id: 'Tindakan dilakukan oleh {{performer}}',
      en: 'Treatment done by {{performer}}',
      name: { id: 'Tindakan dilakukan', en: 'Treatment done' },
      quiet: true,
    },
    TreatmentCancelled: { id: 'Tindakan dibatalkan', en: 'Treatment cancelled', undoes: true, change: 'correction' },
  },
  fields: {
    treatmentId: { id: 'Id tindakan', en: 'Treatment id' },
    effectiveAt: { id: 'Berlaku pukul', en: 'Effective at' },
    requester: { id: 'Peminta', en: 'Requested by' },
    performer: { id: 'Pelaksana', en: 'Performed by' },
  },
  codes: {
    orderModule: {
      treatment: { id: 'tindakan', en: 'treatment' },
    },
  },
});
