import { handoverChecked, reviewMet } from '@alur/contracts/prescription/all-met';
import type { Platform } from '@alur/api/platform/platform';
import { tableName } from '@alur/api/platform/projector/row-table';
import type { Database } from '@alur/api/platform/db/database';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Facility } from './facility.js';
import { PATIENCE_MS, type Staff } from './staff.js';

const note = { subjective: 'Demam tiga hari', objective: 'Suhu 38', assessment: 'ISPA', plan: 'Obat, kontrol' };

/** Plays patients' visits, from the queue number to the medicine. */
export class Visits {
  constructor(
    private readonly platform: Platform,
    private readonly database: Database,
    private readonly staff: Staff,
    private readonly facility: Facility,
    private readonly today: string,
  ) {}

  /** One patient in ten does not come; the others complete the visit. */
  async visit(nth: number): Promise<void> {
    const { schedules, patients } = this.facility;
    const booking = await this.staff.does('queue/take-number', 0, {
      patientId: patients[nth % patients.length],
      scheduleId: schedules[nth % schedules.length],
      date: this.today,
      payer: 'general',
      source: 'web',
      visitStatus: 'sick',
    });
    if (nth % 10 === 9) await this.staff.does('queue/record-absence', booking);
    else await this.attended(booking, nth);
  }

  private async attended(booking: number, nth: number): Promise<void> {
    const { staff } = this;
    const { medicines, parts } = this.facility;
    await staff.does('queue/confirm-attendance', booking);
    await staff.does('consultation/record-vitals', booking, { systolic: 120, diastolic: 80 });
    await staff.does('queue/call', booking);
    await staff.does('consultation/start', booking);
    await staff.does('consultation/sign-note', booking, note);
    await staff.does('consultation/record-diagnosis', booking, { code: 'J06.9', kind: 'primary' });
    for (const part of parts) await part({ encounterId: booking, nth });
    const medicineId = medicines[nth % medicines.length];
    const lines = [{ kind: 'single', medicineId, quantity: 10, signa: '3 x 1', iterations: 0 }];
    const prescription = await staff.does('prescription/write', 0, {
      encounterId: booking,
      lines,
      allergyAcknowledged: false,
    });
    await staff.does('consultation/finish', booking);
    await staff.doesOnce('prescription/approve', prescription, {
      review: reviewMet,
      lines: [{ lineId: 1, quantity: 10 }],
    });
    await this.pay(booking);
    await staff.doesOnce('prescription/hand-over', prescription, { receiverName: 'Ani', checks: handoverChecked });
  }

  private async pay(booking: number): Promise<void> {
    const { id, amount } = await this.bill(booking);
    // Nothing is left where BPJS bears all of it.
    if (amount === 0) return;
    await this.staff.does('transaction/pay', id, {
      shiftId: this.facility.shift,
      lines: [{ method: 'cash', amount, tendered: amount }],
    });
  }

  /** The bill once it is closed; a process posts the consultation's charge. */
  private async bill(booking: number): Promise<{ id: number; amount: number }> {
    const table = tableName(this.platform.table('transaction_list'));
    for (const until = Date.now() + PATIENCE_MS; Date.now() < until; await sleep(5)) {
      const { rows } = await this.database.worker.query<{ id: string; remaining: string }>(
        `select id, remaining from ${table} where merchant_id = $1 and "encounterId" = $2 and status in ('ONGOING', 'PAID')`,
        [this.staff.merchantId, booking],
      );
      const [bill] = rows;
      if (bill) return { id: Number(bill.id), amount: Number(bill.remaining) };
    }
    throw new Error(`the bill of visit ${booking} is not closed`);
  }
}
