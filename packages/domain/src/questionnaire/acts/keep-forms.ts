import * as commands from '@alur/contracts/questionnaire/commands';
import { actingStaff } from '../../care/on-encounter.js';
import { on } from '../../kernel/act.js';
import { publish, questionnaire, reinstate, retire, revise } from '../questionnaire.js';

/** A facility creates, changes, retires and reinstates its own forms. */
export const questionnaireActs = [
  on(commands.publishQuestionnaire, questionnaire, ({ definition }, state, context) =>
    publish(state, context.ids['questionnaire'] ?? 0, definition, actingStaff(context)),
  ),
  on(commands.reviseQuestionnaire, questionnaire, ({ definition, replaces }, state, context) =>
    revise(state, replaces, definition, actingStaff(context)),
  ),
  on(commands.retireQuestionnaire, questionnaire, (_body, state) => retire(state)),
  on(commands.reinstateQuestionnaire, questionnaire, (_body, state) => reinstate(state)),
];
