import * as commands from '@alur/contracts/bpjs/commands';
import { describe, expect, it } from 'vitest';
import type { DomainEvent } from '../kernel/event.js';
import type { Streams } from '../kernel/testing/specification.js';
import { referralView } from '../referral/referral-view.js';
import type { BpjsEvent } from './events.js';
import { pcareVisitView } from './pcare-view.js';
import {
  VISIT,
  header,
  arrived,
  started,
  finished,
  clinic,
  requested,
  registered,
  refusal,
  outage,
  said,
  reported,
  sent,
  story,
  stream,
  outcome,
} from './testing/pcare-stories.js';

describe('the report of a visit', () => {
  const ask = { id: VISIT, ...said };

  it('is queued when the visit is finished, even if its registration was typed by hand', () => {
    story(finished, [requested, registered]).when(commands.requestVisit, ask).then(stream(reported));
    story([...arrived, started], [requested, registered])
      .when(commands.requestVisit, ask)
      .thenRejects('bpjs.not-finished');
    story(finished).when(commands.requestVisit, ask).then(stream(reported));
    story(finished, [requested, registered, reported])
      .when(commands.requestVisit, ask)
      .thenRejects('bpjs.already-queued');
  });

  it('ends with PCare’s number, or with the refusal; sent again it is asked for anew', () => {
    const queued = [requested, registered, reported];
    const visitNumber = '0999U0011126Y000001';
    const done = story(finished, queued).when(commands.recordVisit, outcome({ visitNumber }));
    done.then(stream(sent));
    done.when(commands.recordVisit, outcome({ visitNumber })).then();
    done.when(commands.requestVisit, ask).then(stream(reported));
    story(finished, queued)
      .when(commands.recordVisit, outcome({ failed: refusal }))
      .then(stream({ type: 'PcareVisitFailed', data: { ...header, ...refusal } }));
  });
});

const provider = { code: '0901R001', name: 'RS Kasih' };
const cardiology = { code: '3', name: 'Jantung' };
const onward = {
  ...{ estimatedOn: '2026-11-26', provider, subspecialty: cardiology, sarana: { code: '1', name: 'EKG' } },
  ...{ special: null, note: null, referralId: null as number | null },
};
const referring = { ...said, discharge: '4', referral: onward };
const letter = {
  ...{ number: '0999U0011126P000001', provider: { ...provider, address: null, branch: null, district: null } },
  ...{ visitedOn: '2026-11-23', estimatedOn: '2026-11-26', validUntil: '2027-02-24', poli: 'Jantung', doctor: null },
  ...{ schedule: null, cardNumber: '0001234567890', name: 'BUDI', birthDate: null, sex: 'L', relation: null },
  ...{ diagnoses: ['I10 - Hipertensi'], tacc: null, note: null, fines: null },
};

describe('a report that refers her on', () => {
  const asks = (body: object) =>
    story(finished, [requested, registered]).when(commands.requestVisit, { id: VISIT, ...body } as never);
  const referred = (referralId: number | null = null): BpjsEvent => ({
    type: 'PcareVisitRequested',
    data: { ...header, ...referring, referral: { ...onward, referralId } },
  });
  const issued: BpjsEvent = { type: 'PcareReferralIssued', data: { ...header, letter } };
  const due = [requested, registered, referred(), sent];

  it('says where to and for what, to a subspecialist or for a special cause', () => {
    asks(referring).then(stream(referred()));
    const special = { ...onward, special: 'HIV', subspecialty: null, sarana: null };
    for (const referral of [special, { ...special, special: 'HEM', subspecialty: cardiology }])
      asks({ ...referring, referral }).then(
        stream({ type: 'PcareVisitRequested', data: { ...header, ...referring, referral } } as BpjsEvent),
      );
    asks({ ...referring, referral: { ...special, special: 'HEM' } }).thenRejects('bpjs.referral-incomplete');
    asks({ ...referring, referral: { ...onward, sarana: null } }).thenRejects('bpjs.referral-incomplete');
    asks({ ...referring, referral: null }).thenRejects('bpjs.referral-asked');
    asks({ ...said, referral: onward }).thenRejects('bpjs.referral-asked');
    asks({ ...said, tacc: { cause: 'age', reason: '>= 55 Tahun' } }).thenRejects('bpjs.referral-asked');
  });

  it('has its letter fetched once it is sent; an outage is told once, and a refusal ends it', () => {
    const rowOf = (past: readonly DomainEvent[]) => story(finished, past).clinic.rows(pcareVisitView)[0];
    const failedWith = (failure: object) =>
      ({ type: 'PcareReferralFailed', data: { ...header, ...failure } }) as BpjsEvent;
    const fetched = story(finished, due).when(commands.recordReferral, outcome({ letter }));
    fetched.then(stream(issued));
    fetched.when(commands.recordReferral, outcome({ letter })).then();
    expect(rowOf([...due, issued])).toMatchObject({ referral: 'issued', letter, waitsSince: null });
    const waits = story(finished, due).when(commands.recordReferral, outcome({ failed: outage }));
    waits.then(stream(failedWith(outage)));
    waits.when(commands.recordReferral, outcome({ failed: outage })).then();
    expect(rowOf([...due, failedWith(outage)])).toMatchObject({ visit: 'sent', referral: 'due', unfinished: 'yes' });
    expect(rowOf([...due, failedWith(refusal)])).toMatchObject({
      referral: 'failed',
      waitsSince: null,
      unfinished: 'yes',
    });
    story(finished, due).when(commands.recordReferral, outcome({ letter }, 2)).then();
  });

  it('gives its number to the facility’s own referral, in the same append', () => {
    const staff = { staffId: 7, name: 'dr. Bayu', profession: null };
    const at = '2026-11-23T03:00:00.000Z';
    const destination = { facility: 'RS Kasih', department: null, doctor: null, direction: 'up', transport: 'other' };
    const drafted = (encounterId: number) => ({
      type: 'ReferralDrafted',
      data: {
        ...{ ...header, encounterId, referralId: 60, effectiveAt: at, source: 'OUTPATIENT', unitName: 'Poli Umum' },
        ...{ patientName: 'Budi', recordNumber: '000048', gender: 'male', age: 'P36Y', payer: 'bpjs', insurer: null },
        ...{ type: 'external', plannedOn: '2026-11-26', reason: 'Nyeri dada', unit: null, destination },
        ...{ diagnosis: null, findings: null, supporting: null, therapy: null, draftedBy: staff },
      },
    });
    const past = [requested, registered, referred(60), sent];
    const own = (encounterId: number) =>
      story(finished, past, { ...clinic, 'referral-60': [drafted(encounterId)] } as Streams).when(
        commands.recordReferral,
        outcome({ letter }),
      );
    own(VISIT).thenRows(referralView, [{ externalNumber: '0999U0011126P000001' }]);
    own(99).then(stream(issued));
  });
});
