import { confidentialityOf } from '@alur/contracts/record/confidentiality';
import type { Caller } from '../../platform/access/caller.js';

/**
 * Fields of a restricted entry that the log shows to everybody: that it was written, of whom and when. The rest is only
 * for those who may read the entry itself.
 */
const SHOWN = new Set([
  ...['encounterId', 'patientId', 'unitId', 'formId', 'form', 'version'],
  ...['confidentiality', 'effectiveAt'],
]);
/**
 * The right to read an entry, by its confidentiality; entries of other confidentialities cannot be opened in the log.
 */
const READERS: Readonly<Record<string, `${string}:${string}`>> = { judicial: 'inpatient.ongoing.judicial:view' };

type Facts = Readonly<Record<string, unknown>>;

/** Whether the caller may read all that the event says (SHAPES, annex 2). */
export const mayRead = ({ rights }: Pick<Caller, 'rights'>, data: Facts): boolean => {
  const confidentiality = confidentialityOf(data);
  if (confidentiality === 'normal') return true;
  const right = READERS[confidentiality];
  return right !== undefined && rights.has(right);
};

/** The part of a restricted event that is shown without the right to read it. */
export const withheld = (data: Facts): Record<string, unknown> =>
  Object.fromEntries(Object.entries(data).filter(([name]) => SHOWN.has(name)));
