import type { CommandSpec } from '@alur/contracts/kernel/command';
import * as commands from '@alur/contracts/nursing/commands';
import { signForm } from '@alur/contracts/record/commands';
import { NURSING_CARE } from '@alur/contracts/record/forms/nursing-care';
import type { DayModule, VisitPlay } from '../day-module.js';
import { accepted, onceOf, order } from '../day/visit-context.js';
import { countOf, type LoggedEvent } from '../proof/logged-event.js';

const problemOf = ({ data }: LoggedEvent): string => `${String(data['formId'])}_${String(data['problem'])}`;

/** Nursing entries that were written after their problem had ended. */
export const careAfterEnd = (events: readonly LoggedEvent[]): number => {
  const ended = new Set<string>();
  let after = 0;
  for (const event of events) {
    if (!event.type.startsWith('Nursing')) continue;
    const { type, data } = event;
    if (type === 'NursingEntryStruck') {
      if (data['kind'] === 'resolution') ended.delete(problemOf(event));
      continue;
    }
    if (ended.has(problemOf(event))) after++;
    if (type === 'NursingProblemResolved') ended.add(problemOf(event));
  }
  return after;
};

/** One patient in so many has a nursing care plan. */
const ONE_IN = 8;
const answer = (linkId: string, group: number, text: string) => ({ linkId, group, number: null, text, code: null });
const answers = [
  answer('subjective', 0, 'Nyeri saat bergerak'),
  answer('problem', 0, 'Nyeri akut'),
  answer('interventions', 0, 'Ajarkan napas dalam'),
];

/** A plan is carried out and evaluated; of two concurrent endings of its problem one succeeds. */
const cares: VisitPlay = async ({ facility: { nurse }, desk }, encounterId, at) => {
  if (encounterId % ONE_IN !== 0) return;
  const does = async (spec: CommandSpec, id: number | null, body: object) =>
    accepted(await desk.send(at, order(nurse, spec, id, body)), spec);
  const careId = await does(signForm, null, { encounterId, form: NURSING_CARE, formVersion: 1, answers });
  await does(commands.recordAction, careId, { problem: 1, action: 'Ajarkan napas dalam', response: 'Mampu' });
  await does(commands.evaluateProblem, careId, { problem: 1, outcome: 'improved', text: 'Skala nyeri 2' });
  const ends = order(nurse, commands.resolveProblem, careId, { problem: 1, resolution: 'met' });
  onceOf(await desk.race(at, ends, ends), commands.resolveProblem);
};

export const nursingDay: DayModule = {
  withTheDoctor: cares,
  zeros: { nursing_care_after_end: careAfterEnd },
  figures: { nursing_plans: countOf('NursingProblemResolved') },
};
