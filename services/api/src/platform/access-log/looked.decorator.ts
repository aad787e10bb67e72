import { SetMetadata } from '@nestjs/common';
import type { Logged } from '@alur/contracts/kernel/logged';

/** How a route's responses are recorded in the access log. */
export interface LookedRoute extends Logged {
  what: string;
}

export const LOOKED = 'alur:looked';

/**
 * The route's responses are recorded in the access log; `logged` names the path or query field that holds the patient's
 * id.
 */
export const Looked = (what: string, logged: LookedRoute['logged'] = true) =>
  SetMetadata(LOOKED, { what, logged } satisfies LookedRoute);
