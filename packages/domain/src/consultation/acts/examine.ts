import * as commands from '@alur/contracts/consultation/commands';
import { booking } from '../../booking/booking.js';
import { pcareFilled } from '../../booking/decisions.js';
import { isOpen } from '../../care/visit-bill.js';
import * as visits from '../../care/visit-streams.js';
import { finish, reopen, start, undoStart } from '../../encounter/decisions.js';
import { encounter } from '../../encounter/encounter.js';
import { inProgress, notCancelled, waiting } from '../../encounter/guards.js';
import { act } from '../../kernel/act.js';
import { checks } from '../../kernel/aggregate.js';
import { ensure } from '../../kernel/rejection.js';
import { insurance, merchant, ownMerchant } from '../../merchant/merchant.js';
import { returnNumber, serve } from '../../queue/attending.js';
import { counter } from '../../queue/counter.js';
import { queue } from '../../queue/queue.js';
import { isEmpty, record } from '../../record/record.js';
import { resumeEncounter } from '../../transaction/encounters.js';
import { transaction } from '../../transaction/transaction.js';

/** The doctor's *Mulai* (DOMAIN 2.1): attendance and, where it applies, PCare first. The counter is free again. */
export const startConsultationAct = act({
  command: commands.startConsultation,
  sees: { encounter, booking, queue, counter, merchant },
  primary: 'encounter',
  streams: ({ id }, visit, context) => ({
    encounter: visits.encounterOf(id),
    booking: checks(booking, id),
    queue: visits.queueOf(visit),
    counter: visits.callingCounterOf(visit),
    merchant: ownMerchant(context),
  }),
  decide: ({ id }, states, { today }) => {
    const served = serve(visits.loaded(states.queue), id, today);
    pcareFilled(states.booking, waiting(states.encounter).payer, insurance(states.merchant));
    return { encounter: start(states.encounter), queue: served, ...visits.freeing(states.counter, id) };
  },
});

/** Back to the queue only while nothing was saved; the nurse's vitals do not count. */
export const undoStartAct = act({
  command: commands.undoStart,
  sees: { encounter, booking, queue, record },
  primary: 'encounter',
  streams: ({ id }, visit) => ({
    encounter: visits.encounterOf(id),
    booking: checks(booking, id),
    queue: visits.queueOf(visit),
    record: checks(record, id),
  }),
  decide: ({ id }, states) => ({
    encounter: undoStart(states.encounter, !isEmpty(states.record)),
    queue: returnNumber(visits.loaded(states.queue), id),
  }),
});

/**
 * *Selesai*: bill and pharmacy follow by processes. Needs a signed note and a primary diagnosis, and PCare where the payer
 * became BPJS meanwhile (DOMAIN 2.1).
 */
export const finishConsultationAct = act({
  command: commands.finishConsultation,
  sees: { encounter, booking, record, merchant },
  primary: 'encounter',
  streams: ({ id }, _visit, context) => ({
    encounter: visits.encounterOf(id),
    booking: checks(booking, id),
    record: checks(record, id),
    merchant: ownMerchant(context),
  }),
  decide: (_command, states) => {
    const { payer, kind } = inProgress(states.encounter);
    // A visit of another kind ends by the decision where the patient goes.
    ensure(kind === 'outpatient', 'queue.not-found');
    const { entries, diagnoses } = states.record;
    ensure(
      entries.some(({ kind }) => kind === 'note'),
      'consultation.note-unsigned',
    );
    ensure(
      diagnoses.some(({ kind }) => kind === 'primary'),
      'consultation.no-primary-diagnosis',
    );
    pcareFilled(states.booking, payer, insurance(states.merchant));
    return { encounter: finish(states.encounter) };
  },
});

/** Allowed until the bill is paid (DOMAIN 2, settled); the visit's services continue. */
export const reopenConsultationAct = act({
  command: commands.reopenConsultation,
  sees: { encounter, transaction },
  primary: 'encounter',
  streams: ({ id }, visit) => ({ encounter: visits.encounterOf(id), transaction: visits.transactionOf(visit) }),
  decide: ({ id, reason }, states) => {
    const bill = visits.loaded(states.transaction);
    ensure(notCancelled(states.encounter).kind === 'outpatient', 'queue.not-found');
    return { encounter: reopen(states.encounter, reason, isOpen(bill)), transaction: resumeEncounter(bill, id) };
  },
});
