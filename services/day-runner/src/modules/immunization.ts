import * as commands from '@alur/contracts/immunization/commands';
import type { DayModule, VisitPlay } from '../day-module.js';
import { accepted, onceOf, order } from '../day/visit-context.js';
import { countOf, type LoggedEvent } from '../proof/logged-event.js';

/** One patient in so many is offered a vaccine. */
const ONE_IN = 16;

/** Immunisations that were struck twice. */
export const struckTwice = (events: readonly LoggedEvent[]): number => {
  const struck = events
    .filter(({ type }) => type === 'ImmunizationStruck')
    .map(({ data }) => String(data['immunizationId']));
  return struck.length - new Set(struck).size;
};

/** A vaccine is offered and refused; of two who strike a mistaken record at once one succeeds. */
const offers: VisitPlay = async ({ facility: { nurse }, desk }, encounterId, at) => {
  if (encounterId % ONE_IN !== 0) return;
  const refusal = { encounterId, vaccine: 'influenza', doseNumber: 1, because: 'refused' };
  const refused = () => desk.send(at, order(nurse, commands.recordNotGiven, null, refusal));
  accepted(await refused(), commands.recordNotGiven);
  const mistaken = accepted(await refused(), commands.recordNotGiven);
  const strikes = order(nurse, commands.strikeImmunization, mistaken, { reason: 'Tercatat dua kali' });
  onceOf(await desk.race(at, strikes, strikes), commands.strikeImmunization);
};

export const immunizationDay: DayModule = {
  withTheDoctor: offers,
  zeros: { immunizations_struck_twice: struckTwice },
  figures: { vaccines_refused: countOf('ImmunizationNotGiven') },
};
