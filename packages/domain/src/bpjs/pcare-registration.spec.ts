import * as commands from '@alur/contracts/bpjs/commands';
import { describe, expect, it } from 'vitest';
import { given } from '../care/testing/specification.js';
import type { EncounterEvent } from '../encounter/events.js';
import { visitToPcare } from '../processes/visit-to-pcare.js';
import type { BpjsEvent } from './events.js';
import { pcareVisitView } from './pcare-view.js';
import { pcareVisit } from './pcare-visit.js';
import {
  VISIT,
  header,
  opened,
  arrived,
  finished,
  cancelled,
  booked,
  facility,
  clinic,
  requested,
  there,
  registered,
  filled,
  refusal,
  outage,
  failed,
  deleting,
  deleted,
  story,
  stream,
  outcome,
} from './testing/pcare-stories.js';

describe('a registration', () => {
  const ask = { id: VISIT };

  it('is queued once the patient is present, and again after a failure', () => {
    for (const past of [[], [requested, failed(refusal)], [requested, deleting, deleted]])
      story(arrived, past).when(commands.requestRegistration, ask).then(stream(requested));
  });

  it('waits for attendance, BPJS as payer, the rule and credentials', () => {
    const refuses = (code: string, ...at: Parameters<typeof story>) =>
      story(...at)
        .when(commands.requestRegistration, ask)
        .thenRejects(code);
    refuses('booking.attendance-unconfirmed', [opened('planned')]);
    refuses('booking.pcare-not-needed', [opened('arrived', 'general')]);
    refuses('booking.cancelled', [...arrived, cancelled]);
    refuses('bpjs.no-pcare', arrived, [], { ...clinic, 'merchant-1': [facility] });
    refuses('settings.no-credentials', arrived, [], { ...clinic, 'integration-1': [] });
  });

  it('is asked for once: of two desks the second is told', () => {
    const both = story(arrived).when(commands.requestRegistration, ask);
    both.then(stream(requested));
    both.when(commands.requestRegistration, ask).thenRejects('bpjs.already-queued');
    story(arrived, [requested, registered])
      .when(commands.requestRegistration, ask)
      .thenRejects('bpjs.already-registered');
    story(arrived, [requested, deleting]).when(commands.requestRegistration, ask).thenRejects('bpjs.deleting');
  });

  it('opens the way to the doctor in the same append, with PCare’s number', () => {
    const took = story(arrived, [requested]).when(commands.recordRegistration, outcome({ registered: there }));
    took.then({ ...stream(registered), [`booking-${VISIT}`]: [filled] });
    took.when(commands.recordRegistration, outcome({ registered: there })).then();
  });

  it('replaces a number that was typed by hand meanwhile, and leaves one that is the same', () => {
    const typed = (number: string) => ({
      ...clinic,
      [`booking-${VISIT}`]: [booked, { type: 'PcareFilled', data: { ...header, number } }],
    });
    story(arrived, [requested], typed('B7'))
      .when(commands.recordRegistration, outcome({ registered: there }))
      .then({ ...stream(registered), [`booking-${VISIT}`]: [filled] });
    story(arrived, [requested], typed('A1'))
      .when(commands.recordRegistration, outcome({ registered: there }))
      .then(stream(registered));
  });

  it('that is refused fails in BPJS’s words; one that reaches nobody stays queued and says so once', () => {
    story(arrived, [requested])
      .when(commands.recordRegistration, outcome({ failed: refusal }))
      .then(stream(failed(refusal)));
    const waits = story(arrived, [requested]).when(commands.recordRegistration, outcome({ failed: outage }));
    waits.then(stream(failed(outage)));
    waits.thenState(pcareVisit, VISIT, { registration: { status: 'queued', waitsFor: 'unreachable' } });
    waits.when(commands.recordRegistration, outcome({ failed: outage })).then();
  });

  it('fails by no attempt that was made for an earlier request', () => {
    const again = story(arrived, [requested, failed(refusal)]).when(commands.requestRegistration, ask);
    again.then(stream(requested));
    again.when(commands.recordRegistration, outcome({ failed: refusal }, 1)).then();
    again.when(commands.recordRegistration, outcome({ failed: refusal }, 2)).then(stream(failed(refusal)));
  });
});

describe('the registration of a cancelled visit', () => {
  const out = [...arrived, cancelled];

  it('is deleted there, even if it was only queued, because PCare may have it', () => {
    const follows = [{ command: commands.requestDeletion, target: VISIT, body: {} }];
    given({ ...clinic, [`encounter-${VISIT}`]: out }).thenFollows(visitToPcare, follows);
    const removed = { type: 'CredentialsRemoved', data: { merchantId: 1, service: 'bpjs' } };
    given(clinic)
      .given({ 'integration-1': [removed], [`encounter-${VISIT}`]: out })
      .thenFollows(visitToPcare, follows);
    given({ [`encounter-${VISIT}`]: out }).thenFollows(visitToPcare, []);
    for (const past of [[requested], [requested, registered], [requested, failed(refusal)]])
      story(out, past).when(commands.requestDeletion, { id: VISIT }).then(stream(deleting));
    for (const past of [[], [requested, deleting], [requested, deleting, deleted]])
      story(out, past).when(commands.requestDeletion, { id: VISIT }).then();
    story(arrived, [requested]).when(commands.requestDeletion, { id: VISIT }).then();
  });

  it('is deleted as well when somebody else pays before the visit is finished', () => {
    const general: EncounterEvent = {
      type: 'EncounterPayerChanged',
      data: { ...header, payer: 'general', insurer: null },
    };
    given({ ...clinic, [`encounter-${VISIT}`]: [...arrived, general] }).thenFollows(visitToPcare, [
      { command: commands.requestDeletion, target: VISIT, body: {} },
    ]);
    const past = [requested, registered];
    story([...arrived, general], past)
      .when(commands.requestDeletion, { id: VISIT })
      .then(stream(deleting));
    story([...finished, general], past)
      .when(commands.requestDeletion, { id: VISIT })
      .then();
  });

  it('that was made meanwhile is known, opens no way, and is deleted', () => {
    const late = story(out, [requested, deleting]).when(commands.recordRegistration, outcome({ registered: there }));
    late.then(stream(registered));
    late.thenState(pcareVisit, VISIT, { registration: { status: 'deleting', there, waitsFor: null } });
    late.when(commands.recordDeletion, { id: VISIT, outcome: { deleted: true } }).then(stream(deleted));
    late.when(commands.recordDeletion, { id: VISIT, outcome: { deleted: true } }).then();
  });

  it('stands there still when BPJS refuses to delete it, and may be deleted anew', () => {
    const refused: BpjsEvent = { type: 'PcareRegistrationDeletionFailed', data: { ...header, ...refusal } };
    const kept = story(out, [requested, registered, deleting]);
    kept.when(commands.recordDeletion, { id: VISIT, outcome: { failed: refusal } }).then(stream(refused));
    expect(kept.clinic.rows(pcareVisitView)).toMatchObject([
      { registration: 'registered', number: 'A1', deletionFailed: true, unfinished: 'yes' },
    ]);
    kept.when(commands.requestDeletion, { id: VISIT }).then(stream(deleting));
  });
});
