import { enter } from './api.ts';
import { dayAfter } from './facility-time.ts';
import type { House } from './house.ts';

/** A stay that BPJS pays and that has ended, with a closed bill and without a letter; returns the visit's id. */
export const insuredStay = async ({ server }: House, name: string, more: object = {}): Promise<number> => {
  const as = (role: string) => enter(server, role);
  const [ward, desk] = await Promise.all([as('nurse'), as('front-office')]);
  const [doctor, cashier] = await Promise.all([as('doctor'), as('cashier')]);
  const patientId = await desk.does('patient/register', 0, {
    ...{ name, gender: 'female', birthDate: '1971-05-04' },
    ...more,
  });
  const [[bed], [who]] = await Promise.all([
    ward.rows('/v2/bed/beds?status=available'),
    ward.rows('/v2/inpatient-doctor/selector?limit=1'),
  ]);
  const stay = await ward.does('stay/admit', 0, { patientId, bedId: bed?.id, doctorId: who?.id, payer: 'bpjs' });
  await doctor.does('stay/order-discharge', stay, { manner: 'approved', plannedOn: dayAfter(0) });
  await ward.does('stay/leave', stay);
  await ward.does('bed/clean', Number(bed?.id));
  const bill = await cashier.row(
    `/v2/transaction/transactions?patientId=${patientId}`,
    row => row['status'] === 'WAITING',
  );
  await cashier.does('transaction/close', bill.id);
  return stay;
};
