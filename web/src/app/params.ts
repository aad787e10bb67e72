import { notFound } from '@tanstack/react-router';

/** Parameters that may be 0: what is about to be filled in, and the facility of the operator's own area. */
const fromZero: readonly string[] = ['recordid', 'careid', 'judicialid', 'formid', 'merchantid'];

const isId = (name: string, raw: string): boolean =>
  /^\d+$/.test(raw) && Number.isSafeInteger(Number(raw)) && (Number(raw) > 0 || fromZero.includes(name));

/**
 * For `params.parse`: each named parameter must be a number that may be an id, or the page does not exist.
 * `params: numeric('patientid', 'bookingid')`.
 */
export function numeric<Name extends string>(...names: Name[]) {
  return {
    parse: (raw: Record<Name, string>): Record<Name, number> => {
      const parsed = {} as Record<Name, number>;
      for (const name of names) {
        if (!isId(name, raw[name])) throw pageNotFound();
        parsed[name] = Number(raw[name]);
      }
      return parsed;
    },
    stringify: (params: Record<Name, number>): Record<Name, string> =>
      Object.fromEntries(names.map(name => [name, String(params[name])])) as Record<Name, string>,
  };
}

/** SPEC 8's words, in whatever language the rest of the screen is. */
export const pageNotFoundText = (path: string): string => `Page Not Found: ${path}`;

/** The fatal error of a failed parameter check: status 404 and the path. */
export function pageNotFound(path = window.location.pathname) {
  return notFound({ data: { status: 404, message: pageNotFoundText(path) } });
}
