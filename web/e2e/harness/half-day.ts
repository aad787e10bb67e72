import { handoverChecked, reviewMet } from '@alur/contracts/prescription/all-met';
import type { Server } from './server.ts';
import { enter, type Desk, type Row } from './api.ts';

/** A clinic at half past ten, with something to show on every screen. All names are made up. */
export interface HalfDay {
  date: string;
  /** One visit in each state. */
  visits: Record<'present' | 'called' | 'serving' | 'prescribed' | 'billed' | 'paid', Visit>;
}

export interface Visit {
  name: string;
  patientId: number;
  encounterId: number;
  transactionId: number;
  prescriptionId: number | null;
}

type Stage = 'absent' | 'cancelled' | 'waiting' | keyof HalfDay['visits'];

const people =
  `Bambang Hartono m 1961-02-14|Dewi Kartika f 1993-06-30|Hasan Basri m 1952-10-08|Yuliana Sari f 2000-01-19
Muhammad Rizky Ramadhan m 2022-04-02|Endang Susilowati f 1968-12-11|Sutrisno m 1946-03-27|Fitri Handayani f 1989-09-05
Ahmad Fauzan m 1997-07-16|Maria Magdalena Simanjuntak f 1979-05-23|I Made Wirawan m 1985-11-29|Ni Luh Putu Ayu Lestari f 1994-02-08
Taufik Hidayatullah m 1973-08-31|Sri Mulyani Rahayu f 1958-04-13|Kevin Christian Gunawan m 2009-10-21|Aisyah Putri Maharani f 2024-09-17
Zainal Abidin m 1964-06-06|Ratih Puspitasari f 1991-12-02|Yohanes Berchmans Tukan m 1982-01-25|Nadia Safira f 2016-08-14`
    .split(/[|\n]/)
    .map(line => {
      const [, name = '', gender, birthDate = ''] = /^(.+) ([mf]) (\S+)$/.exec(line.trim()) ?? [];
      return { name, gender: gender === 'm' ? 'male' : 'female', birthDate };
    });

/** Oldest first, so that the board shows a queue as it would be at that hour. */
const stages: Stage[] = [
  ...(['paid', 'paid', 'absent', 'paid', 'billed', 'cancelled', 'prescribed', 'paid', 'billed', 'prescribed'] as const),
  ...(['prescribed', 'serving', 'serving', 'called', 'present', 'present', 'waiting', 'present', 'waiting'] as const),
  'waiting',
];

const complaints = [
  'Demam dan batuk sejak 3 hari',
  'Nyeri ulu hati sesudah makan',
  'Kontrol tekanan darah',
  'Gatal di lengan',
];
const diagnoses = ['J06.9', 'K30', 'I10', 'L23.9'];

class Clinic {
  shiftId = 0;
  readonly date: string;
  readonly desk: Record<'front' | 'nurse' | 'doctor' | 'pharmacist' | 'cashier', Desk>;
  readonly schedules: readonly Row[];
  readonly stock: readonly Row[];

  // Fields are assigned explicitly: the screens script runs under node, which strips types and cannot compile parameter
  // properties.
  constructor(date: string, desk: Clinic['desk'], schedules: readonly Row[], stock: readonly Row[]) {
    this.date = date;
    this.desk = desk;
    this.schedules = schedules;
    this.stock = stock;
  }

  medicine(name: string): number {
    const found = this.stock.find(row => String(row['name']).startsWith(name));
    if (!found) throw new Error(`no medicine ${name}`);
    return found.id;
  }

  async visit(at: number, stage: Stage): Promise<Visit> {
    const { front, nurse, doctor } = this.desk;
    const person = people[at % people.length];
    const schedule = this.schedules[at % this.schedules.length] as Row;
    const patientId = await front.does('patient/register', 0, {
      ...person,
      bpjsNo: at % 3 === 0 ? `00012345${String(10_000 + at)}` : null,
      phone: `0812000010${String(at).padStart(2, '0')}`,
      address: 'Jl. Melati 12',
      acknowledgeDuplicates: true,
    });
    if (at % 5 === 2) {
      const allergy = {
        kind: 'medicine',
        substance: 'Amoksisilin',
        severity: 'severe',
        reaction: 'Ruam seluruh badan',
      };
      await nurse.does('patient/record-allergy', patientId, allergy);
    }
    const encounterId = await front.does('queue/take-number', 0, {
      patientId,
      scheduleId: schedule.id,
      date: this.date,
      payer: at % 3 === 0 ? 'bpjs' : 'general',
      source: at % 4 === 0 ? 'mobile-jkn' : 'web',
      visitStatus: 'sick',
    });
    const board = await front.row(
      `/v2/queue/entries?date=${this.date}&patientId=${patientId}`,
      row => row.id === encounterId,
    );
    const visit: Visit = {
      name: person?.name ?? '',
      patientId,
      encounterId,
      transactionId: Number(board['transactionId']),
      prescriptionId: null,
    };
    if (stage === 'waiting') return visit;
    if (stage === 'cancelled') await front.does('queue/cancel', encounterId, { reason: 'Pasien pulang' });
    else if (stage === 'absent') await front.does('queue/record-absence', encounterId);
    else {
      await front.does('queue/confirm-attendance', encounterId);
      if (stage !== 'present' || at % 2 === 0) await this.vitals(at, visit);
      if (stage !== 'present') await doctor.does('queue/call', encounterId);
      if (stage !== 'present' && stage !== 'called') await this.consult(at, visit, stage);
    }
    return visit;
  }

  private vitals(at: number, { encounterId }: Visit): Promise<number> {
    const isChild = (people[at % people.length]?.birthDate ?? '') >= '2020';
    return this.desk.nurse.does('consultation/record-vitals', encounterId, {
      systolic: 112 + at * 2,
      diastolic: 70 + at,
      pulse: 76 + at,
      respiration: 18,
      temperature: 36.5 + (at % 4) / 2,
      oxygenSaturation: 98,
      ...(isChild ? { weight: 13.5, height: 97, headCircumference: 48 } : { weight: 54 + at, height: 160 + (at % 9) }),
      complaint: complaints[at % complaints.length],
    });
  }

  private async consult(at: number, visit: Visit, stage: Stage): Promise<void> {
    const { doctor } = this.desk;
    const { encounterId } = visit;
    await doctor.does('consultation/start', encounterId);
    const complaint = complaints[at % complaints.length] as string;
    await doctor.does('consultation/sign-note', encounterId, {
      subjective: `${complaint}, nafsu makan menurun.`,
      objective: 'Keadaan umum baik, kompos mentis. Faring hiperemis ringan.',
      assessment: 'Klinis stabil.',
      plan: 'Istirahat, minum cukup, kontrol bila tidak membaik dalam 3 hari.',
    });
    const code = diagnoses[at % diagnoses.length];
    await doctor.does('consultation/record-diagnosis', encounterId, { code, kind: 'primary', name: complaint });
    visit.prescriptionId = await doctor.does('prescription/write', 0, {
      encounterId,
      allergyAcknowledged: false,
      lines: this.lines(at),
    });
    if (stage === 'serving') return;
    await doctor.does('consultation/finish', encounterId);
    if (stage === 'prescribed') return;
    await this.dispense(visit);
    if (stage === 'paid') await this.pay(visit);
  }

  private lines(at: number): object[] {
    const single = {
      kind: 'single',
      medicineId: this.medicine('Parasetamol 500'),
      quantity: 10,
      signa: '3 x 1 tablet, sesudah makan',
      iterations: 0,
    };
    if (at % 3 === 0) return [single];
    const components = [
      { medicineId: this.medicine('Klorfeniramin'), dose: 2 },
      { medicineId: this.medicine('Gliseril'), dose: 50 },
    ];
    const compound = {
      kind: 'compound',
      name: 'Puyer batuk pilek',
      form: 'powder',
      packs: 10,
      method: 'dtd',
      signa: '3 x 1 bungkus, sesudah makan',
      components,
    };
    return [single, compound];
  }

  private async dispense({ encounterId, prescriptionId }: Visit): Promise<void> {
    const { pharmacist } = this.desk;
    const path = `/v2/prescription/prescriptions?encounterId=${encounterId}`;
    const row = await pharmacist.row(path, one => one['status'] === 'queue');
    const lines = (row['lines'] as { lineId: number; quantity: number }[]).map(({ lineId, quantity }) => ({
      lineId,
      quantity,
    }));
    await pharmacist.does('prescription/approve', prescriptionId as number, { review: reviewMet, lines });
  }

  private async pay({ transactionId, prescriptionId }: Visit): Promise<void> {
    const { cashier, pharmacist } = this.desk;
    const path = `/v2/transaction/transactions?date=${this.date}&limit=100`;
    const bill = await cashier.row(path, row => row.id === transactionId && /ONGOING|PAID/.test(String(row['status'])));
    if (bill['status'] === 'ONGOING') {
      // The demonstration facility's settings round cash up to a hundred rupiah.
      const amount = Math.ceil(Number(bill['remaining']) / 100) * 100;
      const line = { method: 'cash', amount, tendered: Math.ceil(amount / 50_000) * 50_000 };
      await cashier.does('transaction/pay', transactionId, { shiftId: this.shiftId, lines: [line] });
    }
    const path2 = `/v2/prescription/prescriptions?date=${this.date}&limit=100`;
    await pharmacist.row(path2, row => row.id === prescriptionId && row['paid'] === true);
    await pharmacist.does('prescription/hand-over', prescriptionId as number, {
      receiverName: 'Keluarga pasien',
      checks: handoverChecked,
    });
  }
}

export async function playHalfDay(server: Server): Promise<HalfDay> {
  const roles = ['front-office', 'nurse', 'doctor', 'pharmacist', 'cashier'];
  const desks = await Promise.all(roles.map(role => enter(server, role)));
  const [front, nurse, doctor, pharmacist, cashier] = desks as [Desk, Desk, Desk, Desk, Desk];
  // The demonstration facility is in Jakarta's time zone.
  const date = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Jakarta' }).format(new Date());
  const desk = { front, nurse, doctor, pharmacist, cashier };
  const schedules = await front.rows('/v2/schedule/schedules');
  const stock = await pharmacist.rows('/v2/inventory/stock?limit=100');
  const clinic = new Clinic(date, desk, schedules, stock);
  clinic.shiftId = await cashier.does('shift/open', 0, { float: 200_000 });
  const visits: Partial<Record<Stage, Visit>> = {};
  for (const [at, stage] of stages.entries()) visits[stage] = await clinic.visit(at, stage);
  return { date, visits: visits as HalfDay['visits'] };
}
