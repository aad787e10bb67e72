import { channelTree } from './access-tree.js';

/** The operator's own area, as a facility: its roles hold channel rights and nothing else. */
export const CHANNEL = 0;

const channelKeys = new Set(channelTree.map(node => node.key));

/** Whether a right belongs to the operator's area (`/channel`) and not to a facility's. */
export const isChannelKey = (key: string): boolean => channelKeys.has(key.split(/[.:]/, 1)[0] ?? '');
