import * as z from 'zod/mini';
import { isGrantable } from '../access.js';

/** An existing right that a role may have. */
export const GrantableKey = z.string().check(z.refine(isGrantable, { error: 'identity.unknown-right' }));
