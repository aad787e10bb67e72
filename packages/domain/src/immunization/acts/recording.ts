import * as commands from '@alur/contracts/immunization/commands';
import { actingStaff, mayWrite } from '../../care/on-encounter.js';
import { transactionOf } from '../../care/visit-streams.js';
import { encounter } from '../../encounter/encounter.js';
import { putBack } from '../../inventory/decisions.js';
import { stock, stockId } from '../../inventory/stock.js';
import { act } from '../../kernel/act.js';
import { checks, known, writes } from '../../kernel/aggregate.js';
import type { DecisionContext } from '../../kernel/context.js';
import { hereAfterAll, patient, type PatientState } from '../../patient/patient.js';
import { settings, settingsOf } from '../../settings/settings.js';
import { withdrawCharges } from '../../transaction/charging.js';
import { transaction } from '../../transaction/transaction.js';
import { claimLast, dosesOf } from '../history.js';
import {
  acceptedConcerns,
  ensureDay,
  immunization,
  leaveOut,
  recordReaction,
  report,
  strike,
  type ImmunizationState,
} from '../immunization.js';
import {
  doseOf,
  IMMUNIZATION,
  newId,
  ofPerson,
  ofVisit,
  personOf,
  seesPerson,
  seesVisit,
  visitIn,
} from '../../care/immunized-person.js';

const by = (context: DecisionContext) => ({ staff: actingStaff(context), now: context.now });
const recorded = (context: DecisionContext) => ({ recordedBy: actingStaff(context), effectiveAt: context.now });

const notGivenAct = act({
  command: commands.recordNotGiven,
  ids: [IMMUNIZATION],
  sees: seesVisit,
  primary: 'encounter',
  streams: ({ encounterId }, loaded, context) => ofVisit(encounterId, loaded, context),
  decide: ({ vaccine, doseNumber, because, note }, states, context) => {
    const visit = visitIn(states);
    const { labels } = personOf(states, context.today);
    const dose = doseOf({ vaccine, doseNumber, date: context.today }, context);
    return { immunization: leaveOut({ ...visit, ...labels, ...dose, because, note, ...recorded(context) }) };
  },
});

const reportAct = act({
  command: commands.reportImmunization,
  ids: [IMMUNIZATION],
  sees: seesPerson,
  primary: 'patient',
  streams: ({ patientId }, loaded, context) => ofPerson(patientId, loaded, context),
  decide: ({ patientId, vaccine, doseNumber, date, source, toldBy, place, accepted }, states, context) => {
    const { birthDate, labels } = personOf(states, context.today);
    ensureDay(date, { today: context.today, birthDate }, 'date');
    const wanted = { vaccine, doseNumber, date };
    const her = { birthDate, doses: dosesOf(states.history), allergy: null };
    const concerns = acceptedConcerns(wanted, her, accepted);
    const said = { source, toldBy, place, concerns, ...recorded(context) };
    return {
      immunization: report({ patientId, ...labels, ...doseOf(wanted, context), ...said }),
      last: claimLast(newId(context), patientId, context),
    };
  },
});

/** The dose, and whose it is: nothing more is said of who was erased. */
const itsPerson = (state: ImmunizationState | undefined) => {
  const it = known(state);
  return it && checks(patient, it.patientId);
};
const ensureThere = (state: PatientState | undefined): void => void (state && hereAfterAll(state));

const reactionAct = act({
  command: commands.recordReaction,
  sees: { immunization, patient },
  primary: 'immunization',
  streams: ({ id }, loaded) => ({
    immunization: writes(immunization, id),
    patient: itsPerson(loaded.immunization),
  }),
  decide: ({ id: _id, ...said }, states, context) => {
    const recorded = recordReaction(states.immunization, said, by(context));
    ensureThere(states.patient);
    return { immunization: recorded };
  },
});

/** What it took is on the shelf again and off the bill; a bill with money in it refuses, as for treatments. */
const strikeAct = act({
  command: commands.strikeImmunization,
  sees: { immunization, patient, encounter, stock, transaction, settings },
  primary: 'immunization',
  streams: ({ id }, loaded, context) => {
    const it = known(loaded.immunization);
    const given = it?.status === 'given' ? it.given : null;
    return {
      immunization: writes(immunization, id),
      patient: itsPerson(loaded.immunization),
      encounter: it?.encounterId == null ? undefined : checks(encounter, it.encounterId),
      stock: given ? writes(stock, stockId({ storeId: given.storeId, itemId: given.medicineId })) : undefined,
      transaction: given?.isCharged ? transactionOf(loaded) : undefined,
      settings: given?.isCharged ? settingsOf(context) : undefined,
    };
  },
  decide: ({ id, reason }, states, context) => {
    const struck = strike(states.immunization, reason, by(context));
    ensureThere(states.patient);
    if (states.encounter) mayWrite(states.encounter, 'result');
    const given = known(states.immunization)?.given;
    if (!given || !states.stock) return { immunization: struck };
    const { storeId, medicineId: itemId, unit, lots } = given;
    const entered = { quantity: lots.reduce((sum, { quantity }) => sum + quantity, 0), unit };
    return {
      immunization: struck,
      stock: putBack(
        { storeId, itemId },
        { source: { module: IMMUNIZATION, id, line: null }, entered, lots },
        states.stock,
      ),
      ...(states.transaction &&
        states.settings && {
          transaction: withdrawCharges(states.transaction, { module: IMMUNIZATION, id }, states.settings.cashier),
        }),
    };
  },
});

export const recordingActs = [notGivenAct, reportAct, reactionAct, strikeAct];
