import { cleanBed } from '@alur/contracts/bed/commands';
import { recordDiagnosis } from '@alur/contracts/consultation/commands';
import { registerPatient } from '@alur/contracts/patient/commands';
import * as commands from '@alur/contracts/referral/commands';
import { admit } from '@alur/contracts/stay/commands';
import type { StayRow } from '@alur/contracts/stay/rows';
import type { DayModule } from '../day-module.js';
import { doesAt, onceOf, order, untilRow } from '../day/visit-context.js';
import type { Desk } from '../desk.js';
import type { Facility } from '../facility/facility.js';
import { openWard } from '../facility/open-ward.js';
import { countOf, type LoggedEvent } from '../proof/logged-event.js';

const NIGHT = 120_000;
const HOUR_MS = 3_600_000;
const EVENING = 23.25 * 3600;

const handover = {
  situation: 'Sesak bertambah',
  background: 'DBD hari ke-4',
  assessment: 'Syok terkompensasi',
  recommendation: 'Pantau tiap 15 menit',
};
const leaving = { handover, escortLevel: 2, conditionBefore: 'GCS 15, TD 90/60' };
const destination = { facility: 'RSUD Kota', direction: 'up', transport: 'ambulance' };

/**
 * A patient is transferred to another ward, where two nurses let her go at once. She gets worse: one hospital has no
 * bed, the next takes her, and her visit ends as referred.
 */
const evening = async (facility: Facility, desk: Desk): Promise<void> => {
  const { administrator, nurse, registrar, today } = facility;
  const doctor = facility.doctors[0] ?? administrator;
  const from = await openWard(administrator, { name: 'Cempaka', beds: ['C1'], night: NIGHT });
  const to = await openWard(administrator, { name: 'Flamboyan', beds: ['F1'], night: NIGHT });
  const does = doesAt(desk, EVENING);

  const patientId = await does(registrar, registerPatient, null, { name: 'Darminah', gender: 'female' });
  const admission = { patientId, bedId: from.beds[0], doctorId: from.doctorId, payer: 'general' };
  const encounterId = await does(registrar, admit, null, admission);
  const asks = async (body: object) => {
    const id = await does(doctor, commands.draftReferral, null, { encounterId, plannedOn: today, ...body });
    await does(doctor, commands.requestReferral, id);
    return id;
  };

  const inside = await asks({ type: 'internal', reason: 'Perlu pemantauan ketat', toWardId: to.wardId });
  const until = new Date(Date.now() + HOUR_MS).toISOString();
  await does(nurse, commands.acceptTransfer, inside, { bedId: to.beds[0], until });
  const departs = [nurse, administrator].map(who => order(who, commands.departReferral, inside, leaving));
  onceOf(await desk.race(EVENING, departs[0]!, departs[1]!), commands.departReferral);
  await does(nurse, commands.arriveInBed, inside, { conditionAfter: 'Stabil' });
  await does(nurse, cleanBed, from.beds[0] ?? 0);

  await does(doctor, recordDiagnosis, encounterId, { code: 'A91', kind: 'primary' });
  const outside = { type: 'external', reason: 'Perlu ventilator', destination, diagnosisCode: 'A91' };
  await does(nurse, commands.recordRejection, await asks(outside), { reason: 'ICU penuh' });
  const away = await asks({ ...outside, destination: { ...destination, facility: 'RS Sehat Sentosa' } });
  await does(nurse, commands.recordAcceptance, away, { acceptingOfficer: 'dr. Dewi', externalNumber: 'R-77' });
  await does(nurse, commands.departReferral, away, leaving);
  await does(nurse, commands.completeReferral, away, { conditionAfter: 'Diterima di ICU' });
  const isReferred = ([row]: StayRow[]) => row?.status === 'left' && row.dischargeManner === 'referred';
  await untilRow<StayRow[]>(administrator, `/v2/live/stay.detail?encounterId=${encounterId}`, isReferred);
};

/** Patients who departed or arrived twice by one referral, or arrived without having departed. */
export const transfersWrong = (events: readonly LoggedEvent[]): number => {
  const steps = ['ReferralDeparted', 'ReferralArrived'];
  const done = new Map<unknown, number>();
  let wrong = 0;
  for (const { type, data } of events) {
    const step = steps.indexOf(type);
    if (step < 0) continue;
    const before = done.get(data['referralId']) ?? 0;
    if (step !== before) wrong++;
    done.set(data['referralId'], step + 1);
  }
  return wrong;
};

export const referralDay: DayModule = {
  inTheWards: evening,
  zeros: { transfers_wrong: transfersWrong },
  figures: { referrals: countOf('ReferralArrived') },
};
