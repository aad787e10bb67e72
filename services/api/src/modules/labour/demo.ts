import { daysAfter } from '../../demo/days-after.js';
import { demo } from '../../demo/demo.js';

const MOTHER = 'Wulan Kartikasari';
const apgar = (minute: number, each: 1 | 2) => ({
  ...{ minute, colour: each, heart: 2, reflex: each, tone: each, breathing: 2 },
});
/** A delivery in the night to yesterday; mother and daughter are rooming in. */
export const labourDemo = demo({
  needs: ['here', 'stays'],
  recent: {
    daysBefore: 1,
    run: async ({ here, stays, today }) => {
      const mother = stays.get(MOTHER);
      const at = (clock: string) => new Date(`${daysAfter(today, -1)}T${clock}:00+07:00`).toISOString();
      const writes = (key: string, name: string, body: object) => here(`labour ${key}`, `labour/${name}`, body, mother);
      const start = { gravida: 2, para: 1, abortus: 0, gestationWeeks: 39, membranesRupturedAt: at('02:40') };
      await writes('start', 'start', { ...start, effectiveAt: at('00:30') });
      const watched = [
        ['00:30', 4, 4, 142, 3],
        ['02:30', 6, 3, 146, 4],
        ['04:10', 10, 1, 138, 5],
      ] as const;
      for (const [clock, cervix, descent, fetalHeartRate, contractions] of watched)
        await writes(`at ${clock}`, 'record-progress', {
          ...{ effectiveAt: at(clock), cervix, descent, fetalHeartRate, contractions },
          ...{ contractionSeconds: 40, fluid: clock === '00:30' ? 'intact' : 'clear', pulse: 88 },
        });
      await writes('birth', 'deliver', {
        ...{ bornAt: at('04:38'), gender: 'female', method: 'spontaneous', weight: 3_120, length: 49 },
        ...{ apgar: [apgar(1, 1), apgar(5, 2)], note: 'Menangis spontan, IMD 60 menit' },
      });
      await writes('end', 'end', {
        effectiveAt: at('04:55'),
        outcome: 'delivered',
        placentaAt: at('04:50'),
        bloodLoss: 220,
      });
      await writes('newborn', 'register-newborn', { entryId: 4 });
    },
  },
});
