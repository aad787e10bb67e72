import { SetMetadata } from '@nestjs/common';
import type { AccessKey } from '@alur/contracts/kernel/access-tree';

/** Who may call a route; without one the application does not start. */
export type Declaration = { kind: 'public' } | { kind: 'signed-in' } | { kind: 'access'; keys: readonly AccessKey[] };

export const DECLARATION = 'alur:access';

const declare = (declaration: Declaration) => SetMetadata(DECLARATION, declaration);

/** Anyone, without a token. */
export const Public = () => declare({ kind: 'public' });

/** Whoever is logged in, with or without a role: what is left to check is the handler's own. */
export const SignedIn = () => declare({ kind: 'signed-in' });

/** Whoever holds one of these rights in the merchant acted in. */
export const Access = (...keys: readonly AccessKey[]) => declare({ kind: 'access', keys });
