import * as z from 'zod/mini';
import { catalogue } from '../catalogue/catalogue.js';
import { topic } from '../declare.js';
import { Figure, Id, Instant, LocalDate, ShortText } from '../kernel/scalars.js';
import { WestgardRule } from './westgard.js';

/** A control of a parameter: one level of one lot, with its target mean and standard deviation. */
export const laboratoryControl = catalogue('laboratory-control', {
  fields: {
    name: ShortText,
    parameterId: Id,
    level: z.int().check(z.gte(1), z.lte(9)),
    lot: ShortText,
    mean: Figure,
    standardDeviation: Figure.check(z.positive()),
    expiry: z.nullable(LocalDate),
  },
  refers: { parameterId: 'laboratory-parameter' },
  uniqueBy: ['name'],
  searchIn: ['name', 'lot'],
  access: {
    view: 'laboratorium.config:view',
    edit: 'laboratorium.config:edit',
    select: ['laboratorium.quality:view'],
  },
});

export const ControlMeasurement = z.object({
  measurement: Id,
  controlId: Id,
  level: z.int(),
  lot: z.string(),
  value: z.number(),
  z: z.number(),
  rules: z.array(WestgardRule),
  at: Instant,
  by: z.string(),
  voidReason: z.nullable(z.string()),
});
export type ControlMeasurement = z.infer<typeof ControlMeasurement>;

/** One parameter's newest fifty controls, and whether its results may be validated. */
export const QualityControlRow = z.object({
  id: Id,
  revision: z.int(),
  kind: z.enum(['parameter']),
  parameterId: Id,
  measurements: z.array(ControlMeasurement),
  /** The broken rules that block validation; empty if none does. */
  heldBy: z.array(WestgardRule),
  releasedAt: z.nullable(Instant),
  releasedBy: z.nullable(z.string()),
  releaseReason: z.nullable(z.string()),
});
export type QualityControlRow = z.infer<typeof QualityControlRow>;

export const qualityControls = topic('laboratory.quality', {
  params: z.object({}),
  row: QualityControlRow,
  access: ['laboratorium.quality:view'],
  logged: false,
  because: 'controls are nobody’s samples',
});
