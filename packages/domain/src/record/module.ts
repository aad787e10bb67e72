import { formList, formVersions } from '@alur/contracts/record/form-rows';
import { measurementList, observationList } from '@alur/contracts/record/observation-rows';
import { noteList } from '@alur/contracts/record/note-rows';
import { moduleOf } from '../kernel/module.js';
import { amendNoteAct } from './acts/amend-note.js';
import { progressNoteActs } from './acts/progress-notes.js';
import { observationActs } from './acts/observations.js';
import { amendFormAct, signFormAct, strikeFormAct } from './acts/forms.js';
import { formEvents, noteEvents, observationEvents, recordEvents } from './events.js';
import { consentView, formVersionView, formView } from './form-view.js';
import { form } from './form.js';
import { note } from './note.js';
import { progressNoteView } from './progress-note-view.js';
import { measurementView } from './measurement-view.js';
import { fluidView, observationView } from './observation-view.js';
import { visitOrdersView } from './visit-orders-view.js';
import { watchView } from './watch-view.js';
import { observation } from './observation.js';
import { record } from './record.js';

export const recordModule = moduleOf('record', {
  events: { ...recordEvents, ...noteEvents, ...formEvents, ...observationEvents },
  aggregates: [record, note, form, observation],
  acts: [amendNoteAct, ...progressNoteActs, signFormAct, amendFormAct, strikeFormAct, ...observationActs],
  views: [
    progressNoteView,
    formView,
    consentView,
    formVersionView,
    observationView,
    measurementView,
    fluidView,
    watchView,
    visitOrdersView,
  ],
  lists: [noteList, formList, formVersions, observationList, measurementList],
});
