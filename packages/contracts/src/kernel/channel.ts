/** The operator's own area, as a facility: its roles hold channel rights and nothing else. */
export const CHANNEL = 0;

/** Whether a right belongs to the operator's area (`/channel`) and not to a facility's. */
export const isChannelKey = (key: string): boolean => key.split(/[.:]/, 1)[0] === 'channel';
