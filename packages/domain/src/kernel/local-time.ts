/**
 * An instant as local time at that offset (`+07:00`), in the form `yyyy-MM-ddTHH:mm:ss.sssZ` whose `Z` is to be
 * ignored; undefined if the instant is invalid.
 */
export const localTime = (instant: string, offset: string): string | undefined => {
  const [hours = '0', minutes = '0'] = offset.slice(1).split(':');
  const shift = (Number(hours) * 60 + Number(minutes)) * (offset.startsWith('-') ? -1 : 1);
  const at = Date.parse(instant) + shift * 60_000;
  return Number.isNaN(at) ? undefined : new Date(at).toISOString();
};
