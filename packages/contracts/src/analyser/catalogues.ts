import * as z from 'zod/mini';
import { catalogue } from '../catalogue/catalogue.js';
import { LongText, ShortText } from '../kernel/scalars.js';

/** HL7 v2 over MLLP, or ASTM E1394 over E1381. */
export const AnalyserProtocol = z.enum(['hl7', 'astm']);
export type AnalyserProtocol = z.infer<typeof AnalyserProtocol>;

/** A device that measures. What its codes and units mean is a stream beside it. */
export const analyser = catalogue('analyser', {
  fields: {
    name: ShortText,
    protocol: AnalyserProtocol,
    /** As it names itself: MSH-3 of HL7, the sender in the header record of ASTM. */
    sender: ShortText,
    /** The only address that it may come from; null is any that reaches the port. */
    address: z.nullable(z.union([z.ipv4(), z.ipv6()])),
    /** It asks by sample number what is to be measured, and is told. */
    asksForOrders: z.boolean(),
    /** The rule: what is normal and no leap from the value before is verified by itself. Nothing is ever validated so. */
    verifiesNormal: z.boolean(),
    description: z.nullable(LongText),
  },
  uniqueBy: ['name', 'sender'],
  searchIn: ['name', 'sender'],
  access: {
    view: 'laboratorium.config:view',
    edit: 'laboratorium.config:edit',
    select: ['laboratorium.analyser:view'],
  },
});
