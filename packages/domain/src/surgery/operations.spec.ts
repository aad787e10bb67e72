import { finishConsultation, recordDiagnosis, signNote } from '@alur/contracts/consultation/commands';
import { signForm } from '@alur/contracts/record/commands';
import { moveStay } from '@alur/contracts/stay/commands';
import * as commands from '@alur/contracts/surgery/commands';
import { requestTreatment } from '@alur/contracts/treatment/commands';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ANAESTHETIST,
  asking,
  drawn,
  GAUZE,
  operatingRoom,
  operations,
  OPERATOR,
  OTHER_THEATRE,
  REPORT,
  reportBody,
  reportedOn,
  SPINAL,
  startedOn,
  team,
  THEATRE,
  UNPRICED,
} from '../care/testing/operations.js';
import { TODAY, TOMORROW } from '../care/testing/open-clinic.js';
import { department, ER_BED } from '../care/testing/department.js';
import { catalogued, TREATMENT } from '../care/testing/treatments.js';
import { ICU_BED } from '../care/testing/ward.js';
import { available, stock } from '../inventory/stock.js';
import type { Story } from '../kernel/testing/specification.js';
import type { AnyView } from '../kernel/view.js';
import { noticeModule } from '../notice/module.js';
import { record } from '../record/record.js';
import { documentOf } from '../transaction/lines.js';
import { transaction } from '../transaction/transaction.js';
import { treatmentOrderView } from '../treatment/order-view.js';
import { surgeryView } from './surgery-view.js';
import { surgery } from './surgery.js';
import { theatreDay } from './theatre-day.js';

const ID = 90;
const noticeView = noticeModule.views[0] as AnyView;
const at = (clock: string, day = TODAY) => `${day}T${clock}:00.000Z`;
const slot = (from: string, until: string, id = ID) => ({
  ...{ id, theatreId: THEATRE, from: at(from), until: at(until), team },
});
const bill = (story: Story, source = { module: 'surgery', id: ID }) => {
  const state = story.state(transaction, 901);
  return state.status === 'none' ? undefined : documentOf(state, source);
};
const charged = (story: Story) => (bill(story)?.lines ?? []).map(({ name, amount }) => [name, amount]);
const outcomes = (story: Story, n = 1) => story.state(record, n).orders.map(({ outcome }) => outcome);
const left = (story: Story) => available(story.state(stock, `1_${GAUZE}`), TODAY);
const asked = () => {
  const { story } = operatingRoom();
  return { story, outcome: story.when(commands.requestSurgery, asking, drawn(ID)) };
};
const underWay = () => {
  const { story, outcome } = asked();
  return { story, outcome: reportedOn(startedOn(outcome, ID, at('16:00'), at('17:00')), ID) };
};
const finishing = {
  ...{ id: ID, reportId: REPORT + ID, exit: 'ward' },
  components: [{ treatmentId: SPINAL, performerId: ANAESTHETIST }],
  materials: [{ medicineId: GAUZE, quantity: 3 }],
};

describe('an operation that is asked for', () => {
  test('is on the bill and open on the record, waits for a slot, and the operating room is told', () => {
    const { story, outcome } = asked();
    outcome.thenRows(surgeryView, [
      {
        ...{ id: ID, status: 'waiting_scheduled', board: 'open', name: 'Apendektomi', icd9Code: '47.0', side: 'right' },
        ...{ diagnosis: 'Apendisitis akut', doctorName: null, transactionId: 901, transactionStatus: 'WAITING' },
      },
    ]);
    expect([charged(story), outcomes(story)]).toEqual([[['Apendektomi', 3_000_000]], [null]]);
    expect(bill(story)?.lines).toMatchObject([{ itemType: 'treatment', bucket: 'prosedur_bedah', performers: [] }]);
    story.thenRows(noticeView, [
      { kind: 'surgery-to-schedule', shared: 'operation', staffId: null },
      { kind: 'surgery-postponed', shared: null },
      { kind: 'surgery-refused', shared: null },
    ]);
  });

  test('without a price is expected on the bill', () => {
    const { story } = operatingRoom();
    story.when(commands.requestSurgery, { ...asking, treatmentId: UNPRICED }, drawn(ID)).thenState(surgery, ID, {
      status: 'waiting_scheduled',
    });
    expect(bill(story)).toMatchObject({ expected: true, lines: [] });
    story.when(commands.cancelSurgery, { id: ID, reason: 'Tidak jadi' });
    expect([charged(story), outcomes(story)]).toEqual([[], ['cancelled']]);
    expect(bill(story)).toMatchObject({ expected: false });
  });

  test('names a treatment in use, a doctor of the house and a day to come', () => {
    const refused = (body: object, code: string, path: string) =>
      operatingRoom()
        .story.when(commands.requestSurgery, { ...asking, ...body })
        .thenRejects(code, {}, path);
    refused({ treatmentId: 61 }, 'consultation.treatment-unavailable', 'treatmentId');
    refused({ operatorId: 99 }, 'surgery.operator-unknown', 'operatorId');
    refused({ wantedOn: '2026-11-22' }, 'surgery.wanted-in-the-past', 'wantedOn');
  });

  test('that is withdrawn or refused costs nothing, and its slot is free', () => {
    for (const [command, status] of [
      [commands.cancelSurgery, 'cancelled'],
      [commands.refuseSurgery, 'not_done'],
    ] as const) {
      const { story, outcome } = asked();
      outcome
        .when(commands.scheduleSurgery, slot('16:00', '17:00'))
        .when(command, { id: ID, reason: 'Pasien menolak' })
        .thenState(surgery, ID, { status });
      expect([charged(story), outcomes(story)]).toEqual([[], ['cancelled']]);
      expect(story.state(theatreDay, `${THEATRE}_${TODAY}`).slots).toEqual([]);
    }
  });

  test('that is refused is told to its requester until she has read it', () => {
    const { story, outcome } = asked();
    const refused = () =>
      story.clinic.rows<{ kind: string }>(noticeView).find(({ kind }) => kind === 'surgery-refused');
    outcome.when(commands.refuseSurgery, { id: ID, reason: 'Alat rusak' }).thenState(surgery, ID, {});
    expect(refused()).toMatchObject({ staffId: 7, note: 'Alat rusak' });
    story.when(commands.acknowledgeRefusedSurgery, { id: ID }).thenState(surgery, ID, { isAcknowledged: true });
    expect(refused()).toMatchObject({ staffId: null });
  });
});

describe('a theatre', () => {
  const two = () => {
    const clinic = operatingRoom(2);
    clinic.story
      .when(commands.requestSurgery, asking, drawn(ID))
      .when(commands.requestSurgery, { ...asking, encounterId: 2 }, drawn(91))
      .when(commands.scheduleSurgery, slot('18:00', '19:00'));
    return clinic.story;
  };
  const taken = { from: '18:00', until: '19:00', turnaround: 30 };

  test('is given once, with its minutes between, and to another after that', () => {
    for (const [from, until] of [
      ['18:30', '20:00'],
      ['19:29', '20:00'],
      ['17:00', '17:31'],
      ['17:00', '20:00'],
    ] as const)
      two()
        .when(commands.scheduleSurgery, slot(from, until, 91))
        .thenRejects('surgery.theatre-taken', taken, 'from');
    two()
      .when(commands.scheduleSurgery, slot('19:30', '20:00', 91))
      .thenState(surgery, 91, { status: 'scheduled' });
    two()
      .when(commands.scheduleSurgery, { ...slot('18:00', '19:00', 91), theatreId: OTHER_THEATRE })
      .thenState(surgery, 91, { status: 'scheduled' });
  });

  test('is free again where an operation is moved, postponed or planned elsewhere', () => {
    const story = two();
    story
      .when(commands.scheduleSurgery, slot('20:00', '21:00'))
      .when(commands.scheduleSurgery, slot('18:00', '19:00', 91))
      .when(commands.postponeSurgery, { id: 91, cause: 'no_blood' })
      .when(commands.scheduleSurgery, { ...slot('18:30', '19:30'), theatreId: OTHER_THEATRE })
      .when(commands.scheduleSurgery, slot('20:00', '21:00', 91))
      .thenRows(surgeryView, [
        { id: ID, theatreName: 'OK 2', status: 'scheduled' },
        { id: 91, theatreName: 'OK 1', status: 'scheduled' },
      ]);
    expect(story.state(theatreDay, `${THEATRE}_${TODAY}`).slots).toMatchObject([{ surgeryId: 91 }]);
  });

  test('is in use, and its team works in the house', () => {
    two()
      .when(commands.scheduleSurgery, { ...slot('20:00', '21:00'), theatreId: 99 })
      .thenRejects('surgery.theatre-unavailable', {}, 'theatreId');
    two()
      .when(commands.scheduleSurgery, { ...slot('20:00', '21:00'), team: [...team, { role: 'assistant', staffId: 5 }] })
      .thenRejects('surgery.member-unknown', {}, 'team.2.staffId');
  });

  test('asks once more where the operator is in another operation at that time', () => {
    const busy = { prepared: { busy: [{ name: 'dr. Ratna' }] } };
    const story = two();
    story
      .when(commands.scheduleSurgery, slot('20:00', '21:00', 91), busy)
      .thenRejects('surgery.team-busy', { names: 'dr. Ratna' });
    story
      .when(commands.scheduleSurgery, { ...slot('20:00', '21:00', 91), confirmed: true }, busy)
      .thenState(surgery, 91, { status: 'scheduled' });
  });

  test('is booked on both days by an operation across midnight, which both days show', () => {
    const story = two();
    const night = { ...slot('23:00', '23:30', 91), until: at('01:00', TOMORROW) };
    story.when(commands.scheduleSurgery, night).thenRows(surgeryView, [
      { id: ID, firstDay: TODAY, secondDay: null },
      { id: 91, firstDay: TODAY, secondDay: TOMORROW, listDate: TODAY },
    ]);
    expect(story.state(theatreDay, `${THEATRE}_${TOMORROW}`).slots).toMatchObject([{ surgeryId: 91 }]);
    // The minutes between hold across midnight as well, though the first one touches the next day no longer.
    story
      .when(commands.scheduleSurgery, {
        ...slot('01:15', '02:00'),
        from: at('01:15', TOMORROW),
        until: at('02:00', TOMORROW),
      })
      .thenRejects('surgery.theatre-taken');
    story
      .when(commands.scheduleSurgery, { ...night, until: at('00:00', TOMORROW) })
      .when(commands.scheduleSurgery, {
        ...slot('01:15', '02:00'),
        from: at('00:10', TOMORROW),
        until: at('02:00', TOMORROW),
      })
      .thenRejects('surgery.theatre-taken');
    expect(story.state(theatreDay, `${THEATRE}_${TOMORROW}`).slots).toEqual([]);
  });

  test('never has two operations at one time, whatever is planned, moved and given up', () => {
    const step = fc.record({
      what: fc.constantFrom('schedule', 'schedule', 'schedule', 'postpone', 'cancel'),
      id: fc.integer({ min: 1, max: 6 }),
      theatreId: fc.constantFrom(THEATRE, OTHER_THEATRE),
      begins: fc.integer({ min: 0, max: 80 }),
      lasts: fc.integer({ min: 1, max: 20 }),
    });
    const quarter = (count: number) => new Date(Date.parse(at('16:00')) + count * 15 * 60_000).toISOString();
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), steps => {
        const { story } = operatingRoom();
        for (let id = 1; id <= 6; id++) story.attempt(commands.requestSurgery, asking, drawn(id));
        for (const { what, id, theatreId, begins, lasts } of steps) {
          const planned = { id, theatreId, from: quarter(begins), until: quarter(begins + lasts), team };
          if (what === 'schedule') story.attempt(commands.scheduleSurgery, planned);
          if (what === 'postpone') story.attempt(commands.postponeSurgery, { id, cause: 'other' });
          if (what === 'cancel') story.attempt(commands.cancelSurgery, { id, reason: 'batal' });
        }
        const plans = [1, 2, 3, 4, 5, 6].flatMap(id => {
          const state = story.state(surgery, id);
          return state.status === 'scheduled' ? [{ id, ...state.plan }] : [];
        });
        const GAP = 30 * 60_000;
        for (const one of plans) {
          for (const date of one.dates)
            expect(story.state(theatreDay, `${one.theatreId}_${date}`).slots.map(each => each.surgeryId)).toContain(
              one.id,
            );
          for (const other of plans) {
            if (one.id >= other.id || one.theatreId !== other.theatreId) continue;
            const isApart =
              Date.parse(one.until) + GAP <= Date.parse(other.from) ||
              Date.parse(other.until) + GAP <= Date.parse(one.from);
            expect(isApart).toBe(true);
          }
        }
        const slots = [TODAY, TOMORROW].flatMap(date =>
          [THEATRE, OTHER_THEATRE].flatMap(id => story.state(theatreDay, `${id}_${date}`).slots),
        );
        expect(slots).toHaveLength(plans.flatMap(({ dates }) => dates).length);
      }),
      { numRuns: 60 },
    );
  });
});

describe('an operation that was done', () => {
  test('is its operator’s, costs what was done and used beside it, and is a procedure on the record', () => {
    const { story, outcome } = underWay();
    outcome.when(commands.finishSurgery, finishing).thenRows(surgeryView, [
      {
        ...{ status: 'finish', board: null, exit: 'ward', reportId: REPORT + ID, doctorName: 'dr. Ratna' },
        transactionStatus: 'WAITING',
      },
    ]);
    expect(story.clinic.rows(surgeryView)).toMatchObject([{ recovery: { total: 10, limit: 9, by: 'Sari' } }]);
    expect(charged(story)).toEqual([
      ['Apendektomi', 3_000_000],
      ['Anestesi spinal', 1_000_000],
      ['Kasa', 1_500],
    ]);
    expect(bill(story)?.lines).toMatchObject([
      { performers: [{ staffId: OPERATOR, role: 'operator' }] },
      { performers: [{ staffId: ANAESTHETIST, role: 'anaesthetist' }] },
      { bucket: 'bmhp' },
    ]);
    expect([outcomes(story), left(story)]).toEqual([['done'], 2]);
    expect(story.state(record, 1).procedures).toHaveLength(1);
  });

  test('is reported on although the visit in which it was asked for has ended meanwhile', () => {
    const { story, outcome } = asked();
    const ended = outcome
      .when(signNote, { id: 1, subjective: 'Nyeri', objective: '', assessment: 'Apendisitis', plan: 'Operasi' })
      .when(recordDiagnosis, { id: 1, code: 'K35', name: 'Apendisitis akut', kind: 'primary' })
      .when(finishConsultation, { id: 1 });
    reportedOn(startedOn(ended, ID, at('16:00'), at('17:00')), ID)
      .when(commands.finishSurgery, finishing)
      .thenState(surgery, ID, { status: 'finish' });
    expect(outcomes(story)).toEqual(['done']);
    // Once it is finished nothing new is written of it, nor of an operation that never was.
    for (const id of [ID, ID + 1])
      story.when(signForm, reportBody(id), { ids: { form: 800 } }).thenRejects('consultation.not-ongoing');
  });

  test('needs its own signed report, and performers of its team', () => {
    const { story } = underWay();
    story
      .when(commands.finishSurgery, { ...finishing, reportId: 1 })
      .thenRejects('surgery.report-missing', {}, 'reportId');
    story
      .when(commands.finishSurgery, { ...finishing, components: [{ treatmentId: SPINAL, performerId: 5 }] })
      .thenRejects('surgery.performer-not-in-team', {}, 'components.0.performerId');
  });

  test('and was finished too early is opened again: components and materials are taken back', () => {
    const { story, outcome } = underWay();
    outcome
      .when(commands.finishSurgery, finishing)
      .when(commands.reopenSurgery, { id: ID, reason: 'Terlalu cepat' })
      .thenRows(surgeryView, [{ status: 'process', board: 'open', components: [], materials: [] }]);
    expect([charged(story), outcomes(story), left(story)]).toEqual([[['Apendektomi', 3_000_000]], [null], 5]);
    story.when(commands.finishSurgery, { ...finishing, components: [] });
    expect([charged(story).length, outcomes(story)]).toEqual([2, ['done']]);
  });
});

test('an operation and a treatment that were asked for in the emergency department show the bed to which she went', () => {
  const { story, registers, arrives, begins, disposes, admits } = department();
  story.given({ ...catalogued, ...operations });
  registers(1);
  arrives(1, { bedId: ER_BED });
  begins(1);
  story.when(commands.requestSurgery, asking, drawn(ID));
  story.when(requestTreatment, { encounterId: 1, treatmentId: TREATMENT }, { ids: { treatment_order: 9 } });
  const shown = () =>
    [surgeryView, treatmentOrderView].map(each => {
      const [row] = story.clinic.rows(each) as unknown as { unitName: string; bedName: string | null }[];
      return [row?.unitName, row?.bedName];
    });
  expect(shown()).toEqual(Array(2).fill(['IGD', 'IGD 1']));
  disposes(1, 'admitted');
  admits(1, { fromEncounterId: 1 }, { stay: 2 });
  expect(shown()).toEqual(Array(2).fill(['Melati', 'Bed 1']));
  story.when(moveStay, { id: 2, bedId: ICU_BED });
  expect(shown()).toEqual(Array(2).fill(['ICU', 'Bed 4']));
});

test('an operation that was started on the wrong patient is undone, and waits in its slot', () => {
  const { story, outcome } = asked();
  startedOn(outcome, ID, at('16:00'), at('17:00'))
    .when(commands.undoSurgeryStart, { id: ID, reason: 'Salah pasien' })
    .thenRows(surgeryView, [{ status: 'scheduled', signIn: null, startedAt: null, theatreName: 'OK 1' }]);
  expect(story.state(theatreDay, `${THEATRE}_${TODAY}`).slots).toHaveLength(1);
});
