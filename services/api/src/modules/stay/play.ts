import { catalogued } from '../../testing/catalogued.js';
import { examined } from '../../testing/examined.js';
import { play, reason } from '../../testing/play.js';

declare module '../../testing/play.js' {
  interface Made {
    /** An open stay, in a bed. */
    stay: number;
    /** A doctor of the inpatient catalogue, who may be responsible for a stay. */
    inpatientDoctor: number;
  }
}

export const stayPlay = play({
  needs: ['schedule', 'fees', 'addBed', 'roomClasses', 'billOf', 'shift'],
  gives: ['stay', 'inpatientDoctor'],
  run: async ({
    does,
    addBed,
    roomClasses,
    billOf,
    shift: shiftId,
    schedule: scheduleId,
    today,
    doctorId,
    colleagueId,
  }) => {
    await catalogued(does, 'department', { name: 'Penyakit Dalam' });
    const doctor = await catalogued(does, 'inpatient-doctor', {
      name: 'dr. Ratna',
      staffId: doctorId,
      visitPrice: 100_000,
    });
    const second = await does('inpatient-doctor/add', 0, {
      name: 'dr. Anton',
      staffId: await colleagueId(),
      visitPrice: 100_000,
    });
    const [, entitledClassId] = roomClasses;
    const { patientId, visit } = await examined(does, { scheduleId, date: today }, 'Sri Lestari');
    const admission = { patientId, doctorId: doctor, payer: 'general' };

    const mistaken = await does('stay/admit', 0, { ...admission, bedId: await addBed() });
    await does('stay/cancel-admission', mistaken, { reason });

    const stay = await does('stay/admit', 0, { ...admission, fromEncounterId: visit, bedId: await addBed() });
    const bedId = await addBed();
    await does('stay/change-team', stay, { doctorId: second, role: 'treating' });
    await does('stay/record-visit', stay, { doctorId: doctor });
    await does('stay/withdraw-visit', stay, { staffId: doctorId, date: today, reason });
    await does('stay/move', stay, { bedId });
    await does('stay/change-class', stay, { basis: 'boarding', entitledClassId, fromNight: today, reason });
    await does('stay/change-payer', stay, { payer: 'insurance', insurer: 'PT Asuransi Sehat' });
    await does('stay/change-payer', stay, { payer: 'general' });
    await does('stay/add-companion', stay, { relation: 'spouse' });
    await does('stay/end-companion', stay);
    await does('stay/start-isolation', stay, { precaution: 'contact', reason, until: today });
    await does('stay/end-isolation', stay);
    await does('stay/start-leave', stay, { reason });
    await does('stay/end-leave', stay);
    await does('stay/plan-discharge', stay, { estimatedOn: today });
    await does('stay/check-discharge-item', stay, { item: 'letters', done: true });
    await does('stay/order-discharge', stay, { manner: 'approved', plannedOn: today });
    await does('stay/withdraw-discharge', stay, { reason });
    await does('stay/order-discharge', stay, { manner: 'approved', plannedOn: today });
    await does('stay/conclude', stay);
    await does('stay/resume', stay, { reason });
    await does('stay/leave', stay);
    await does('bed/clean', bedId);

    const going = await does('stay/admit', 0, { ...admission, bedId: await addBed() });
    await does('stay/order-discharge', going, { manner: 'own_request', plannedOn: today });
    await does('stay/leave', going);
    const { id } = await billOf(going, 'WAITING');
    await does('transaction/close', id);
    const { remaining: amount } = await billOf(going, 'ONGOING');
    await does('transaction/pay', id, { shiftId, lines: [{ method: 'qris', amount }] });
    await does('stay/reopen', going, { reason });
    await does('stay/leave', going);
    const waits = await does('stay/admit', 0, {
      ...admission,
      patientId: await does('patient/register', 0, { name: 'Sri Wahyuni', gender: 'female' }),
      bedId: await addBed(),
    });
    await does('stay/order-discharge', waits, { manner: 'approved', plannedOn: today });
    const { id: short } = await billOf(waits, 'WAITING');
    await does('transaction/receive-deposit', short, { shiftId, method: 'cash', amount: 1_000 });
    const stays = await does('stay/admit', 0, { ...admission, bedId: await addBed() });
    return { stay: stays, inpatientDoctor: doctor };
  },
});
