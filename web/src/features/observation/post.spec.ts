import type { BedRow } from '@alur/contracts/bed/rows';
import type { MedicationRow } from '@alur/contracts/medication/rows';
import type { WatchRow } from '@alur/contracts/record/observation-rows';
import type { StayRow } from '@alur/contracts/stay/rows';
import { expect, it } from 'vitest';
import { allDue, bySickness, comesAndGoes, inPlace, postBeds, showing, type PostBed } from './post';

const now = Date.parse('2026-11-25T10:00:00Z');
const at = (clock: string) => `2026-11-25T${clock}:00.000Z`;
const bed = (id: number, status: BedRow['status'] = 'occupied') =>
  ({ id, name: `Bed ${id}`, roomName: 'Melati 1', status, encounterId: id }) as unknown as BedRow;
const watch = (id: number, some: object = {}) =>
  ({
    ...{ encounterId: id, since: at('00:00').replace('25T', '20T'), alerts: [], observations: [], samples: [] },
    ...{ nextDueAt: null, scaleDueAt: null, ...some },
  }) as unknown as WatchRow;
const medicine = (encounterId: number, nextDueAt: string | null, status = 'active', some: object = {}) =>
  ({ encounterId, nextDueAt, status, name: 'Seftriakson', stopsAt: null, ...some }) as unknown as MedicationRow;
const joined = (
  watches: WatchRow[],
  medicines: MedicationRow[] = [],
  beds = watches.map(each => bed(each.encounterId)),
) => postBeds({ beds, stays: [], watches, medicines, now });
const level = (of: string, total: number) => ({ level: of, score: { total } });

it('a medicine is late an hour after its time, all else at once', () => {
  const due = allDue(
    joined(
      [watch(1, { nextDueAt: at('09:59'), scaleDueAt: at('10:59'), samples: [{ orderId: 7, at: at('11:01') }] })],
      [medicine(1, at('09:00')), medicine(1, at('08:59')), medicine(1, at('08:00'), 'held')],
    ),
  );
  expect(due.map(({ what, at: when, isLate }) => [what, when.slice(11, 16), isLate])).toEqual([
    ['medicine', '08:59', true],
    ['vitals', '09:59', true],
    ['medicine', '09:00', false],
    ['scale', '10:59', false],
  ]);
});

it('is late by the time that has passed, whatever day it is', () => {
  const late = (due: string, clock: string) =>
    allDue(
      postBeds({
        beds: [bed(1)],
        stays: [],
        watches: [watch(1)],
        medicines: [medicine(1, due)],
        now: Date.parse(clock),
      }),
    ).map(({ isLate }) => isLate);
  const due = '2026-11-25T23:50:00+07:00';
  expect(late(due, '2026-11-26T00:10:00+07:00')).toEqual([false]);
  expect(late(due, '2026-11-26T00:50:00+07:00')).toEqual([false]);
  expect(late(due, '2026-11-26T00:51:00+07:00')).toEqual([true]);
  expect(late('2026-11-25T08:00:00+07:00', '2026-11-25T23:59:00+07:00')).toEqual([true]);
});

it('that a medicine stops by itself is told within a day before, and no longer once it has', () => {
  const stops = (stopsAt: string, status = 'active') => medicine(1, null, status, { stopsAt });
  const tomorrow = '2026-11-26T09:59:00.000Z';
  const due = allDue(
    joined(
      [watch(1)],
      [stops(tomorrow), stops('2026-11-26T10:01:00.000Z'), stops(at('09:59')), stops(tomorrow, 'stopped')],
    ),
  );
  expect(due.map(({ what, at: when, isLate }) => [what, when, isLate])).toEqual([['stop', tomorrow, false]]);
});

it('whoever left her bed, or never had one, has nothing due', () => {
  const rows = joined([watch(1, { nextDueAt: at('09:00') })], [medicine(1, at('08:00'))], [bed(1, 'cleaning')]);
  expect(allDue(rows)).toEqual([]);
});

it('whom somebody is called to stands first, then the sickest', () => {
  const rows = joined([
    watch(1, { observations: [level('low', 2)] }),
    watch(2, { observations: [level('urgent', 5)] }),
    watch(3, { observations: [level('urgent', 6)] }),
    watch(4, { observations: [level('low', 1)], alerts: [{ observationId: 1 }] }),
    watch(5),
  ]);
  expect(rows.toSorted(bySickness).map(each => each.bed.id)).toEqual([4, 3, 2, 1, 5]);
});

it('the last score that stands is hers, though something was measured since', () => {
  const [row] = joined([watch(1, { observations: [level('urgent', 5), { level: null, score: null }] })]);
  expect([row?.level, row?.total]).toEqual(['urgent', 5]);
});

it('shows one’s own, who is overdue, or who is in danger', () => {
  const rows = joined([
    watch(1, { nextDueAt: at('09:59') }),
    watch(2, { observations: [level('urgent', 5)] }),
    watch(3, { observations: [level('low', 1)], alerts: [{ observationId: 1 }] }),
    watch(4, { nextDueAt: at('10:30') }),
  ]);
  const team = (until: string | null) => ({ team: [{ staffId: 7, until }] }) as unknown as PostBed['stay'];
  const mine = rows.map((row, index) => ({
    ...row,
    stay: index === 0 ? team(null) : index === 1 ? team(at('08:00')) : null,
  }));
  const of = (filter: Parameters<typeof showing>[1]) =>
    mine.filter(row => showing(row, filter, 7)).map(each => each.bed.id);
  expect(of('mine')).toEqual([1]);
  expect(of('overdue')).toEqual([1]);
  expect(of('red')).toEqual([2, 3]);
});

it('knows who came lately, and who goes or should have gone', () => {
  const goes = (id: number, goesOn: string | null) => ({ ...bed(id), goesOn });
  const rows = joined(
    [watch(1, { since: at('01:00') }), watch(2, { since: at('09:00') }), watch(3), watch(4), watch(5)],
    [],
    [goes(1, null), goes(2, null), goes(3, '2026-11-25'), goes(4, '2026-11-24'), goes(5, '2026-11-26')],
  );
  const { fresh, going } = comesAndGoes(rows, '2026-11-25');
  expect(fresh.map(each => each.bed.id)).toEqual([2, 1]);
  expect(going.map(each => each.bed.id)).toEqual([4, 3]);
});

it('a newborn in a cot stands beside its mother’s bed, and what is due for it is counted', () => {
  const baby = (encounterId: number, motherEncounterId: number, inCot: 'yes' | null = 'yes') =>
    ({ encounterId, motherEncounterId, inCot, bedName: `Boks Bed ${motherEncounterId}` }) as unknown as StayRow;
  const rows = postBeds({
    beds: [bed(1), bed(2), bed(60)],
    // One newborn has a bed of its own, and one has a mother in another ward.
    stays: [baby(51, 1), baby(52, 1), baby(60, 2, null), baby(53, 9)],
    watches: [watch(51, { nextDueAt: at('09:00') }), watch(60)],
    medicines: [medicine(52, at('10:30'))],
    now,
  });
  const named = inPlace(rows).map(({ bed: { name, encounterId }, isCot }) => [name, encounterId, isCot]);
  expect(named).toEqual([
    ['Bed 1', 1, false],
    ['Boks Bed 1', 51, true],
    ['Boks Bed 1', 52, true],
    ['Bed 2', 2, false],
    ['Bed 60', 60, false],
  ]);
  expect(allDue(rows).map(({ what, bed: { encounterId } }) => [what, encounterId])).toEqual([
    ['vitals', 51],
    ['medicine', 52],
  ]);
});
