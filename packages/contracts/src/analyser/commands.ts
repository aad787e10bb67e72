import * as z from 'zod/mini';
import { command } from '../declare.js';
import { Id, Reason, seen } from '../kernel/scalars.js';

/** As a device writes it: seen, in one line, and no more than that. */
const written = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most), seen());

/** Number that a device read off a tube, whatever it was. */
export const ReadNumber = written(50);

/** OBX-11 of HL7, the result status of ASTM: final, corrected, preliminary, or that there is none. */
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

/** A wall-clock time of the device's, which knows no zone. */
const DeviceTime = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?$/));

/** What a haematology analyser sends at most, with all its indices and flags. */
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

/** What devices sent of a tube before it was there; done by itself once it is. Of the order, whose id is the route's. */
export const matchReceivedTube = command('analyser/match-tube', {
  target: 'existing',
  access: ['system:process'],
  body: z.object({ sampleNumber: ReadNumber }),
});

/** Said by whoever looks at it: the tube was this one. */
export const matchAnalyserResult = command('analyser/match', {
  target: 'existing',
  access: ['laboratorium.analyser:match'],
  body: z.object({ sampleNumber: ReadNumber }),
});

/** A control, a repeat, somebody else’s: it is nobody's result here. */
export const discardAnalyserResult = command('analyser/discard', {
  target: 'existing',
  access: ['laboratorium.analyser:discard'],
  body: z.object({ reason: Reason }),
});

export const AnalyserMappingLine = z.object({
  code: written(50),
  parameterId: Id,
  /** The unit that the device must send with it; null takes any. */
  unit: z._default(z.nullable(written(50)), null),
  /** What its number is multiplied by, to be in the parameter's unit. */
  factor: z._default(z.number().check(z.positive(), z.lte(1_000_000)), 1),
});
export type AnalyserMappingLine = z.infer<typeof AnalyserMappingLine>;

/** All of it, each time. */
export const setAnalyserMapping = command('analyser/set-mapping', {
  target: 'existing',
  access: ['laboratorium.config:edit'],
  body: z.object({ lines: z.array(AnalyserMappingLine).check(z.maxLength(100)) }),
});
