import type { AccessKey } from '@alur/contracts/access';
import { useState } from 'react';
import { useCan } from './use-can';

/**
 * Whether the right to an open dialog was withdrawn since it was opened: the dialog then says so and leaves what was
 * typed in place, because the server would refuse it. Somebody who never held the right here (the operator's rights are
 * stored elsewhere) loses nothing.
 */
export function useRightLost(rights: readonly string[], open: boolean): boolean {
  const can = useCan();
  const may = rights.some(right => can(right as AccessKey));
  const [held, setHeld] = useState(false);
  if (open ? may && !held : held) setHeld(open);
  return open && held && !may;
}
