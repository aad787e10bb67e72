import * as z from 'zod/mini';
import { catalogue } from '../catalogue/catalogue.js';
import { LongText, ShortText } from '../kernel/scalars.js';

/** The name of a device in DICOM's network (PS3.5, VR AE): at most 16 characters of ASCII, no backslash. */
const AeTitle = z.string().check(z.trim(), z.regex(/^[!-[\]-~][ -[\]-~]{0,15}$/));

/** A device that sends images and asks for its worklist by DICOM. */
export const imagingDevice = catalogue('imaging-device', {
  fields: {
    name: ShortText,
    /** The name by which it calls. */
    aeTitle: AeTitle,
    /** The only address from which it may connect; null allows any that reaches the port. */
    address: z.nullable(z.union([z.ipv4(), z.ipv6()])),
    /** DICOM's code of what it makes (CR, CT, US), to which its worklist is then limited. */
    modality: z.nullable(z.string().check(z.trim(), z.regex(/^[A-Z]{2,16}$/))),
    description: z.nullable(LongText),
  },
  uniqueBy: ['name', 'aeTitle'],
  searchIn: ['name', 'aeTitle'],
  access: { view: 'radiology.config:view', edit: 'radiology.config:edit', select: ['radiology.images:view'] },
});
