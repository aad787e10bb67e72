import { demo } from '../../demo/demo.js';

export const bookingDemo = demo({
  past: ({ does }) => ({
    async withTheNurse({ patient, encounterId, nth }) {
      if (patient.payer === 'bpjs')
        await does('pendaftaran@alur.example', 'booking/fill-pcare', encounterId, { number: `A${nth + 1}` });
    },
  }),
});
