import { JUDICIAL } from '../judicial/report-form.js';

/**
 * How an entry of the record is kept apart, as any of its events says it: a report to the police says so by its form too, of
 * which a correction repeats no more than that.
 */
export const confidentialityOf = ({
  confidentiality,
  form,
}: object & { confidentiality?: unknown; form?: unknown }): string =>
  form === JUDICIAL ? 'judicial' : typeof confidentiality === 'string' ? confidentiality : 'normal';

/** A right of its own opens it where it stands (SHAPES, annex 2). */
export const isRestricted = (entry: object): boolean => confidentialityOf(entry) !== 'normal';
