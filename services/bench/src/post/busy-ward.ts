import { reviewMet } from '@alur/contracts/prescription/all-met';
import type { Person, Product } from '../system/product.js';

const BEDS_A_ROOM = 4;

/** A patient's medicine with its due time, which is charted or not. */
interface Order {
  prescriptionId: number;
  lineId: number;
  slot: string;
  /** The last charted dose; its number is counted up. */
  dose: number;
  isWritten: boolean;
  last: string;
}

/** A completed command: the row of the ward's medicines that it changed, and the positions before and after. */
export interface Changed {
  row: string;
  since: string;
  position: string;
}

interface MedicationRow {
  id: string;
  prescriptionId: number;
  lineId: number;
  nextDueAt: string | null;
}

/** A full ward of the demonstration's facility, each patient with the same number of medicines due now. */
export class BusyWard {
  private constructor(
    private readonly product: Product,
    private readonly nurse: Person,
    readonly wardId: number,
    private readonly orders: Order[],
  ) {}

  /** Number of due doses. */
  get due(): number {
    return this.orders.length;
  }

  static async open(product: Product, beds: number, medicines: number): Promise<BusyWard> {
    const [admin, front, nurse, doctor, pharmacist] = await Promise.all([
      ...[product.login('facility-admin'), product.login('front-office'), product.login('nurse')],
      ...[product.login('doctor'), product.login('pharmacist')],
    ] as [Promise<Person>, Promise<Person>, Promise<Person>, Promise<Person>, Promise<Person>]);
    const [who] = await product.reads<{ id: number }>(nurse, '/v2/inpatient-doctor/selector?limit=1');
    const shelf = await product.reads<{ id: number }>(doctor, `/v2/medicine/selector?limit=${medicines}`);
    if (!who || shelf.length === 0) throw new Error('the demonstration has neither doctor nor medicine');
    const wardId = (await product.does(admin, 'ward/add', 0, { name: 'Bangsal Ukur', kind: 'ward' })).id;
    const classId = (await product.does(admin, 'room-class/add', 0, { name: 'Kelas Ukur', pricePerNight: 0 })).id;
    const lines = Array.from({ length: medicines }, (_none, nth) => ({
      ...{ kind: 'single', medicineId: shelf[nth % shelf.length]!.id, quantity: 3, signa: '3 x 1', iterations: 0 },
    }));
    let roomId = 0;
    for (let nth = 0; nth < beds; nth++) {
      if (nth % BEDS_A_ROOM === 0)
        roomId = (await product.does(admin, 'ward-room/add', 0, { name: `Ukur ${nth}`, wardId, classId })).id;
      const bedId = (await product.does(admin, 'bed/add', 0, { roomId, name: `Ukur ${nth}` })).id;
      const patientId = (await product.does(front, 'patient/register', 0, patient(nth))).id;
      const admitted = { patientId, bedId, doctorId: who.id, payer: 'general' };
      const encounterId = (await product.does(nurse, 'stay/admit', 0, admitted)).id;
      const written = { encounterId, lines, allergyAcknowledged: false };
      const prescribed = (await product.does(doctor, 'prescription/write', 0, written)).id;
      await product.does(pharmacist, 'prescription/approve', prescribed, {
        ...{ review: reviewMet, lines: lines.map((_line, at) => ({ lineId: at + 1, quantity: 3 })) },
      });
    }
    const rows = await product.reads<MedicationRow>(nurse, `/v2/live/ward.medications?unitId=${wardId}`);
    const orders = rows.flatMap(({ prescriptionId, lineId, nextDueAt }) =>
      nextDueAt === null ? [] : [{ prescriptionId, lineId, slot: nextDueAt, dose: 0, isWritten: false, last: '0' }],
    );
    return new BusyWard(product, nurse, wardId, orders);
  }

  /** Changes the nth medicine: a dose is charted as omitted, or this is withdrawn so that it is due again. */
  async change(nth: number): Promise<Changed> {
    const order = this.orders[nth % this.orders.length]!;
    const { prescriptionId, lineId, slot, isWritten, last: since } = order;
    const body = isWritten
      ? { lineId, dose: order.dose, reason: 'Salah tulis' }
      : { lineId, slot, omission: 'refused', reason: 'Mual' };
    const command = isWritten ? 'medication/correct-dose' : 'medication/omit';
    const { position } = await this.product.does(this.nurse, command, prescriptionId, body);
    order.dose += isWritten ? 0 : 1;
    order.isWritten = !isWritten;
    order.last = position;
    return { row: `${prescriptionId}_${lineId}`, since, position };
  }
}

const patient = (nth: number) => ({
  name: `Pasien Bangsal Ukur ${nth + 1}`,
  gender: nth % 2 === 0 ? 'male' : 'female',
  birthDate: `19${50 + (nth % 40)}-01-01`,
  acknowledgeDuplicates: true,
});
