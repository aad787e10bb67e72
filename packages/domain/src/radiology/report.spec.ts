import * as commands from '@alur/contracts/radiology/commands';
import { describe, expect, test } from 'vitest';
import { CHEST, id, ids, KNEE_MR, ORDER, radiologyClinic, reached, reason, texts } from '../care/testing/radiology.js';
import { encounter } from '../encounter/encounter.js';
import type { AnyView } from '../kernel/view.js';
import { noticeModule } from '../notice/module.js';
import { record } from '../record/record.js';
import { radiologyOrderView } from './order-view.js';
import { radiology } from './radiology.js';
import { radiologyReportView } from './report-view.js';
import { radiologyVerificationView } from './verification-view.js';

const { draftReport, validateReport, amendReport, communicateFinding } = commands;
const told = { id, line: 1, communicatedTo: 'dr. Budi', readBack: true };
/** A clinic whose rows and order are looked at. */
const looked = () => {
  const clinic = radiologyClinic();
  const rows = (view: AnyView) => clinic.clinic.rows(view);
  return { clinic, rows, order: () => clinic.clinic.state(radiology, ORDER) };
};
const notices = noticeModule.views[0] as AnyView;

describe('a report', () => {
  test('is shown to nobody outside radiology until it is validated, and ends the order', () => {
    const { clinic, rows } = looked();
    const story = reached.drafted(clinic);
    story.thenRows(radiologyReportView, [{ shownIn: null, status: 'drafted', findings: texts.findings }]);
    story.when(validateReport, { id, line: 1, draft: 1 });
    expect(rows(radiologyReportView)).toMatchObject([
      { shownIn: 3, status: 'validated', versions: [{ version: 1, kind: 'report', impression: 'Normal' }] },
    ]);
    story.thenRows(radiologyOrderView, [{ status: 'done', board: null, reportUnread: true }]);
    story.thenState(record, 3, { orders: [{ module: 'radiology', orderId: ORDER, outcome: 'done' }] });
    story.thenRows(radiologyVerificationView, [{ number: '7101', holder: 'S*** A.' }]);
  });

  test('is validated as the doctor has read it', () => {
    reached
      .drafted(radiologyClinic())
      .when(draftReport, { id, ...texts, impression: 'Kardiomegali' })
      .when(validateReport, { id, line: 1, draft: 1 })
      .thenRejects('radiology.draft-changed', { by: 'Sari' });
  });

  test('grows by addenda and is replaced by corrections; every version stays', () => {
    const { clinic, rows, order } = looked();
    reached
      .validated(clinic)
      .when(amendReport, { id, ...texts, findings: 'Dibandingkan foto lama', kind: 'addendum', reason })
      .when(amendReport, { id, ...texts, findings: 'Efusi kiri', kind: 'correction', reason });
    expect(order()).toMatchObject({ status: 'done', lines: [{ version: 3 }] });
    expect(rows(radiologyReportView)).toMatchObject([
      {
        findings: 'Efusi kiri',
        versions: [
          { version: 1, findings: texts.findings, reason: null },
          { version: 2, kind: 'addendum', findings: 'Dibandingkan foto lama', reason },
          { version: 3, kind: 'correction', findings: 'Efusi kiri' },
        ],
      },
    ]);
  });

  test('of one examination lets the other wait', () => {
    const { clinic, order } = looked();
    const story = reached.validated(clinic, [CHEST, KNEE_MR]);
    story.thenState(radiology, ORDER, { status: 'begun' });
    story.when(commands.refuseRadiology, { id, reason: 'Alat rusak' });
    expect(order()).toMatchObject({ status: 'done', lines: [{ status: 'validated' }, { status: 'not_done' }] });
  });
});

describe('a critical finding', () => {
  const critical = () => {
    const seen = looked();
    const story = reached.examined(seen.clinic).when(draftReport, { id, ...texts, critical: true });
    const since = () =>
      (seen.rows(radiologyOrderView) as [{ lines: [{ criticalSince: string | null }] }])[0].lines[0].criticalSince;
    return { ...seen, story, since };
  };

  test('keeps the order on the board until it was told and read back', () => {
    const { story, rows, since } = critical();
    expect(since()).not.toBeNull();
    story.when(communicateFinding, { ...told, readBack: false }).thenRejects('radiology.not-read-back');
    story.when(validateReport, { id, line: 1, draft: 1 });
    story.thenRows(radiologyOrderView, [{ status: 'done', board: 'open' }]);
    story.when(communicateFinding, told);
    expect(rows(radiologyOrderView)).toMatchObject([
      { board: null, lines: [{ criticalSince: null, communicatedTo: 'dr. Budi' }] },
    ]);
    story.when(communicateFinding, told).thenRejects('radiology.already-communicated');
  });

  test('is told once, however often its draft is saved, and anew where a correction has one', () => {
    const { story, since } = critical();
    story.when(communicateFinding, told).when(draftReport, { id, ...texts, critical: true });
    expect(since()).toBeNull();
    story
      .when(validateReport, { id, line: 1, draft: 2 })
      .when(amendReport, { id, ...texts, critical: true, kind: 'correction', reason });
    story.thenRows(radiologyOrderView, [{ board: 'open' }]);
    story.when(communicateFinding, told).thenRows(radiologyOrderView, [{ board: null }]);
  });

  test('that was none after all is to be told to nobody', () => {
    const { story, since, rows } = critical();
    const waiting = () =>
      (rows(notices) as { kind: string; staffId: number | null }[])
        .filter(({ staffId }) => staffId !== null)
        .map(({ kind }) => kind);
    expect(waiting()).toEqual(['radiology-critical']);
    story.when(draftReport, { id, ...texts });
    expect(since()).toBeNull();
    expect(waiting()).toEqual([]);
  });
});

describe('its requester', () => {
  test('is told of a report until she has read it, and is the only one who reads it for her', () => {
    const begun = radiologyClinic();
    const story = reached.validated(begun);
    const doctor = begun.clinic.log.find(({ type }) => type === 'RadiologyOrdered')?.data['requester'] as {
      staffId: number;
    };
    const validated = () =>
      begun.clinic
        .rows<{ kind: string; staffId: number | null }>(notices)
        .find(({ kind }) => kind === 'radiology-validated')?.staffId;
    expect(validated()).toBe(doctor.staffId);
    story.when(commands.acknowledgeReports, { id });
    expect(validated()).toBeNull();
    story.when(commands.acknowledgeReports, { id }).then({});
  });

  test('reads why it was refused', () => {
    const story = reached.not_done(radiologyClinic());
    story.thenRows(radiologyOrderView, [{ status: 'not_done', refusalUnread: true }]);
    story.when(commands.acknowledgeRefusal, { id }).thenRows(radiologyOrderView, [{ refusalUnread: false }]);
  });
});

describe('a patient who comes only for radiology', () => {
  const body = { patientId: 5, payer: 'general', examinationIds: [CHEST], safety: { pregnancy: 'no' } };
  const circumstances = { ids: { ...ids, encounter: 40, transaction: 41 } };
  const registered = () => radiologyClinic().when(commands.registerRadiology, body, circumstances);

  test('has a visit of its own, which ends with the last report', () => {
    const story = registered();
    story.thenState(encounter, 40, { status: 'in_progress', kind: 'internal_radiology' });
    story
      .when(commands.startExamination, { id, line: 1 })
      .when(commands.completeExamination, { id, line: 1 })
      .when(draftReport, { id, ...texts })
      .when(validateReport, { id, line: 1, draft: 1 })
      .thenState(encounter, 40, { status: 'finished' });
  });

  test('has none any more where the order is cancelled, and what was refused is read all the same', () => {
    registered().when(commands.cancelRadiology, { id, reason }).thenState(encounter, 40, { status: 'cancelled' });
    registered()
      .when(commands.refuseRadiology, { id, reason })
      .when(commands.acknowledgeRefusal, { id })
      .thenState(radiology, ORDER, { unread: { report: false, refusal: false } });
  });
});
