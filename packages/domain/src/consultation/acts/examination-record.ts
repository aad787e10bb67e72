import * as commands from '@alur/contracts/consultation/commands';
import { actingStaff, mayWrite, onEncounter } from '../../care/on-encounter.js';
import { encounter } from '../../encounter/encounter.js';
import { act } from '../../kernel/act.js';
import { checks, writes } from '../../kernel/aggregate.js';
import { ensure } from '../../kernel/rejection.js';
import * as recording from '../../record/decisions.js';
import { amend, note, sign } from '../../record/note.js';
import { observation, recordVitals } from '../../record/observation.js';
import { noteOf, record } from '../../record/record.js';
import { diseaseOf } from '../../reference/icd10.js';
import { codeList, isRetired } from '../../terminology/code-list.js';

/** The form of a consultation's note (SPEC 2, `form_name`). */
const SOAP = 'soap';

/** The nurse's vitals, any time after attendance (DOMAIN 2, settled). */
export const recordVitalsAct = onEncounter(
  commands.recordVitals,
  observation,
  'observations',
  (command, _state, visit, context) => {
    const { id: _id, ...vitals } = command;
    const by = { recordedBy: actingStaff(context), effectiveAt: context.now };
    return recordVitals(context.ids['observation'] ?? 0, vitals, by, visit);
  },
);

/** A consultation has one note: signing it again writes its next version. */
export const signNoteAct = act({
  command: commands.signNote,
  ids: ['note'],
  sees: { encounter, record, note },
  primary: 'encounter',
  streams: ({ id }, loaded, { ids }) => ({
    encounter: checks(encounter, id),
    record: writes(record, id),
    note: loaded.record && writes(note, noteOf(loaded.record, SOAP) ?? ids['note'] ?? 0),
  }),
  decide: ({ amends, ...text }, states, context) => {
    const visit = mayWrite(states.encounter, 'entry');
    const state = states.note ?? note.initial;
    const signing = { text, signedBy: actingStaff(context), effectiveAt: context.now };
    if (state.status === 'signed') return { note: amend(state, amends, null, signing) };
    const entryId = context.ids['note'] ?? 0;
    return {
      note: sign(state, entryId, SOAP, amends, signing, visit),
      record: recording.addEntry({ kind: 'note', entryId, form: SOAP }, visit),
    };
  },
});

/**
 * A diagnosis gets its name from the reference list, else from the facility's own list; a code that is in neither needs
 * a name. A code that the facility retired can no longer be recorded, but stays where it was recorded before.
 */
export const recordDiagnosisAct = act({
  command: commands.recordDiagnosis,
  sees: { encounter, record, codeList },
  primary: 'encounter',
  streams: ({ id }, _loaded, { merchantId }) => ({
    encounter: checks(encounter, id),
    record: writes(record, id),
    codeList: checks(codeList, merchantId),
  }),
  decide: (command, states, { prepared }) => {
    const visit = mayWrite(states.encounter, 'entry');
    const { code, kind } = command;
    const isThere = states.record.diagnoses.some(each => each.code === code);
    ensure(isThere || !isRetired(states.codeList, 'icd-10', code), 'terminology.code-retired', { code }, 'code');
    const imported = typeof prepared['importedName'] === 'string' ? prepared['importedName'] : null;
    const name = diseaseOf(code)?.name ?? imported ?? command.name;
    ensure(name !== null, 'consultation.icd10-unknown', { code }, 'name');
    return { record: recording.recordDiagnosis(states.record, { code, name, kind }, visit) };
  },
});

export const removeDiagnosisAct = onEncounter(commands.removeDiagnosis, record, 'entry', ({ code }, state, visit) =>
  recording.removeDiagnosis(state, code, visit),
);
