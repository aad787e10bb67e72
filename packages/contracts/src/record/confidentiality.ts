import { JUDICIAL } from '../judicial/report-form.js';

/**
 * An entry's confidentiality, from any of its events: a report to the police is also recognised by its form, because
 * its corrections repeat only that.
 */
export const confidentialityOf = ({
  confidentiality,
  form,
}: object & { confidentiality?: unknown; form?: unknown }): string =>
  form === JUDICIAL ? 'judicial' : typeof confidentiality === 'string' ? confidentiality : 'normal';

/** Whether a right of its own is needed to see the entry (SHAPES, annex 2). */
export const isRestricted = (entry: object): boolean => confidentialityOf(entry) !== 'normal';
