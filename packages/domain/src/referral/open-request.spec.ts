import * as commands from '@alur/contracts/referral/commands';
import { leaveStay, orderDischarge } from '@alur/contracts/stay/commands';
import { describe, expect, test } from 'vitest';
import { patientOf, VIP_BED, BED_2, DAY } from '../care/testing/ward.js';
import type { Story } from '../kernel/testing/specification.js';
import { referral } from './referral.js';
import {
  accept,
  arrive,
  complete,
  depart,
  drafts,
  goes,
  inside,
  onWard,
  outside,
  reason,
  recordAcceptance,
  REFERRAL,
  request,
  until,
  type Way,
} from '../care/testing/referral.js';

const OTHER = 51;

/** A second draft of the same visit. */
const asksAgain = (story: Story, body: object = inside, encounterId = 1) => {
  story.when(commands.draftReferral, { encounterId, ...body }, { ids: { referral: OTHER } });
  return story.when(commands.requestReferral, { id: OTHER });
};

describe('while a request is open, another is refused and says where the open one goes', () => {
  const open: readonly [string, object, string, readonly Way[]][] = [
    ['waits', inside, 'ICU', [request]],
    ['is ready', inside, 'ICU', [request, accept]],
    ['is ready in another ward', inside, 'Melati', [request, [commands.acceptTransfer, { bedId: VIP_BED, until }]]],
    ['is on its way', inside, 'ICU', [request, accept, depart]],
    ['waits for another facility', outside, 'RSUD Dr. Soetomo', [request]],
    ['is accepted there', outside, 'RSUD Dr. Soetomo', [request, recordAcceptance]],
    ['is on its way there', outside, 'RSUD Dr. Soetomo', [request, recordAcceptance, depart]],
  ];
  test.each(open)('that %s', (_name, body, to, ways) => {
    const { story } = onWard();
    drafts(story, body);
    goes(story, ...ways);
    asksAgain(story).thenRejects('referral.already-open', { to });
    story.when(commands.changeDraft, { id: OTHER, ...outside });
    story.when(commands.requestReferral, { id: OTHER }).thenRejects('referral.already-open', { to });
    expect(story.state(referral, OTHER)).toMatchObject({ status: 'draft' });
  });

  test('but one of another visit is not', () => {
    const { story, admits } = onWard();
    drafts(story, inside);
    goes(story, request);
    admits(2, { bedId: BED_2 });
    asksAgain(story, inside, 2).thenState(referral, OTHER, { status: 'waiting_confirmation', patientId: patientOf(2) });
  });
});

describe('another may be requested of a visit whose request', () => {
  const over: readonly [string, object, readonly Way[]][] = [
    ['is only drafted', inside, []],
    ['was rejected', inside, [request, [commands.rejectTransfer, { reason }]]],
    ['was rejected by the other facility', outside, [request, [commands.recordRejection, { reason }]]],
    ['was cancelled as a draft', inside, [[commands.cancelReferral, { reason }]]],
    ['was cancelled', inside, [request, [commands.cancelReferral, { reason }]]],
    ['was cancelled when it was ready', inside, [request, accept, [commands.cancelReferral, { reason }]]],
    ['arrived', inside, [request, accept, depart, arrive]],
  ];
  test.each(over)('%s', (_name, body, ways) => {
    const { story } = onWard();
    drafts(story, body);
    goes(story, ...ways);
    asksAgain(story).thenState(referral, OTHER, { status: 'waiting_confirmation' });
  });

  test('was completed at the other facility, by a letter', () => {
    const { story } = onWard();
    drafts(story, outside);
    goes(story, request, recordAcceptance, depart, complete);
    asksAgain(story, outside).thenState(referral, OTHER, { status: 'waiting_confirmation' });
  });
});

test('a request from before, which took no name, is found by its row', () => {
  const { story } = onWard();
  drafts(story, inside);
  const by = { staffId: 7, name: 'Sari', profession: null };
  const data = { encounterId: 1, patientId: patientOf(1), unitId: 1, referralId: REFERRAL };
  const requested = { type: 'ReferralRequested', data: { ...data, effectiveAt: until, requestedBy: by } } as const;
  story.given({ [`referral-${REFERRAL}`]: [requested] });
  story.when(commands.draftReferral, { encounterId: 1, ...inside }, { ids: { referral: OTHER } });
  const asks = () =>
    story.when(commands.requestReferral, { id: OTHER }, { prepared: { openRequests: [REFERRAL, OTHER] } });
  asks().thenRejects('referral.already-open', { to: 'ICU' });
  goes(story, [commands.rejectTransfer, { reason }]);
  asks().thenState(referral, OTHER, { status: 'waiting_confirmation' });
});

test('a transfer is requested while the visit goes on', () => {
  const { story } = onWard();
  drafts(story, inside);
  story.when(orderDischarge, { id: 1, manner: 'approved', plannedOn: DAY });
  story.when(leaveStay, { id: 1 });
  story.when(commands.requestReferral, { id: REFERRAL }).thenRejects('consultation.not-ongoing');
});
