import { issueLetter } from '@alur/contracts/letter/commands';
import type { DayModule } from '../day-module.js';
import { accepted, order } from '../day/visit-context.js';
import { countOf, type LoggedEvent } from '../proof/logged-event.js';

/** One patient in so many asks for a sick note. */
const ONE_IN = 4;

/** Letters of a month with the same number. */
export const duplicateLetters = (events: readonly LoggedEvent[]): number => {
  const numbers = events
    .filter(({ type }) => type === 'LetterNumberAssigned')
    .map(({ data }) => `${String(data['month'])}/${String(data['sequence'])}`);
  return numbers.length - new Set(numbers).size;
};

export const letterDay: DayModule = {
  async withTheDoctor({ facility, visit, desk }, encounterId, at) {
    if (encounterId % ONE_IN !== 0) return;
    const doctor = facility.doctors[visit.schedule] ?? facility.nurse;
    const body = { encounterId, content: { kind: 'sick', from: facility.today, days: 2 } };
    accepted(await desk.send(at, order(doctor, issueLetter, null, body)), issueLetter);
  },
  zeros: { duplicate_letters: duplicateLetters },
  figures: { letters: countOf('LetterIssued') },
};
