import { apgarBand, apgarMinutes, apgarTotal } from '@alur/contracts/labour/apgar';
import * as commands from '@alur/contracts/labour/commands';
import { describe, expect, test } from 'vitest';
import { visitUnderWay } from '../care/testing/visit-under-way.js';
import type { Story } from '../kernel/testing/specification.js';
import { labourProgressView, labourView } from './labour-views.js';

const reason = 'Salah tulis';
const start = { id: 3, gravida: 2, para: 1, abortus: 0, effectiveAt: '2026-11-23T04:00:00.000Z' };
const apgar = (minute: number, each: number) => ({
  minute,
  ...{ colour: each, heart: each, reflex: each, tone: each, breathing: each },
});
const baby = {
  ...{ id: 3, bornAt: '2026-11-23T07:30:00.000Z', gender: 'female', method: 'spontaneous', weight: 3_050 },
  apgar: [apgar(1, 1), apgar(5, 2)],
};
const begun = (): Story => {
  const story = visitUnderWay();
  story.when(commands.startLabour, start).thenRows(labourView, [{ id: 3, gravida: 2, startedAt: start.effectiveAt }]);
  return story;
};

describe('a labour', () => {
  test('goes on by a clock that was set back since it began', () => {
    const story = visitUnderWay();
    story.when(commands.startLabour, { ...start, effectiveAt: null }, { clock: '09:00' });
    story
      .when(commands.recordProgress, { id: 3, cervix: 4 }, { clock: '08:10' })
      .thenRows(labourProgressView, [{ at: '2026-11-23T09:00:00.000Z' }]);
  });
  test('is begun once, watched, and ended with who was born', () => {
    const story = begun();
    story.when(commands.startLabour, start).thenRejects('labour.started');
    story.when(commands.recordProgress, { id: 3, cervix: 4, fetalHeartRate: 140 });
    story.when(commands.endLabour, { id: 3, outcome: 'delivered' }).thenRejects('labour.no-baby', {}, 'outcome');
    story.when(commands.deliverBaby, baby);
    story.when(commands.deliverBaby, { ...baby, bornAt: '2026-11-23T07:40:00.000Z' });
    story.when(commands.endLabour, { id: 3, outcome: 'delivered', bloodLoss: 250 });
    story.thenRows(labourProgressView, [{ id: '3_1', cervix: 4, fetalHeartRate: 140, isStruck: false }]);
    expect(story.clinic.rows(labourView)).toMatchObject([
      { outcome: 'delivered', bloodLoss: 250, babies: [{ number: 1, weight: 3_050 }, { number: 2 }] },
    ]);
  });
  test('takes nothing more once it has ended, until that is struck', () => {
    const story = begun();
    story.when(commands.deliverBaby, baby);
    story.when(commands.endLabour, { id: 3, outcome: 'delivered' });
    story.when(commands.recordProgress, { id: 3, cervix: 4 }).thenRejects('labour.not-open');
    story.when(commands.deliverBaby, baby).thenRejects('labour.not-open');
    story.when(commands.strikeLabourEntry, { id: 3, entryId: 1, reason }).thenRejects('labour.not-open');
    story.when(commands.strikeLabourEntry, { id: 3, entryId: 2, reason });
    story.thenRows(labourView, [{ outcome: null, endedAt: null }]);
    story.when(commands.strikeLabourEntry, { id: 3, entryId: 1, reason });
    story.when(commands.deliverBaby, baby);
    expect(story.clinic.rows(labourView)).toMatchObject([
      {
        babies: [
          { number: 1, isStruck: true },
          { number: 1, isStruck: false },
        ],
      },
    ]);
  });
  test('has no entry that cannot be', () => {
    const story = begun();
    const refused = (body: object, code: string, path?: string) =>
      story.when(commands.recordProgress, { id: 3, ...body }).thenRejects(code, {}, path);
    refused({}, 'labour.empty');
    refused({ cervix: 4, effectiveAt: '2026-11-24T08:00:00.000Z' }, 'labour.not-yet', 'effectiveAt');
    refused({ cervix: 4, effectiveAt: '2026-11-23T03:00:00.000Z' }, 'labour.before-start', 'effectiveAt');
    story
      .when(commands.deliverBaby, { ...baby, apgar: [apgar(1, 1), apgar(1, 2)] })
      .thenRejects('labour.apgar-twice', {}, 'apgar');
    story.when(commands.strikeLabourEntry, { id: 3, entryId: 9, reason }).thenRejects('labour.entry-unknown');
  });
  test('that was never begun is neither watched nor ended, and none is begun once the visit is over', () => {
    const story = visitUnderWay();
    story.when(commands.recordProgress, { id: 3, cervix: 4 }).thenRejects('labour.not-open');
    story.when(commands.endLabour, { id: 3, outcome: 'referred' }).thenRejects('labour.not-open');
    const header = { encounterId: 3, patientId: 5, unitId: 1 };
    story.given({ 'encounter-3': [{ type: 'EncounterFinished', data: { ...header, kind: 'outpatient', finish: 1 } }] });
    story.when(commands.startLabour, start).thenRejects('consultation.not-ongoing');
  });
});

// DOMAIN-CLINICAL 7: 4 at one minute is moderate, 8 at five is normal; below 7 at five it is taken again.
test('the Apgar score has its bands, and says when it is to be taken again', () => {
  expect([3, 4, 6, 7, 10].map(apgarBand)).toEqual(['severe', 'moderate', 'moderate', 'normal', 'normal']);
  expect(apgarTotal(apgar(1, 1))).toBe(5);
  expect(apgarMinutes([apgar(1, 1), apgar(5, 2)])).toEqual([1, 5]);
  expect(apgarMinutes([apgar(1, 1), apgar(5, 1)])).toEqual([1, 5, 10, 15, 20]);
});
