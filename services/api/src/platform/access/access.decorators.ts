import type { AccessKey } from '@alur/contracts/access';
import type { Right } from '@alur/contracts/kernel/rights';
import { SetMetadata } from '@nestjs/common';

/** Who may call a route; without one the application does not start. */
export type Declaration = { kind: 'public' } | { kind: 'signed-in' } | { kind: 'access'; keys: readonly Right[] };

export const DECLARATION = 'alur:access';
export const EVEN_LOCKED = 'alur:even-locked';

const declare = (declaration: Declaration) => SetMetadata(DECLARATION, declaration);

/** Anyone, without a token. */
export const Public = () => declare({ kind: 'public' });

/** Any logged-in user, with or without a role; further checks are the handler's own. */
export const SignedIn = () => declare({ kind: 'signed-in' });

/**
 * Allowed also while the session is locked, with an access or refresh token: to unlock it, to take it over, or to log
 * out.
 */
export const EvenLocked = () => SetMetadata(EVEN_LOCKED, true);

/** Any user who holds one of these rights in the facility that the request is for. */
export const Access = (...keys: readonly AccessKey[]) => declare({ kind: 'access', keys });
