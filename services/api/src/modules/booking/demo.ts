import { demo } from '../../demo/demo.js';

export const bookingDemo = demo({
  past: ({ does }) => ({
    withTheNurse({ patient, encounterId, nth }) {
      if (patient.payer === 'bpjs')
        does('pendaftaran@alur.example', 'booking/fill-pcare', encounterId, { number: `A${nth + 1}` });
    },
  }),
});
