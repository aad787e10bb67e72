import {
  QualityControlRow,
  qualityControls,
  type ControlMeasurement,
} from '@alur/contracts/laboratory/quality-control';
import { isRefusing } from '@alur/contracts/laboratory/westgard';
import { view } from '../vocabulary.js';

const key = ({ data }: { data: { parameterId: number } }) => data.parameterId;

/** SHAPES, Rows: a list in a row is bounded. */
const MOST = 50;

const held = (row: QualityControlRow): QualityControlRow => {
  const counted = row.measurements.filter(({ voidReason }) => voidReason === null);
  const last = new Map(counted.map(each => [each.level, each.rules]));
  const heldBy = row.releasedAt === null ? [...new Set([...last.values()].filter(isRefusing).flat())] : [];
  return { ...row, heldBy };
};

const unreleased = { releasedAt: null, releasedBy: null, releaseReason: null };

/** The controls of each parameter, for the chart, and the rules that block validation. */
export const qualityControlView = view({
  name: 'quality_control',
  version: 1,
  row: QualityControlRow,
  indexes: [['kind']],
  topics: [{ topic: qualityControls, by: {} }],
  on: {
    QualityControlMeasured: {
      key,
      first: ({ data, revision }): QualityControlRow =>
        held({
          ...{ id: data.parameterId, revision, kind: 'parameter', parameterId: data.parameterId },
          ...{ measurements: [measured(data)], heldBy: [], ...unreleased },
        }),
      next: (row, { data, revision }) =>
        held({
          ...{ ...row, revision, ...unreleased },
          measurements: [...row.measurements, measured(data)].slice(-MOST),
        }),
    },
    QualityControlVoided: {
      key,
      next: (row, { data, revision }) =>
        held({
          ...{ ...row, revision },
          measurements: row.measurements.map(each =>
            each.measurement === data.measurement ? { ...each, voidReason: data.reason } : each,
          ),
        }),
    },
    QualityControlReleased: {
      key,
      next: (row, { data, revision }) =>
        held({
          ...{ ...row, revision, releasedAt: data.effectiveAt },
          ...{ releasedBy: data.releasedBy.name, releaseReason: data.reason },
        }),
    },
  },
});

function measured(data: {
  measurement: number;
  controlId: number;
  level: number;
  lot: string;
  value: number;
  mean: number;
  standardDeviation: number;
  rules: ControlMeasurement['rules'];
  measuredBy: { name: string };
  effectiveAt: string;
}): ControlMeasurement {
  const { measurement, controlId, level, lot, value, mean, standardDeviation, rules, measuredBy, effectiveAt } = data;
  const z = (value - mean) / standardDeviation;
  const by = { at: effectiveAt, by: measuredBy.name, voidReason: null };
  return { measurement, controlId, level, lot, value, z, rules, ...by };
}
