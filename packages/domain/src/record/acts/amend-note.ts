import { amendNote as amendNoteCommand } from '@alur/contracts/record/commands';
import { actingStaff, mayWrite } from '../../care/on-encounter.js';
import { encounter } from '../../encounter/encounter.js';
import { act } from '../../kernel/act.js';
import { checks, known, writes } from '../../kernel/aggregate.js';
import { ensure } from '../../kernel/rejection.js';
import { PROGRESS_NOTE } from '../progress-note.js';
import { amend, mayAmend, note } from '../note.js';

/** A user amends her own note while the visit is open, and for a limited time after it is finished. */
export const amendNoteAct = act({
  command: amendNoteCommand,
  sees: { note, encounter },
  primary: 'note',
  streams: ({ id }, loaded) => {
    const written = known(loaded.note);
    return { note: writes(note, id), encounter: written && checks(encounter, written.encounterId) };
  },
  decide: ({ amends, reason, ...text }, states, context) => {
    ensure(states.encounter, 'consultation.note-moved');
    const { status } = mayWrite(states.encounter, 'amendment');
    const state = mayAmend(states.note, context.actorId, status === 'finished' ? context.now : null);
    // A progress note has more parts, so a command of its own amends it.
    ensure(state.form !== PROGRESS_NOTE, 'consultation.note-moved');
    return {
      note: amend(states.note, amends, reason, { text, signedBy: actingStaff(context), effectiveAt: context.now }),
    };
  },
});
