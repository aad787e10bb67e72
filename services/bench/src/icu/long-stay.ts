import type { Platform } from '@alur/api/platform/platform';
import { systemCaller } from '@alur/api/platform/processes/system-caller';
import { reviewMet } from '@alur/contracts/prescription/all-met';
import { randomUUID } from 'node:crypto';
import type { Staff } from '../clinic/staff.js';

const HOUR_MS = 3_600_000;
/** Number of medicines, and doses of each per day. */
const MEDICINES = 10;
const DOSES = 6;

/** A stay of one patient in intensive care, and its dates. */
export interface LongStay {
  encounterId: number;
  patientId: number;
  transactionId: number;
  /** Dates of the facility, day by day. */
  days: string[];
}

type Row = Record<string, unknown>;

/** A clock that the player sets. */
export interface Clock {
  now(): number;
  set(at: number): void;
}

const signs = (hour: number) => [
  { parameter: 'respiration', value: 14 + (hour % 6) },
  { parameter: 'oxygenSaturation', value: 94 + (hour % 5) },
  { parameter: 'oxygen', choice: 'oxygen' },
  { parameter: 'systolic', value: 96 + (hour % 24) },
  { parameter: 'diastolic', value: 54 + (hour % 12) },
  { parameter: 'pulse', value: 84 + (hour % 30) },
  { parameter: 'consciousness', choice: 'P' },
  { parameter: 'temperature', value: 37 + (hour % 10) / 10 },
  { parameter: 'meanPressure', value: 66 + (hour % 12) },
  { parameter: 'gcsEye', value: 3 },
  { parameter: 'gcsMotor', value: 5 },
  { parameter: 'airway', choice: 'endotracheal' },
  { parameter: 'rass', value: -2 },
  { parameter: 'ventilation', choice: 'simv' },
  { parameter: 'inspiredOxygen', value: 40 + (hour % 15) },
  { parameter: 'peep', value: 6 + (hour % 4) },
  { parameter: 'tidalVolume', value: 420 },
  { parameter: 'ventilatorRate', value: 14 },
];

/** Creates a bed in intensive care, its doctor, and the medicines given there. */
const prepare = async (staff: Staff) => {
  const wardId = await staff.does('ward/add', 0, { name: 'ICU', kind: 'intensive_care' });
  const classId = await staff.does('room-class/add', 0, { name: 'ICU', pricePerNight: 1_250_000 });
  const roomId = await staff.does('ward-room/add', 0, { name: 'ICU 1', wardId, classId });
  const bedId = await staff.does('bed/add', 0, { roomId, name: 'ICU A' });
  const staffId = await staff.employs('dr. Intensif');
  const doctorId = await staff.does('inpatient-doctor/add', 0, { name: 'dr. Intensif', staffId, visitPrice: 150_000 });
  const treatmentId = await staff.does('treatment/add', 0, { name: 'Nebulisasi ICU', price: 60_000 });
  const medicines: number[] = [];
  for (let nth = 1; nth <= MEDICINES; nth++) {
    const medicine = await staff.does('medicine/add', 0, {
      ...{ name: `Obat ICU ${nth}`, form: 'vial', baseUnit: 'vial', medicineClass: 'free', price: 25_000 },
      ...{ highAlert: false, lookAlike: false, fornas: true },
    });
    const batch = { batch: 'B1', expiry: '2099-12-31', quantity: 100_000, unitCost: 18_000, origin: 'opening' };
    await staff.does('inventory/receive', medicine, batch);
    medicines.push(medicine);
  }
  return { bedId, doctorId, treatmentId, medicines };
};

/**
 * Plays so many typical days in intensive care: an hourly chart with fluid balance, sixty doses at their times, a day's
 * supply from the pharmacy, notes of nurses, treatments, a doctor's visit, the night's charge.
 */
export class LongStayPlay {
  /** Doses already given, because rows may lag on a busy machine and no dose may be given twice. */
  private readonly given = new Set<string>();

  constructor(
    private readonly platform: Platform,
    private readonly staff: Staff,
    private readonly clock: Clock,
  ) {}

  async play(count: number): Promise<LongStay> {
    const { bedId, doctorId, treatmentId, medicines } = await prepare(this.staff);
    const identity = { name: 'Hadi Prabowo', gender: 'male', birthDate: '1958-05-02' };
    const patientId = await this.staff.does('patient/register', 0, identity);
    const admission = { patientId, bedId, doctorId, payer: 'general' };
    const encounterId = await this.staff.does('stay/admit', 0, admission);
    const [stay] = await this.rows('stay.detail', { encounterId: String(encounterId) });
    const lines = medicines.map(medicineId => ({
      ...{ kind: 'single', medicineId, iterations: 0, quantity: DOSES * (count + 1), signa: `${DOSES} x 1` },
    }));
    const order = { encounterId, supply: 'unit_dose', lines, allergyAcknowledged: false };
    const prescription = await this.staff.does('prescription/write', 0, order);
    const all = (quantity: number) => medicines.map((_, index) => ({ lineId: index + 1, quantity }));
    await this.staff.does('prescription/approve', prescription, { review: reviewMet, lines: all(DOSES * (count + 1)) });
    for (const kind of ['endotracheal_tube', 'central_line', 'urinary_catheter', 'ventilator'])
      await this.staff.does('invasive-device/insert', 0, { encounterId, kind });
    const days: string[] = [];
    for (let day = 0; day < count; day++) {
      // The first day gets a double supply, since the first dose is given at once.
      const supply = { lines: all(day === 0 ? 2 * DOSES : DOSES), receiverName: 'Sari' };
      await this.staff.does('prescription/dispense', prescription, supply);
      await this.staff.does('stay/record-visit', encounterId, { doctorId });
      for (let nth = 0; nth < 4; nth++)
        await this.staff.does('consultation/order-treatment', encounterId, { treatmentId });
      for (let hour = 0; hour < 24; hour++) {
        this.clock.set(this.clock.now() + HOUR_MS);
        await this.hour(encounterId, prescription, day * 24 + hour);
      }
      const today = localDay(this.clock.now());
      days.push(today);
      await this.night(encounterId, localDay(this.clock.now() - 24 * HOUR_MS));
      console.error(`day ${day + 1} of ${count}`);
    }
    return { encounterId, patientId, transactionId: Number(stay?.['transactionId']), days };
  }

  private async hour(encounterId: number, prescription: number, hour: number): Promise<void> {
    const sheet = { encounterId, category: 'icu', values: signs(hour) };
    await this.staff.does('record/record-observations', 0, sheet);
    const fluid = hour % 2 === 0 ? { kind: 'infusion', volume: 100 } : { kind: 'urine', volume: 60 };
    await this.staff.does('record/record-fluid', 0, { encounterId, ...fluid });
    if (hour % 6 === 0) await this.note(encounterId);
    for (const { lineId, slot } of await this.due(encounterId)) {
      const dose = { lineId, slot, quantity: 1, manualReason: 'Pemindai rusak' };
      await this.staff.does('medication/give', prescription, dose);
    }
  }

  private note(encounterId: number): Promise<number> {
    const parts = [
      { part: 'subjective', text: 'Pasien tersedasi, tidak dapat dinilai.' },
      { part: 'objective', text: 'Ventilator SIMV, tekanan darah dengan vasopresor, urine 60 ml per jam.' },
      { part: 'assessment', text: 'Sepsis dengan gagal napas, dalam perbaikan.' },
      { part: 'plan', text: 'Lanjutkan antibiotik, turunkan FiO₂ bertahap.' },
    ];
    return this.staff.does('record/sign-progress-note', 0, { encounterId, format: 'soap', parts });
  }

  /** The doses that the chart shows as due, once it is up to date. */
  private async due(encounterId: number): Promise<{ lineId: number; slot: string }[]> {
    const rows = await this.rows('medication.chart', { encounterId: String(encounterId) });
    return rows.flatMap(row => {
      const slot = row['nextDueAt'];
      const key = `${String(row['id'])} ${String(slot)}`;
      if (typeof slot !== 'string' || Date.parse(slot) > this.clock.now() || this.given.has(key)) return [];
      this.given.add(key);
      return [{ lineId: Number(String(row['id']).split('_')[1]), slot }];
    });
  }

  private async night(encounterId: number, through: string): Promise<void> {
    const clock = systemCaller(this.staff.merchantId, ['system:process']);
    const commandId = randomUUID();
    await this.platform.runner.execute(clock, 'stay/charge-nights', encounterId, { through }, { commandId });
  }

  /** The rows show every command that was answered, because an answer waits for them. */
  private async rows(topic: string, params: Readonly<Record<string, string>>): Promise<Row[]> {
    const granted = this.platform.topics.named(topic, params);
    return (await this.platform.snapshots.read(this.staff.merchantId, granted)).data as unknown as Row[];
  }
}

const localDay = (at: number): string => new Date(at + 7 * HOUR_MS).toISOString().slice(0, 10);
