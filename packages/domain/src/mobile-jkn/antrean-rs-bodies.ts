import type { Payer } from '@alur/contracts/kernel/enums';
import type { AntreanStep } from '@alur/contracts/mobile-jkn/enums';
import type { AntreanStepEntry } from '@alur/contracts/mobile-jkn/rows';
import type { QueueBoardRow } from '@alur/contracts/queue/rows';
import type { VisitReference, VisitReferenceKind } from '@alur/contracts/queue/visit-reference';
import type { ScheduleRow } from '@alur/contracts/schedule/rows';
import { slotsOf } from '@alur/contracts/schedule/slots';

/** The bodies by which BPJS is told of a hospital's queue (DOMAIN-WIRES 3.1). */

/** A hospital's number is named by its visit. */
export const bookingCode = (encounterId: number): string => String(encounterId);

/** A schedule has one quota for all who come, whoever pays; without one, as many as its hours have room for. */
export const quotas = (
  schedule: Pick<ScheduleRow, 'quota' | 'startTime' | 'endTime' | 'consultationMinutes'>,
  taken: number,
) => {
  const { quota, consultationMinutes } = schedule;
  const places = quota ?? (consultationMinutes > 0 ? slotsOf(schedule, consultationMinutes) : taken);
  const left = Math.max(0, places - taken);
  return { sisakuotajkn: left, kuotajkn: places, sisakuotanonjkn: left, kuotanonjkn: places };
};

/** When she is expected to be served, in ms: so long after the session's start, or after now if it runs already. */
export const expectedAt = (
  { date, startTime }: { date: string; startTime: string },
  { now, offset }: { now: string; offset: string },
  waitSeconds: number,
): number => Math.max(Date.parse(`${date}T${startTime}:00${offset}`), Date.parse(now)) + waitSeconds * 1000;

const referenceCodes: Readonly<Record<VisitReferenceKind, number>> = {
  primary_referral: 1,
  internal_referral: 2,
  control_letter: 3,
  hospital_referral: 4,
};

/** A number that was taken here. Whoever has a number is registered, so that she is a known patient to BPJS. */
export const addedInHospitalBody = (
  number: Pick<QueueBoardRow, 'encounterId' | 'date' | 'display' | 'number' | 'recordNumber'>,
  of: {
    readonly payer: Payer;
    readonly cardNumber: string;
    readonly reference: VisitReference | null;
    readonly nik: string | null;
    readonly phone: string | null;
    readonly poli: { readonly code: string; readonly name: string };
    readonly doctor: { readonly code: string; readonly name: string };
    readonly hours: string;
    readonly expectedAt: number;
    readonly quotas: ReturnType<typeof quotas>;
  },
) => {
  const isInsured = of.payer === 'bpjs';
  return {
    ...{ kodebooking: bookingCode(number.encounterId), jenispasien: isInsured ? 'JKN' : 'NON JKN' },
    ...{ nomorkartu: isInsured ? of.cardNumber : '', nik: of.nik ?? '', nohp: of.phone ?? '' },
    ...{ kodepoli: of.poli.code, namapoli: of.poli.name, pasienbaru: 0, norm: number.recordNumber },
    ...{ tanggalperiksa: number.date, kodedokter: Number(of.doctor.code), namadokter: of.doctor.name },
    jampraktek: of.hours,
    jeniskunjungan: referenceCodes[of.reference?.kind ?? 'primary_referral'],
    nomorreferensi: isInsured ? (of.reference?.number ?? '') : '',
    ...{ nomorantrean: number.display, angkaantrean: number.number, estimasidilayani: of.expectedAt },
    ...{ ...of.quotas, keterangan: '' },
  };
};

/** DOMAIN 3.2, task ids. Waiting at the admission (1, 2) is nothing that happens here: a number is given at the desk. */
const tasks = {
  present: 3,
  started: 4,
  finished: 5,
  preparing: 6,
  handed_over: 7,
  absent: 99,
} as const satisfies Partial<Record<AntreanStep, number>>;
export type TaskStep = keyof typeof tasks;

export const isTask = (step: AntreanStep): step is TaskStep => step in tasks;

/** When each step happened, in ms; each is later than the one before it, because BPJS refuses equal times. */
const timesOf = (steps: readonly AntreanStepEntry[]): ReadonlyMap<AntreanStep, number> => {
  const times = new Map<AntreanStep, number>();
  let last = 0;
  for (const { step, happenedAt } of steps) {
    last = Math.max(Date.parse(happenedAt), last + 1);
    times.set(step, last);
  }
  return times;
};

/** What she gets at the pharmacy, which BPJS is told when the consultation is over. */
export type Medicines = 'Tidak ada' | 'Racikan' | 'Non racikan';

export const taskBody = (
  encounterId: number,
  steps: readonly AntreanStepEntry[],
  step: TaskStep,
  medicines: Medicines | null,
) => ({
  ...{ kodebooking: bookingCode(encounterId), taskid: tasks[step], waktu: timesOf(steps).get(step) ?? 0 },
  ...(medicines && { jenisresep: medicines }),
});

/** Why it was cancelled is told to nobody outside. */
export const cancelledInHospitalBody = (encounterId: number) => ({
  ...{ kodebooking: bookingCode(encounterId), keterangan: 'Dibatalkan di fasilitas kesehatan' },
});
