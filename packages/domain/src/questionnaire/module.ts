import { questionnaireList, questionnaireVersions } from '@alur/contracts/questionnaire/rows';
import { moduleOf } from '../kernel/module.js';
import { questionnaireActs } from './acts/keep-forms.js';
import { questionnaireEvents } from './events.js';
import { questionnaireVersionView, questionnaireView } from './questionnaire-view.js';
import { questionnaire } from './questionnaire.js';

export const questionnaireModule = moduleOf('questionnaire', {
  events: questionnaireEvents,
  aggregates: [questionnaire],
  acts: questionnaireActs,
  views: [questionnaireView, questionnaireVersionView],
  lists: [questionnaireList, questionnaireVersions],
});
