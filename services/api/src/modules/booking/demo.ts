import { demo } from '../../demo/demo.js';

/** Only the clinic uses PCare; the hospital does not (DOMAIN 1.1). */
export const bookingDemo = demo({
  where: 'clinic',
  past: ({ does }) => ({
    async withTheNurse({ patient, encounterId, nth }) {
      if (patient.payer === 'bpjs')
        await does('pendaftaran@alur.example', 'booking/fill-pcare', encounterId, { number: `A${nth + 1}` });
    },
  }),
});
