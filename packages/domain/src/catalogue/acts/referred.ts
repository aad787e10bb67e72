/** What items of a catalogue name in other lists, which acts of other modules check in the same way. */
export { referredBy } from '../../care/referred.js';
