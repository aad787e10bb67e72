import * as commands from '@alur/contracts/emergency/commands';
import type { Disposition } from '@alur/contracts/emergency/commands';
import type { DischargeManner } from '@alur/contracts/stay/commands';
import { bed, reoccupy, vacate } from '../../bed/bed.js';
import { billTime, timePrices } from '../../care/bed-time.js';
import { reasonForPending } from '../../care/open-orders.js';
import { actingStaff } from '../../care/on-encounter.js';
import { isOpen } from '../../care/visit-bill.js';
import * as visits from '../../care/visit-streams.js';
import { herBed } from '../../care/stay-streams.js';
import { finish, reopen, start } from '../../encounter/decisions.js';
import { encounter, type EncounterState } from '../../encounter/encounter.js';
import type { EncounterEvent } from '../../encounter/events.js';
import { inProgress, notCancelled } from '../../encounter/guards.js';
import { act } from '../../kernel/act.js';
import { checks, known, writes } from '../../kernel/aggregate.js';
import { ensure } from '../../kernel/rejection.js';
import { hereAfterAll, patient } from '../../patient/patient.js';
import { record, type RecordState } from '../../record/record.js';
import { settings, settingsOf } from '../../settings/settings.js';
import { stay } from '../../stay/stay.js';
import { leaveTimed, returnTimed } from '../../stay/time.js';
import { withdrawCharges } from '../../transaction/charging.js';
import { concludeEncounter, resumeEncounter } from '../../transaction/encounters.js';
import { inTurn } from '../../transaction/state.js';
import { transaction } from '../../transaction/transaction.js';
import { dispose, disposedOf, emergency, isStaying, withdrawDisposition } from '../emergency.js';

const manners: Readonly<Record<Disposition, DischargeManner>> = {
  home: 'approved',
  admitted: 'other',
  intensive_care: 'other',
  operating_room: 'other',
  referred: 'referred',
  against_advice: 'own_request',
  died: 'died_within_48h',
  dead_on_arrival: 'died_within_48h',
};
const HOURS_48 = 48 * 3_600_000;

/** DOMAIN 2.1: nobody is sent home or elsewhere without a diagnosis. */
const diagnosed = (disposition: Disposition, written: RecordState): void => {
  const isNeeded = disposition === 'home' || disposition === 'referred';
  const has = written.diagnoses.some(({ kind }) => kind === 'primary');
  ensure(!isNeeded || has, 'consultation.no-primary-diagnosis');
};

/** A patient who is dead on arrival was seen by no doctor before. */
const ended = (state: EncounterState, disposition: Disposition): EncounterEvent[] => {
  const visit = notCancelled(state);
  if (disposition !== 'dead_on_arrival' || visit.status !== 'arrived') return finish(state);
  const begun = start(state);
  return [...begun, ...finish(begun.reduce(encounter.evolve, state))];
};

/** If the patient leaves the facility, bed, visit and bill end too; else the next unit takes over (DOMAIN 1.2). */
export const disposeAct = act({
  command: commands.disposeEmergency,
  sees: { encounter, emergency, stay, bed, record, transaction, settings },
  primary: 'emergency',
  streams: ({ id }, loaded, context) => {
    const lay = known(loaded.stay);
    return {
      encounter: visits.encounterOf(id),
      emergency: writes(emergency, id),
      stay: writes(stay, id),
      bed: lay?.status === 'in_bed' ? herBed(lay) : undefined,
      record: checks(record, id),
      transaction: visits.transactionOf(loaded),
      settings: settingsOf(context),
    };
  },
  decide: ({ id, ...disposing }, states, context) => {
    const { disposition } = disposing;
    const { now } = context;
    const isLeaving = !isStaying(disposition);
    const openOrdersReason = isLeaving ? reasonForPending(states.record, disposing.openOrdersReason) : null;
    const by = { staff: actingStaff(context), now };
    const disposed = dispose(states.emergency, { ...disposing, openOrdersReason }, by);
    if (!isLeaving) {
      inProgress(states.encounter);
      return { emergency: disposed };
    }
    const over = ended(states.encounter, disposition);
    diagnosed(disposition, states.record);
    const lay = known(states.stay);
    const isLate = lay !== undefined && Date.parse(now) - Date.parse(lay.placements[0].at) >= HOURS_48;
    const manner = disposition === 'died' && isLate ? 'died_after_48h' : manners[disposition];
    const left = leaveTimed(states.stay, { at: now, manner, prices: timePrices(states.settings, context.today) });
    return {
      emergency: disposed,
      encounter: over,
      stay: left,
      bed: states.bed && vacate(states.bed, id),
      transaction: inTurn(
        visits.loaded(states.transaction),
        bill => billTime(bill, states.stay, left, { settings: states.settings, now }),
        bill => concludeEncounter(bill, id, states.settings.cashier),
      ),
    };
  },
});

/** Throws while a stay continues this visit: that stay must be cancelled first. */
const notTakenOver = (visits: readonly EncounterState[], id: number): void => {
  const next = visits
    .flatMap(each => known(each) ?? [])
    .find(each => each.kind === 'inpatient' && each.episodeId === id && each.status !== 'cancelled');
  ensure(next === undefined, 'emergency.taken-over');
};

/**
 * Allowed until the bill is paid. The patient returns to the department, and to her bed if nobody else was given it
 * since; otherwise she has to be given a bed again. The charged time in bed continues.
 */
export const withdrawDispositionAct = act({
  command: commands.withdrawDisposition,
  sees: {
    ...{ encounter, emergency, stay, bed, transaction, patient, person: patient, settings },
    later: [encounter] as const,
  },
  primary: 'emergency',
  streams: ({ id }, loaded, context) => {
    const lay = known(loaded.stay);
    const whose = known(loaded.patient);
    const isMerged = whose?.status === 'merged';
    const all = [...(whose?.encounters ?? []), ...(known(loaded.person)?.encounters ?? [])];
    return {
      encounter: visits.encounterOf(id),
      emergency: writes(emergency, id),
      stay: writes(stay, id),
      bed: lay?.status === 'left' ? herBed(lay) : undefined,
      transaction: visits.transactionOf(loaded),
      patient: loaded.encounter && known(loaded.encounter) && checks(patient, known(loaded.encounter)?.patientId ?? 0),
      person: isMerged ? checks(patient, whose.into) : undefined,
      later: all.filter(each => each > id).map(each => checks(encounter, each)),
      settings: settingsOf(context),
    };
  },
  decide: ({ id, reason }, states, context) => {
    const { now } = context;
    disposedOf(states.emergency);
    const visit = notCancelled(states.encounter);
    const withdrawn = withdrawDisposition(states.emergency, reason, now);
    if (visit.status === 'in_progress') return { emergency: withdrawn };
    notTakenOver(states.later, id);
    const bill = visits.loaded(states.transaction);
    const reopened = reopen(visit, reason, isOpen(bill));
    const isFree = states.bed?.status === 'available' || states.bed?.status === 'cleaning';
    const back = isFree ? returnTimed(states.stay, reason, now) : [];
    const { patientId, recordNumber, identity } = hereAfterAll(visits.loaded(states.patient));
    const whose = { patientId, recordNumber, patientName: identity.name, gender: identity.gender };
    const by = { doctor: visit.doctor?.name ?? null, placedBy: actingStaff(context) };
    return {
      emergency: withdrawn,
      encounter: reopened,
      stay: back,
      ...(states.bed && back.length > 0 && { bed: reoccupy(states.bed, id, whose, by) }),
      transaction: inTurn(
        bill,
        so => resumeEncounter(so, id),
        so => (back.length > 0 ? withdrawCharges(so, { module: 'stay', id }, states.settings.cashier) : []),
      ),
    };
  },
});
