import * as commands from '@alur/contracts/record/commands';
import { actingStaff, mayWrite } from '../../care/on-encounter.js';
import { orderGiverOf } from '../../care/verbal-order.js';
import { visitOf } from '../../care/visit-streams.js';
import { encounter, type EncounterState } from '../../encounter/encounter.js';
import { user } from '../../identity/user.js';
import { act } from '../../kernel/act.js';
import { checks, known, writes } from '../../kernel/aggregate.js';
import type { DecisionContext } from '../../kernel/context.js';
import { ensure } from '../../kernel/rejection.js';
import { patient } from '../../patient/patient.js';
import { addEntry } from '../decisions.js';
import { mayAmend, note, type NoteState } from '../note.js';
import { amendProgressNote, PROGRESS_NOTE, signProgressNote, strikeNote, verifyNote } from '../progress-note.js';
import { record } from '../record.js';

const signProgressNoteAct = act({
  command: commands.signProgressNote,
  ids: ['note'],
  sees: { note, encounter, record, patient, orderGiver: user },
  primary: 'encounter',
  streams: ({ encounterId, orderedBy }, loaded, { ids }) => {
    const visit = known(loaded.encounter);
    return {
      note: writes(note, ids['note'] ?? 0),
      encounter: checks(encounter, encounterId),
      record: writes(record, encounterId),
      patient: visit && checks(patient, visit.patientId),
      orderGiver: orderedBy === null ? undefined : checks(user, orderedBy),
    };
  },
  decide: ({ format, parts, instruction, orderedBy, readBack }, states, context) => {
    // SHAPES, annex 2: nurses may write from the patient's arrival on.
    const visit = mayWrite(states.encounter, context.holds('outpatient.queue:start') ? 'entry' : 'assessment');
    const entryId = context.ids['note'] ?? 0;
    const person = known(states.patient);
    const addressed = {
      patientName: person?.identity.name ?? '',
      recordNumber: person?.recordNumber ?? '',
      reviewer: visit.doctor,
      orderedBy: orderGiverOf({ orderedBy, readBack }, states.orderGiver, context),
    };
    const written = { format, parts, instruction, signedBy: actingStaff(context), effectiveAt: context.now };
    return {
      note: signProgressNote(states.note, entryId, written, addressed, visit),
      record: addEntry({ kind: 'note', entryId, form: PROGRESS_NOTE }, visit),
    };
  },
});

/** The user's own note, while the visit is open, and for a limited time after it is finished. */
const own = (state: NoteState, visit: EncounterState | undefined, { actorId, now }: DecisionContext) => {
  ensure(visit, 'consultation.note-moved');
  const { status } = mayWrite(visit, 'amendment');
  return mayAmend(state, actorId, status === 'finished' ? now : null);
};

const amendProgressNoteAct = act({
  command: commands.amendProgressNote,
  sees: { note, encounter },
  primary: 'note',
  streams: ({ id }, loaded) => ({ note: writes(note, id), encounter: visitOf(loaded.note) }),
  decide: ({ format, parts, instruction, amends, reason }, states, context) => {
    const state = own(states.note, states.encounter, context);
    const written = { format, parts, instruction, signedBy: actingStaff(context), effectiveAt: context.now };
    return { note: amendProgressNote(state, amends, reason, written) };
  },
});

/** The doctor who is responsible now verifies, even if another was when the note was written. */
const verifyNoteAct = act({
  command: commands.verifyNote,
  sees: { note, encounter },
  primary: 'note',
  streams: ({ id }, loaded) => ({ note: writes(note, id), encounter: visitOf(loaded.note) }),
  decide: ({ version }, states, context) => {
    ensure(states.encounter, 'consultation.note-moved');
    const visit = mayWrite(states.encounter, 'attestation');
    return { note: verifyNote(states.note, version, visit.doctor?.staffId ?? null, actingStaff(context)) };
  },
});

const strikeNoteAct = act({
  command: commands.strikeNote,
  sees: { note, encounter },
  primary: 'note',
  streams: ({ id }, loaded) => ({ note: writes(note, id), encounter: visitOf(loaded.note) }),
  decide: ({ reason }, states, context) => ({
    note: strikeNote(own(states.note, states.encounter, context), actingStaff(context), reason),
  }),
});

export const progressNoteActs = [signProgressNoteAct, amendProgressNoteAct, verifyNoteAct, strikeNoteAct];
