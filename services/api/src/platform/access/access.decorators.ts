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

/** Whoever is logged in, with or without a role: what is left to check is the handler's own. */
export const SignedIn = () => declare({ kind: 'signed-in' });

/** Also while her desk is locked, with her access or her refresh token: to come back to it, to take it over, to end it. */
export const EvenLocked = () => SetMetadata(EVEN_LOCKED, true);

/** Whoever holds one of these rights in the merchant acted in. */
export const Access = (...keys: readonly AccessKey[]) => declare({ kind: 'access', keys });
