import { cleanBed } from '@alur/contracts/bed/commands';
import * as commands from '@alur/contracts/emergency/commands';
import type { EmergencyDayRow, EmergencyRow } from '@alur/contracts/emergency/rows';
import type { CommandSpec } from '@alur/contracts/kernel/command';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bed } from '../bed/bed.js';
import {
  department,
  ER_BED,
  ER_BED_2,
  ER_DOCTOR,
  EXAMINATION,
  findings,
  HOUR_PRICE,
  reason,
  UNIT,
} from '../care/testing/department.js';
import { billOf, patientOf } from '../care/testing/ward.js';
import type { Given, Story } from '../kernel/testing/specification.js';
import { placeOf, stay } from '../stay/stay.js';
import type { RecordedEvent } from '../vocabulary.js';
import { transaction } from '../transaction/transaction.js';
import { emergencyView } from './emergency-view.js';
import { emergency } from './emergency.js';
import { emergencyDays } from './report.js';

const visits = [1, 2, 3];
const beds = [ER_BED, ER_BED_2];
const statement = { signer: 'Ibu Sari', relation: null, witness: null };

interface Found {
  story: Story;
  id: number;
  bedId: number;
  level: number;
  other: boolean;
}
type Doing = readonly [CommandSpec, (found: Found) => Given];

const triagesSeen = ({ story, id }: Found): number => {
  const it = story.state(emergency, id);
  return it.status === 'none' ? 0 : it.triages.length;
};
const arriving: Doing = [
  commands.registerEmergency,
  ({ id, bedId, other }) => ({ patientId: patientOf(id), unitId: UNIT, payer: 'general', bedId: other ? bedId : null }),
];
const triaging: Doing = [
  commands.triageEmergency,
  found => ({
    ...{ id: found.id, scale: 'ats', level: found.level, findings, reasons: null },
    ...{ after: triagesSeen(found), downgradeReason: found.other ? 'Membaik' : null },
  }),
];
const beginning: Doing = [commands.beginEmergency, ({ id }) => ({ id, doctorId: ER_DOCTOR })];
const placing: Doing = [commands.placeEmergency, ({ id, bedId }) => ({ id, bedId })];
const disposing: Doing = [
  commands.disposeEmergency,
  ({ id, level, other }) =>
    level === 0
      ? { id, disposition: 'dead_on_arrival' }
      : other
        ? { id, disposition: 'against_advice', statement }
        : { id, disposition: level > 3 ? 'admitted' : 'died' },
];
const withdrawing: Doing = [commands.withdrawDisposition, ({ id }) => ({ id, reason })];
const undoing: Doing = [commands.undoBeginEmergency, ({ id }) => ({ id })];
const cancelling: Doing = [commands.cancelEmergency, ({ id }) => ({ id, reason })];
const cleaning: Doing = [cleanBed, ({ bedId }) => ({ id: bedId })];

const step = fc.record({
  doing: fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(arriving, triaging, beginning, disposing) },
    { weight: 3, arbitrary: fc.constantFrom(placing, withdrawing, cleaning, triaging) },
    { weight: 1, arbitrary: fc.constantFrom(undoing, cancelling) },
  ),
  id: fc.constantFrom(...visits),
  bedId: fc.constantFrom(...beds),
  level: fc.integer({ min: 0, max: 5 }),
  other: fc.boolean(),
  minutes: fc.integer({ min: 0, max: 100 }),
});

/** From eight in the evening on, over midnight and into the next days. */
const momentAt = (minutes: number) => {
  const at = new Date(Date.parse('2026-11-23T20:00:00Z') + minutes * 60_000).toISOString();
  return { today: at.slice(0, 10), clock: at.slice(11, 16) };
};

interface Run {
  story: Story;
  /** Whom a doctor has examined, and did not take that back. */
  examined: ReadonlySet<number>;
}

/** Three patients, two beds; each patient comes once. A refused command changes nothing. */
const run = (plan: readonly (Omit<Found, 'story'> & { doing: Doing; minutes: number })[]): Run => {
  const all = department();
  for (const n of visits) all.registers(n);
  const { story } = all;
  const examined = new Set<number>();
  let passed = 0;
  for (const { doing, minutes, ...what } of plan) {
    passed += minutes;
    const [command, body] = doing;
    const ids = { encounter: what.id, transaction: billOf(what.id), patient: patientOf(what.id) };
    if (command === commands.registerEmergency && story.state(emergency, what.id).status !== 'none') continue;
    const written = story.attempt(command, body({ story, ...what }), { ids, ...momentAt(passed) });
    if (Object.keys(written).length === 0) continue;
    if (doing === beginning) examined.add(what.id);
    if (doing === undoing) examined.delete(what.id);
  }
  return { story, examined };
};

const many = (check: (story: Story, run: Run) => void) =>
  fc.assert(
    fc.property(fc.array(step, { minLength: 20, maxLength: 80, size: 'max' }), plan => {
      const done = run(plan);
      check(done.story, done);
    }),
    { numRuns: 60 },
  );

type Counted = 'EmergencyTriaged' | 'EmergencyDisposed' | 'EmergencyDispositionWithdrawn' | 'StayTimeCharged';
const told = <Type extends Counted>(story: Story, type: Type, id: number): RecordedEvent<Type>[] =>
  story.clinic.log.filter(
    each => each.type === type && each.data['encounterId'] === id,
  ) as unknown as RecordedEvent<Type>[];
const rowOf = (story: Story, id: number): EmergencyRow | undefined =>
  story.clinic.rows<EmergencyRow>(emergencyView).find(({ encounterId }) => encounterId === id);

test('a bed has one patient, and a patient one bed', () =>
  many(story => {
    const lying = visits.flatMap(id => {
      const it = story.state(stay, id);
      return it.status === 'in_bed' ? [[placeOf(it).bedId, id] as const] : [];
    });
    expect(new Set(lying.map(([bedId]) => bedId)).size).toBe(lying.length);
    for (const bedId of beds) {
      const it = story.state(bed, bedId);
      const here = lying.find(([where]) => where === bedId)?.[1] ?? null;
      expect(it.status === 'occupied' ? it.encounterId : null).toBe(here);
    }
  }));

test('a triage keeps the earlier ones, and goes down with a reason alone', () =>
  many(story => {
    for (const id of visits) {
      const events = told(story, 'EmergencyTriaged', id);
      const it = story.state(emergency, id);
      if (it.status === 'none') continue;
      expect(it.triages.map(({ level, at }) => [level, at])).toEqual(
        events.map(({ data }) => [data.level, data.effectiveAt]),
      );
      const row = rowOf(story, id);
      expect(row?.triages.length).toBe(events.length);
      expect(row?.level).toBe(events.at(-1)?.data.level ?? null);
      for (const [at, { data }] of events.entries()) {
        const before = events[at - 1]?.data;
        const isDead = (level: number) => (level === 0 ? 9 : level);
        if (before && isDead(data.level) > isDead(before.level)) expect(data.downgradeReason).not.toBeNull();
      }
    }
  }));

test('one decision of where the patient goes stands, or none', () =>
  many(story => {
    for (const id of visits) {
      const decided = told(story, 'EmergencyDisposed', id).length;
      const withdrawn = told(story, 'EmergencyDispositionWithdrawn', id).length;
      const it = story.state(emergency, id);
      expect(decided - withdrawn).toBe(it.status === 'disposed' ? 1 : 0);
    }
  }));

test('whoever left a bed pays the hours begun since the first, one at least, and once', () =>
  many((story, { examined }) => {
    for (const id of visits) {
      for (const { data } of told(story, 'StayTimeCharged', id)) {
        const minutes = (Date.parse(data.until) - Date.parse(data.from)) / 60_000;
        expect(data.count).toBe(Math.max(1, Math.ceil(minutes / 60)));
      }
      const lay = story.state(stay, id);
      const bill = story.state(transaction, billOf(id));
      if (bill.status === 'none' || bill.status === 'cancelled') continue;
      const hours = lay.status === 'left' ? (lay.time?.count ?? 0) : 0;
      expect(bill.subtotal).toBe((examined.has(id) ? EXAMINATION : 0) + hours * HOUR_PRICE);
    }
  }));

test('time to doctor is the minutes from arrival, over midnight too; the report sums what the board has', () =>
  many(story => {
    const rows = story.clinic.rows<EmergencyRow>(emergencyView);
    for (const { arrivedAt, seenAt, seenAfter } of rows)
      expect(seenAfter).toBe(seenAt === null ? null : (Date.parse(seenAt) - Date.parse(arrivedAt)) / 60_000);
    const days = story.clinic.sums<EmergencyDayRow>(emergencyDays);
    const counted = rows.filter(({ status }) => status !== 'cancelled');
    expect(days.reduce((sum, { visits: count }) => sum + count, 0)).toBe(counted.length);
    const seen = counted.filter(row => row.seenAfter !== null && row.doctorMinutes !== null);
    expect(days.reduce((sum, { seenMinutes }) => sum + seenMinutes, 0)).toBe(
      seen.reduce((sum, { seenAfter }) => sum + (seenAfter ?? 0), 0),
    );
  }));
