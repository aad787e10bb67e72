import { expect, test } from 'vitest';
import { accessKeys } from '../access.js';
import * as commands from './commands.js';

const { draftReferral, changeDraft, requestReferral, departReferral, cancelReferral } = commands;
const { acceptTransfer, rejectTransfer, arriveInBed, arriveAsInpatient } = commands;
const keysFor = (verb: string) => [...accessKeys].filter(key => key.endsWith(`.referral:${verb}`)).toSorted();

test.each([draftReferral, changeDraft, requestReferral, departReferral, cancelReferral])(
  'only who sends patients may give $name, of whichever unit (CASES, Transfer)',
  ({ access }) => {
    expect(keysFor('send')).toHaveLength(3);
    expect(access.toSorted()).toEqual(keysFor('send'));
  },
);

test.each([acceptTransfer, rejectTransfer, arriveInBed, arriveAsInpatient])(
  'only who receives patients may give $name',
  ({ access }) => {
    expect(keysFor('receive')).toEqual(['inpatient.referral:receive']);
    expect(access.toSorted()).toEqual(keysFor('receive'));
  },
);

test('only the process closes the requests of a visit that is over', () => {
  expect(commands.closeRequests.access).toEqual(['system:process']);
});
