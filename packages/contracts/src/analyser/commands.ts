import * as z from 'zod/mini';
import { command } from '../declare.js';
import { Id, Reason, seen } from '../kernel/scalars.js';

/** Text from a device: one line of visible characters, limited in length. */
const written = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most), seen());

/** Number that a device read off a tube, valid or not. */
export const ReadNumber = written(50);

/** OBX-11 of HL7, or the result status of ASTM; `none` means that there is no value. */
export const AnalyserValueStatus = z.enum(['final', 'corrected', 'preliminary', 'none']);
export type AnalyserValueStatus = z.infer<typeof AnalyserValueStatus>;

export const AnalyserValue = z.object({
  /** The device's own code of what it measured. */
  code: written(50),
  value: written(100),
  unit: z._default(z.nullable(written(50)), null),
  status: z._default(AnalyserValueStatus, 'final'),
});
export type AnalyserValue = z.infer<typeof AnalyserValue>;

/** The device's wall-clock time, which has no time zone. */
const DeviceTime = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?$/));

/** A haematology analyser sends fewer values than this, including all indices and flags. */
const MOST_VALUES = 100;

/** What a device has measured in one tube. */
export const receiveAnalyserResult = command('analyser/receive', {
  target: 'new',
  access: ['laboratorium.analyser:receive'],
  body: z.object({
    analyserId: Id,
    sampleNumber: ReadNumber,
    /** The device's own number of the message; null where its protocol has none. */
    messageId: z._default(z.nullable(written(100)), null),
    measuredAt: z._default(z.nullable(DeviceTime), null),
    values: z.array(AnalyserValue).check(z.minLength(1), z.maxLength(MOST_VALUES)),
  }),
});

/** Enters results that came before their tube was received; follows from the receipt. The route's id is the order's. */
export const matchReceivedTube = command('analyser/match-tube', {
  target: 'existing',
  access: ['system:process'],
  body: z.object({ sampleNumber: ReadNumber }),
});

/** Somebody who reviews the result names the tube that it belongs to. */
export const matchAnalyserResult = command('analyser/match', {
  target: 'existing',
  access: ['laboratorium.analyser:match'],
  body: z.object({ sampleNumber: ReadNumber }),
});

/** The result is of no patient here: a control, a repetition, a mistake. */
export const discardAnalyserResult = command('analyser/discard', {
  target: 'existing',
  access: ['laboratorium.analyser:discard'],
  body: z.object({ reason: Reason }),
});

export const AnalyserMappingLine = z.object({
  code: written(50),
  parameterId: Id,
  /** The unit that the device must send with the value; null accepts any. */
  unit: z._default(z.nullable(written(50)), null),
  /** Multiplies the device's number to convert it to the parameter's unit. */
  factor: z._default(z.number().check(z.positive(), z.lte(1_000_000)), 1),
});
export type AnalyserMappingLine = z.infer<typeof AnalyserMappingLine>;

/** Replaces the whole mapping. */
export const setAnalyserMapping = command('analyser/set-mapping', {
  target: 'existing',
  access: ['laboratorium.config:edit'],
  body: z.object({ lines: z.array(AnalyserMappingLine).check(z.maxLength(100)) }),
});
