import * as z from 'zod/mini';
import { accessKeys, type AccessKey } from '../kernel/access-tree.js';

/** Whether a person may be given this right at all: what only processes may do is nobody's. */
export const isGrantable = (key: string): boolean => accessKeys.has(key as AccessKey) && !key.startsWith('system:');

/** A right that exists and that a role may hold. */
export const GrantableKey = z.string().check(z.refine(isGrantable, { error: 'identity.unknown-right' }));
