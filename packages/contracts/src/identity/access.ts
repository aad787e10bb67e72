import * as z from 'zod/mini';
import { isGrantable } from '../access.js';

/** A right that exists and that a role may hold. */
export const GrantableKey = z.string().check(z.refine(isGrantable, { error: 'identity.unknown-right' }));
