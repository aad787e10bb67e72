import * as commands from '@alur/contracts/casemix/commands';
import { leaveStay } from '@alur/contracts/stay/commands';
import { describe, expect, test } from 'vitest';
import { BED_2, patientOf } from '../care/testing/ward.js';
import type { DomainEvent } from '../kernel/event.js';
import { stayToVclaim } from '../processes/stay-to-vclaim.js';
import { eligibility } from './eligibility.js';
import { LEFT, NUMBER, reason, STAY, type Insured } from './testing/insured.js';
import { after, asks, hospital, issues, outage, refusal } from './testing/vclaim-hospital.js';
import { casemixVisitView } from './visit-view.js';

const reports = ({ story }: Insured, body: object = {}) => story.when(commands.reportDischarge, { id: STAY, ...body });
const leftAtOf = ({ story }: Insured) => story.state(eligibility, STAY).discharge?.leftAt ?? '2026-11-01T00:00:00.000Z';
const tells = (all: Insured, outcome: object, leftAt = leftAtOf(all)) =>
  all.story.when(commands.recordDischargeReport, { id: STAY, number: NUMBER, leftAt, outcome });

const issued = after(after(hospital, asks), issues);
const typed = after(
  after(hospital, all => all.records()),
  all => all.leaves(),
);
const left = after(issued, all => all.leaves());
const queued = after(left, reports);
const waiting = after(queued, all => tells(all, { failed: outage }));
const refused = after(queued, all => tells(all, { failed: refusal }));
const reported = after(queued, all => tells(all, { reported: true }));
const voided = after(queued, ({ story }) => story.when(commands.voidLetter, { id: STAY, reason }));
const stories: Readonly<Record<string, () => Insured>> = {
  ...{ none: hospital, issued, typed, left, queued, waiting, refused, reported, voided },
};
const recorded = {
  ...{ number: NUMBER, issuedOn: LEFT, care: 'inpatient', classEntitled: 3, referral: null, initialDiagnosis: null },
  ...{ poli: null, doctorName: null, participantType: null, cob: null, notes: null },
  recordedBy: { staffId: 1, name: 'Wati', profession: null },
};
const stateOf = ({ story }: Insured): string => story.state(eligibility, STAY).discharge?.status ?? 'none';

/** How it stands, and what comes of asking for it, of being told that BPJS took it or did not. */
describe.each([
  ['none', 'none', 'none', 'none', 'none'],
  ['issued', 'none', 'none', 'none', 'none'],
  ['typed', 'none', 'none', 'none', 'none'],
  ['left', 'none', 'queued', 'none', 'none'],
  ['queued', 'queued', 'queued', 'reported', 'failed'],
  ['waiting', 'queued', 'queued', 'reported', 'failed'],
  ['refused', 'failed', 'queued', 'failed', 'failed'],
  ['reported', 'reported', 'reported', 'reported', 'reported'],
  ['voided', 'none', 'none', 'none', 'none'],
])('a report that is %s', (name, stands, asking, taken, failing) => {
  test.each([
    ['asked', (all: Insured) => reports(all), asking],
    ['told as taken', (all: Insured) => tells(all, { reported: true }), taken],
    ['told as refused', (all: Insured) => tells(all, { failed: refusal }), failing],
  ] as const)('and %s', (_what, does, next) => {
    const all = stories[name]!();
    expect(stateOf(all)).toBe(stands);
    does(all);
    expect(stateOf(all)).toBe(next);
  });
});

test('what is asked twice is told once, and anew with another certificate', () => {
  const all = queued();
  reports(all).then();
  tells(all, { reported: true });
  reports(all).then();
  reports(all, { deathLetter: 'SKM/1' });
  expect(all.story.state(eligibility, STAY).discharge).toMatchObject({ status: 'queued', deathLetter: 'SKM/1' });
});

test('a patient who left again later is reported anew, and an answer of before is none', () => {
  const all = queued();
  const before = leftAtOf(all);
  const undone = { encounterId: STAY, patientId: patientOf(STAY), unitId: 1, bedId: BED_2, reason };
  all.story.given({ [`stay-${STAY}`]: [{ type: 'StayLeftUndone', data: { ...undone, effectiveAt: before } }] });
  reports(all).then();
  all.story.when(leaveStay, { id: STAY }, { today: LEFT, clock: '15:00' });
  reports(all);
  expect(leftAtOf(all)).not.toBe(before);
  tells(all, { reported: true }, before);
  expect(stateOf(all)).toBe('queued');
});

test('it follows when she leaves, and when VClaim issues a letter afterwards, not one that was typed', () => {
  const header = { encounterId: STAY, patientId: patientOf(STAY), unitId: 1 };
  const at = '2026-11-26T05:00:00.000Z';
  const leaving = { ...header, effectiveAt: at, bedId: BED_2, manner: 'approved', destination: null };
  const step = { command: commands.reportDischarge, target: STAY, body: {} };
  const follows = (stream: string, event: DomainEvent, steps: object[], credentials = true) =>
    hospital({ credentials, provider: credentials })
      .story.given({ [stream]: [event] })
      .thenFollows(stayToVclaim, steps as [typeof step]);
  follows(`stay-${STAY}`, { type: 'StayLeft', data: leaving }, [step]);
  follows(`stay-${STAY}`, { type: 'StayLeft', data: leaving }, [], false);
  for (const [request, steps] of [
    [1, [step]],
    [null, []],
  ] as const)
    follows(`eligibility-${STAY}`, { type: 'EligibilityLetterRecorded', data: { ...recorded, ...header, request } }, [
      ...steps,
    ]);
});

test('an outage is told once, and waits on', () => {
  const all = waiting();
  expect(all.story.clinic.rows(casemixVisitView)).toMatchObject([
    { dischargeReport: { status: 'queued', problem: { problem: 'unreachable' } } },
  ]);
  tells(all, { failed: outage }).then();
  expect(reported().story.clinic.rows(casemixVisitView)).toMatchObject([
    { waitsSince: null, dischargeReport: { status: 'reported', problem: null } },
  ]);
});
