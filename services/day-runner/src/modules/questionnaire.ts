import { publishQuestionnaire, reviseQuestionnaire } from '@alur/contracts/questionnaire/commands';
import { cough, days, screening } from '@alur/contracts/questionnaire/sample-form';
import { ownFormName } from '@alur/contracts/questionnaire/own-forms';
import { signForm } from '@alur/contracts/record/commands';
import type { DayModule } from '../day-module.js';
import { accepted, onceOf, order } from '../day/visit-context.js';
import { done } from '../facility/done.js';
import type { Facility } from '../facility/facility.js';
import { countOf, type LoggedEvent } from '../proof/logged-event.js';

/** One patient in so many is screened for a cough. */
const ONE_IN = 5;
const EVENING = 22 * 3600;

/** Each facility's own form: whoever needs it first makes it, and all others wait for that one. */
const forms = new WeakMap<Facility, Promise<number>>();
const formOf = (facility: Facility): Promise<number> => {
  const known = forms.get(facility);
  if (known) return known;
  const body = { definition: screening(cough) };
  const made = done(facility.administrator.command(publishQuestionnaire, null, body));
  forms.set(facility, made);
  return made;
};

/** Own forms that were filled in by a version that had not been published. */
export const filledInUnpublished = (events: readonly LoggedEvent[]): number => {
  const published = new Set<string>();
  let wrong = 0;
  for (const { type, data } of events) {
    const name = `${String(data['form'])} ${String(data['formVersion'])}`;
    if (type === 'QuestionnairePublished')
      published.add(`${ownFormName(Number(data['questionnaireId']))} ${String(data['version'])}`);
    if (type === 'FormSigned' && name.startsWith('questionnaire-') && !published.has(name)) wrong++;
  }
  return wrong;
};

export const questionnaireDay: DayModule = {
  async atRegistration({ facility, desk }, encounterId, at) {
    if (encounterId % ONE_IN !== 0) return;
    const answers = [{ linkId: 'cough', group: 0, number: null, text: null, code: 'yes' }];
    const body = { encounterId, form: ownFormName(await formOf(facility)), formVersion: 1, answers };
    accepted(await desk.send(at, order(facility.nurse, signForm, null, body)), signForm);
  },
  /** The form asks more from tomorrow on; two who change it at once do not overwrite each other. */
  async atDaysEnd(facility, desk) {
    const revised = { definition: screening(cough, days), replaces: 1 };
    const revises = order(facility.administrator, reviseQuestionnaire, await formOf(facility), revised);
    onceOf(await desk.race(EVENING, revises, revises), reviseQuestionnaire);
  },
  zeros: { filled_in_unpublished: filledInUnpublished },
  figures: { own_forms: countOf('QuestionnairePublished') },
};
