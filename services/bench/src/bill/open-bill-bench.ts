import type { Run } from '../measuring/loops.js';
import { meter } from '../measuring/machine.js';
import { inRounds, tell } from '../measuring/rounds.js';
import { bench } from '../options.js';
import { spread } from '../percentiles.js';
import { Product, type Person } from '../system/product.js';

interface Setting {
  product: Product;
  cashier: Person;
  doctor: Person;
  stay: number;
  bill: number;
  treatmentId: number;
}

/**
 * Measures opening the bill of a stay of forty days with all its lines, and posting one more charge, in the whole
 * product.
 */
export const openBillBench = bench({ lines: 1_000, times: 100, rounds: 3 }, async ({ lines, times, rounds }) => {
  const product = await Product.start();
  try {
    const setting = await stayWith(product, lines);
    const runs = await inRounds(rounds, { bill: () => measured(setting, times) });
    tell('open-bill', { lines, times }, runs.get('bill')!);
  } finally {
    await product.stop();
  }
});

/** An inpatient with so many treatments. */
const stayWith = async (product: Product, lines: number): Promise<Setting> => {
  const admin = await product.login('facility-admin');
  const nurse = await product.login('nurse');
  const doctor = await product.login('doctor');
  const cashier = await product.login('cashier');
  const desk = await product.login('front-office');
  const { id: treatmentId } = await product.does(admin, 'treatment/add', 0, { name: 'Ukur', price: 60_000 });
  const { id: patientId } = await product.does(desk, 'patient/register', 0, { name: 'Pasien Ukur', gender: 'female' });
  const [bed] = (await product.reads<{ id: number; status: string }>(nurse, '/v2/live/ward.beds')).filter(
    ({ status }) => status === 'available',
  );
  const [of] = await product.reads<{ id: number }>(nurse, '/v2/inpatient-doctor/selector?limit=1');
  const admission = { patientId, bedId: bed?.id, doctorId: of?.id, payer: 'general' };
  const { id: stay } = await product.does(nurse, 'stay/admit', 0, admission);
  const [bill] = await product.reads<{ id: number }>(cashier, `/v2/transaction/transactions?encounterId=${stay}`);
  if (!bill) throw new Error('the stay has no bill');
  const setting = { product, cashier, doctor, stay, bill: bill.id, treatmentId };
  for (let line = 0; line < lines; line++) await treat(setting);
  return setting;
};

const treat = ({ product, doctor, stay, treatmentId }: Setting) =>
  product.does(doctor, 'consultation/order-treatment', stay, { treatmentId, quantity: 1 });

const measured = async (setting: Setting, times: number): Promise<Run> => {
  const { product, cashier, bill } = setting;
  const use = meter(product.database, [product.pid]);
  const opened: number[] = [];
  const charged: number[] = [];
  for (let time = 0; time < times; time++) {
    const begun = performance.now();
    const of = `?transactionId=${bill}`;
    await Promise.all([
      product.reads(cashier, `/v2/live/transaction.detail${of}`),
      product.reads(cashier, `/v2/live/transaction.charges${of}`),
    ]);
    opened.push(performance.now() - begun);
    const sent = performance.now();
    await treat(setting);
    charged.push(performance.now() - sent);
  }
  const { p50, p95 } = spread(opened);
  const charge = spread(charged);
  return { figures: { open_p50: p50, open_p95: p95, charge_p50: charge.p50, charge_p95: charge.p95 }, machine: use() };
};
