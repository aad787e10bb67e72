import { moduleOf } from '../kernel/module.js';
import { amendNoteAct } from './acts/amend-note.js';
import { noteEvents, observationEvents, recordEvents } from './events.js';
import { note } from './note.js';
import { observation } from './observation.js';
import { record } from './record.js';

export const recordModule = moduleOf('record', {
  events: { ...recordEvents, ...noteEvents, ...observationEvents },
  aggregates: [record, note, observation],
  acts: [amendNoteAct],
});
