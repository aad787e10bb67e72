import * as commands from '@alur/contracts/casemix/commands';
import { actingStaff } from '../../care/on-encounter.js';
import { recordDocument, withdrawDocument } from '../../encounter/decisions.js';
import { encounter } from '../../encounter/encounter.js';
import { notCancelled } from '../../encounter/guards.js';
import { act } from '../../kernel/act.js';
import { known, writes } from '../../kernel/aggregate.js';
import { ensure } from '../../kernel/rejection.js';
import { release, take, uniqueName, uniqueNameOf } from '../../kernel/name.js';
import { claimedVisit } from '../claimed-visit.js';
import { eligibility, letterOf, recordLetter, voidLetter } from '../eligibility.js';

const NUMBER = 'eligibility-letter';
const named = (value: string) => ({ kind: NUMBER, value, taken: 'casemix.number-taken', path: 'number' });
const holderOf = (encounterId: number) => `eligibility-${encounterId}`;

/** The letter's number is one visit's alone, and the visit's document. */
const recordLetterAct = act({
  command: commands.recordLetter,
  sees: { eligibility, encounter, number: uniqueName },
  primary: 'encounter',
  streams: ({ id, number }, _loaded, context) => ({
    eligibility: writes(eligibility, id),
    encounter: writes(encounter, id),
    number: uniqueNameOf(NUMBER, number, context),
  }),
  decide: ({ id, ...letter }, states, context) => {
    const visit = notCancelled(states.encounter);
    const recorded = recordLetter(states.eligibility, letter, visit, actingStaff(context), context.today);
    return {
      eligibility: recorded,
      number: take(states.number, holderOf(id), named(letter.number), context),
      encounter: visit.documents.sep === letter.number ? [] : recordDocument(visit, 'sep', letter.number),
    };
  },
});

/** A letter that a claim rests on stays until the claim is cancelled. */
const voidLetterAct = act({
  command: commands.voidLetter,
  sees: { eligibility, encounter, number: uniqueName, claimed: uniqueName },
  primary: 'encounter',
  streams: ({ id }, loaded, context) => {
    const letter = known(loaded.eligibility);
    return {
      eligibility: writes(eligibility, id),
      encounter: writes(encounter, id),
      number: letter && uniqueNameOf(NUMBER, letter.number, context),
      claimed: { ...claimedVisit(id, context), use: 'check' as const },
    };
  },
  decide: ({ id, reason }, states, context) => {
    const { number } = letterOf(states.eligibility);
    ensure(states.claimed.holder === null, 'casemix.letter-claimed');
    return {
      eligibility: voidLetter(states.eligibility, reason, actingStaff(context)),
      number: states.number && release(states.number, holderOf(id), named(number), context),
      encounter: withdrawDocument(states.encounter, 'sep'),
    };
  },
});

export const letterActs = [recordLetterAct, voidLetterAct];
