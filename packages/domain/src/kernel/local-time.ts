/**
 * An instant as the clock of a place with that offset (`+07:00`) shows it, `yyyy-MM-ddTHH:mm:ss.sssZ` with the zone left
 * as it is; none where the instant is none.
 */
export const localTime = (instant: string, offset: string): string | undefined => {
  const [hours = '0', minutes = '0'] = offset.slice(1).split(':');
  const shift = (Number(hours) * 60 + Number(minutes)) * (offset.startsWith('-') ? -1 : 1);
  const at = Date.parse(instant) + shift * 60_000;
  return Number.isNaN(at) ? undefined : new Date(at).toISOString();
};
