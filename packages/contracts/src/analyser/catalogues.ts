import * as z from 'zod/mini';
import { catalogue } from '../catalogue/catalogue.js';
import { LongText, ShortText } from '../kernel/scalars.js';

/** HL7 v2 over MLLP, or ASTM E1394 over E1381. */
export const AnalyserProtocol = z.enum(['hl7', 'astm']);
export type AnalyserProtocol = z.infer<typeof AnalyserProtocol>;

/** A measuring device. The mapping of its codes and units is a stream of its own. */
export const analyser = catalogue('analyser', {
  fields: {
    name: ShortText,
    protocol: AnalyserProtocol,
    /** The device's own name: MSH-3 of HL7, or the sender in the header record of ASTM. */
    sender: ShortText,
    /** The only address from which it may connect; null allows any that reaches the port. */
    address: z.nullable(z.union([z.ipv4(), z.ipv6()])),
    /** Whether it queries by sample number which tests were ordered. */
    asksForOrders: z.boolean(),
    /**
     * Whether normal values without a delta alarm are verified automatically. Nothing is ever validated automatically.
     */
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
