import { SetMetadata } from '@nestjs/common';
import type { Logged } from '@alur/contracts/kernel/logged';

/** How looks at what a route answers are written down. */
export interface LookedRoute extends Logged {
  what: string;
}

export const LOOKED = 'alur:looked';

/** A look at what this route answers is written down: whose it is stands in `logged`, a name in its path or query. */
export const Looked = (what: string, logged: LookedRoute['logged'] = true) =>
  SetMetadata(LOOKED, { what, logged } satisfies LookedRoute);
