import { confidentialityOf } from '@alur/contracts/record/confidentiality';
import type { Caller } from '../../platform/access/caller.js';

/** That it was written, of whom and when: the rest of a restricted entry is for those who may read it where it stands. */
const SHOWN = new Set([
  ...['encounterId', 'patientId', 'unitId', 'formId', 'form', 'version'],
  ...['confidentiality', 'effectiveAt'],
]);
/** Who reads what is kept apart, by its confidentiality; what is not named here nobody opens in the log. */
const READERS: Readonly<Record<string, `${string}:${string}`>> = { judicial: 'inpatient.ongoing.judicial:view' };

type Facts = Readonly<Record<string, unknown>>;

/** Whether the caller may read all that the event says (SHAPES, annex 2). */
export const mayRead = ({ rights }: Pick<Caller, 'rights'>, data: Facts): boolean => {
  const confidentiality = confidentialityOf(data);
  if (confidentiality === 'normal') return true;
  const right = READERS[confidentiality];
  return right !== undefined && rights.has(right);
};

/** What of an event that she may not read is said to her. */
export const withheld = (data: Facts): Record<string, unknown> =>
  Object.fromEntries(Object.entries(data).filter(([name]) => SHOWN.has(name)));
