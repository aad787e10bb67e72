import * as z from 'zod/mini';
import { accessKeys, channelTree, type AccessKey } from '../kernel/access-tree.js';

const channelKey = new Set(channelTree.map(node => node.key));
const moduleOf = (key: string) => key.split(/[.:]/, 1)[0] ?? '';

/** Whether a right belongs to the operator's area (`/channel`) and not to a facility's. */
export const isChannelKey = (key: string): boolean => channelKey.has(moduleOf(key));

/** Whether a person may be given this right at all: what only processes may do is nobody's. */
export const isGrantable = (key: string): boolean => accessKeys.has(key as AccessKey) && moduleOf(key) !== 'system';

/** A right that exists and that a role may hold. */
export const GrantableKey = z.string().check(z.refine(isGrantable, { error: 'identity.unknown-right' }));

/** The operator's own area, as a facility: its roles hold channel rights and nothing else. */
export const CHANNEL = 0;
