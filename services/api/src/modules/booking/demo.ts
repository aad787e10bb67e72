import { booking } from '@alur/domain/booking/booking';
import { demo } from '../../demo/demo.js';

/** Only the clinic uses PCare; the hospital does not (DOMAIN 1.1). What PCare did not number is typed by hand. */
export const bookingDemo = demo({
  where: 'clinic',
  past: ({ does, state }) => ({
    async withTheNurse({ patient, encounterId, nth }) {
      const number = await state(booking, encounterId);
      if (patient.payer === 'bpjs' && number.status === 'booked' && number.pcareNumber === null)
        await does('pendaftaran@alur.example', 'booking/fill-pcare', encounterId, { number: `A${nth + 1}` });
    },
  }),
});
