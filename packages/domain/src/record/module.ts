import { formList, formVersions } from '@alur/contracts/record/form-rows';
import { noteList } from '@alur/contracts/record/note-rows';
import { moduleOf } from '../kernel/module.js';
import { amendNoteAct } from './acts/amend-note.js';
import { progressNoteActs } from './acts/progress-notes.js';
import { amendFormAct, signFormAct, strikeFormAct } from './acts/forms.js';
import { formEvents, noteEvents, observationEvents, recordEvents } from './events.js';
import { formVersionView, formView } from './form-view.js';
import { form } from './form.js';
import { note } from './note.js';
import { progressNoteView } from './progress-note-view.js';
import { observation } from './observation.js';
import { record } from './record.js';

export const recordModule = moduleOf('record', {
  events: { ...recordEvents, ...noteEvents, ...formEvents, ...observationEvents },
  aggregates: [record, note, form, observation],
  acts: [amendNoteAct, ...progressNoteActs, signFormAct, amendFormAct, strikeFormAct],
  views: [progressNoteView, formView, formVersionView],
  lists: [noteList, formList, formVersions],
});
