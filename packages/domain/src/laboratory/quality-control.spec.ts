import {
  enterResults,
  measureControl,
  releaseControl,
  validateResults,
  verifyResults,
  voidControl,
} from '@alur/contracts/laboratory/commands';
import { describe, expect, test } from 'vitest';
import { HGB, laboratory, ORDER, received } from '../care/testing/laboratory.js';
import type { Outcome, Story } from '../kernel/testing/specification.js';
import { qualityControl } from './quality-control.js';
import { qualityControlView } from './quality-view.js';

const CONTROL = 81;
const control = {
  ...{ name: 'Kontrol normal Hb', parameterId: HGB, level: 1, lot: 'L1' },
  ...{ mean: 12, standardDeviation: 0.5, expiry: '2026-12-31' },
};
const equipped = (): Story =>
  laboratory().given({
    'laboratory-control-81': [
      { type: 'CatalogueItemAdded', data: { catalogue: 'laboratory-control', itemId: CONTROL, fields: control } },
    ],
  });
const measured = (story: Story | Outcome, value: number) =>
  story.when(measureControl, { id: HGB, controlId: CONTROL, value });
const reason = 'Kalibrasi ulang';

describe('a control', () => {
  const verified = (story: Story | Outcome) =>
    received(story as Story)
      .when(enterResults, { id: ORDER, results: [{ parameterId: HGB, text: '12.5' }] })
      .when(verifyResults, { id: ORDER, parameterIds: [HGB] });
  const its = { id: ORDER, parameterIds: [HGB] };

  test('that breaks a rule holds validation until it is answered', () => {
    const story = equipped();
    verified(story);
    const broken = measured(story, 13.6);
    broken.thenRows(qualityControlView, [{ parameterId: HGB, heldBy: ['1-2s', '1-3s'] }]);
    broken
      .when(validateResults, its)
      .thenRejects('laboratory.quality-held', { name: 'Hemoglobin', rules: '1-2s, 1-3s' });
    const released = broken.when(releaseControl, { id: HGB, reason });
    released.thenRows(qualityControlView, [{ heldBy: [], releaseReason: reason }]);
    released.when(validateResults, its);
    expect(story.clinic.log.some(({ type }) => type === 'LaboratoryResultValidated')).toBe(true);
  });

  test('that is measured right again, or was mistyped, holds nothing', () => {
    const story = equipped();
    verified(story);
    measured(measured(story, 13.6), 12.1).thenRows(qualityControlView, [{ heldBy: [] }]);
    const mistyped = equipped();
    verified(mistyped);
    measured(mistyped, 136)
      .when(voidControl, { id: HGB, measurement: 1, reason: 'Salah ketik' })
      .when(validateResults, its)
      .thenRows(qualityControlView, [{ heldBy: [] }]);
  });

  test('beyond two standard deviations only warns', () => {
    const story = equipped();
    verified(story);
    measured(story, 13.1).thenRows(qualityControlView, [{ heldBy: [] }]);
    story.when(releaseControl, { id: HGB, reason }).thenRejects('laboratory.not-held');
  });

  test('is of its parameter, in date, and voided once', () => {
    equipped()
      .when(measureControl, { id: 2, controlId: CONTROL, value: 12 })
      .thenRejects('laboratory.control-of-another', {}, 'controlId');
    equipped()
      .when(measureControl, { id: HGB, controlId: CONTROL, value: 12 }, { today: '2027-01-01' })
      .thenRejects('laboratory.control-expired');
    measured(equipped(), 12)
      .when(voidControl, { id: HGB, measurement: 1, reason })
      .when(voidControl, { id: HGB, measurement: 1, reason })
      .thenRejects('laboratory.control-not-found');
  });

  test('of a new month carries those before it forward, and a fold from there comes to the same', () => {
    const story = equipped();
    measured(measured(story, 13.6), 12.1);
    const before = story.state(qualityControl, HGB);
    story.when(measureControl, { id: HGB, controlId: CONTROL, value: 12 }, { today: '2026-12-01' });
    const types = story.clinic.log.filter(({ type }) => type.startsWith('QualityControl')).map(({ type }) => type);
    expect(types).toEqual([
      ...['QualityControlMeasured', 'QualityControlMeasured', 'QualityControlCarriedForward'],
      'QualityControlMeasured',
    ]);
    const carried = story.clinic.log.find(({ type }) => type === 'QualityControlCarriedForward');
    const folded = qualityControl.evolve(qualityControl.initial, carried as never);
    expect(folded).toEqual({ ...before, period: '2026-12' });
    story
      .when(measureControl, { id: HGB, controlId: CONTROL, value: 12 }, { today: '2026-12-02' })
      .thenRows(qualityControlView, [{ heldBy: [] }]);
    expect(story.clinic.log.filter(({ type }) => type === 'QualityControlCarriedForward')).toHaveLength(1);
  });
});
