import { notFound } from '@tanstack/react-router';

/**
 * For `params.parse`: each named parameter must be a number, or the page does not exist.
 * `params: numeric('patientid', 'bookingid')`.
 */
export function numeric<Name extends string>(...names: Name[]) {
  return {
    parse: (raw: Record<Name, string>): Record<Name, number> => {
      const parsed = {} as Record<Name, number>;
      for (const name of names) {
        if (!/^\d+$/.test(raw[name])) throw pageNotFound();
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
