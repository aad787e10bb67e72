import * as commands from '@alur/contracts/referral/commands';
import { describe, expect, test } from 'vitest';
import { referral } from './referral.js';
import {
  reason,
  inside,
  outside,
  REFERRAL,
  onWard,
  drafts,
  Way,
  request,
  accept,
  depart,
  arrive,
  recordAcceptance,
  complete,
  goes,
  stateOf,
  told,
} from '../care/testing/referral.js';

const id = REFERRAL;

const before = {
  internal: {
    draft: [],
    waiting_confirmation: [request],
    ready_transfer: [request, accept],
    ongoing_transfer: [request, accept, depart],
    done: [request, accept, depart, arrive],
    rejected: [request, [commands.rejectTransfer, { reason }]],
    cancelled: [[commands.cancelReferral, { reason }]],
  },
  external: {
    draft: [],
    waiting_confirmation: [request],
    ready_transfer: [request, recordAcceptance],
    ongoing_transfer: [request, recordAcceptance, depart],
    done: [request, recordAcceptance, depart, complete],
    rejected: [request, [commands.recordRejection, { reason }]],
    cancelled: [[commands.cancelReferral, { reason }]],
  },
} as const satisfies Record<string, Record<string, readonly Way[]>>;
type Status = keyof (typeof before)['internal'];

const ways: Readonly<Record<string, Way>> = {
  change: [commands.changeDraft, inside],
  request,
  accept,
  reject: [commands.rejectTransfer, { reason }],
  recordAcceptance,
  recordRejection: [commands.recordRejection, { reason }],
  depart,
  arrive,
  complete,
  cancel: [commands.cancelReferral, { reason }],
  answer: [commands.answerReferral, told],
};
/** DOMAIN 2.3: the status after each command; every other command is refused because of the status. */
const becomes = {
  internal: {
    draft: { change: 'draft', request: 'waiting_confirmation', cancel: 'cancelled' },
    waiting_confirmation: { accept: 'ready_transfer', reject: 'rejected', cancel: 'cancelled' },
    ready_transfer: { accept: 'ready_transfer', depart: 'ongoing_transfer', cancel: 'cancelled' },
    ongoing_transfer: { arrive: 'done' },
    ...{ done: {}, rejected: {}, cancelled: {} },
  },
  external: {
    draft: { change: 'draft', request: 'waiting_confirmation', cancel: 'cancelled' },
    waiting_confirmation: { recordAcceptance: 'ready_transfer', recordRejection: 'rejected', cancel: 'cancelled' },
    ready_transfer: { depart: 'ongoing_transfer', cancel: 'cancelled' },
    ongoing_transfer: { complete: 'done' },
    done: { answer: 'done' },
    ...{ rejected: {}, cancelled: {} },
  },
} as const satisfies Record<string, Record<Status, Readonly<Record<string, Status>>>>;

const refusals: Readonly<Record<Status, string>> = {
  draft: 'referral.is-draft',
  waiting_confirmation: 'referral.is-waiting',
  ready_transfer: 'referral.is-ready',
  ongoing_transfer: 'referral.is-ongoing',
  done: 'referral.is-done',
  rejected: 'referral.is-rejected',
  cancelled: 'referral.is-cancelled',
};
/** The status would allow the command, but it belongs to the other type of referral. */
const otherWay: Readonly<Record<string, string>> = {
  'internal waiting_confirmation recordAcceptance': 'referral.not-external',
  'internal waiting_confirmation recordRejection': 'referral.not-external',
  'internal ongoing_transfer complete': 'referral.not-external',
  'internal done answer': 'referral.not-external',
  'external waiting_confirmation accept': 'referral.not-internal',
  'external waiting_confirmation reject': 'referral.not-internal',
  'external ready_transfer accept': 'referral.not-internal',
  'external ongoing_transfer arrive': 'referral.not-internal',
};

describe.each(['internal', 'external'] as const)('%s', type => {
  describe.each(Object.keys(refusals) as Status[])('that is %s', status => {
    test.each(Object.keys(ways))('%s', verb => {
      const { story } = onWard();
      drafts(story, type === 'internal' ? inside : outside);
      goes(story, ...before[type][status]);
      expect(stateOf(story).status).toBe(status);
      const [command, body] = ways[verb]!;
      const outcome = story.when(command, { id, ...body });
      const after = (becomes[type][status] as Readonly<Record<string, Status>>)[verb];
      if (after) outcome.thenState(referral, id, { status: after });
      else outcome.thenRejects(otherWay[`${type} ${status} ${verb}`] ?? refusals[status]);
    });
  });
});
