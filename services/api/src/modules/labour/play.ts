import { play, reason } from '../../testing/play.js';

const apgar = (minute: number) => ({ minute, colour: 1, heart: 2, reflex: 2, tone: 2, breathing: 2 });

/** A labour is watched, twins are born, and what was written by mistake is struck; each has a bed of its own for a while. */
export const labourPlay = play({
  needs: ['stay', 'addBed'],
  run: async ({ does, until, stay, addBed }) => {
    await does('labour/start', stay, { gravida: 1, para: 0, abortus: 0, gestationWeeks: 39 });
    await does('labour/record-progress', stay, { cervix: 5, descent: 3, fetalHeartRate: 142, contractions: 3 });
    await does('labour/record-progress', stay, { pulse: 220, note: 'Salah baris' });
    await does('labour/strike', stay, { entryId: 2, reason });
    await does('labour/deliver', stay, {
      ...{ bornAt: new Date().toISOString(), gender: 'female', method: 'spontaneous', weight: 3_050, length: 49 },
      ...{ apgar: [apgar(1), apgar(5)], note: 'Menangis spontan' },
    });
    await does('labour/register-newborn', stay, { entryId: 3 });
    const { id: newborn } = (await until('/v2/stay/stays?limit=100', row => row['motherEncounterId'] === stay)) as {
      id: number;
    };
    await does('stay/move', newborn, { bedId: await addBed() });
    await does('stay/room-in', newborn);
    await does('stay/bill-newborn', newborn, { payer: 'general', sep: '0301R0011126V000001' });
    await does('labour/end', stay, { outcome: 'delivered', bloodLoss: 200 });
  },
});
