import { demo } from '../../demo/demo.js';

/** Of the hospital PCare knows nothing (DOMAIN 1.1). */
export const bookingDemo = demo({
  where: 'clinic',
  past: ({ does }) => ({
    async withTheNurse({ patient, encounterId, nth }) {
      if (patient.payer === 'bpjs')
        await does('pendaftaran@alur.example', 'booking/fill-pcare', encounterId, { number: `A${nth + 1}` });
    },
  }),
});
