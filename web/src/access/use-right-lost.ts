import type { AccessKey } from '@alur/contracts/access';
import { useState } from 'react';
import { useCan } from './use-can';

/**
 * Whether the right to what stands open was taken away since it was opened: the dialog says so and keeps what was typed, for
 * the server would refuse it. Who never held it here (the operator's rights lie elsewhere) loses nothing.
 */
export function useRightLost(rights: readonly string[], open: boolean): boolean {
  const can = useCan();
  const may = rights.some(right => can(right as AccessKey));
  const [held, setHeld] = useState(false);
  if (open ? may && !held : held) setHeld(open);
  return open && held && !may;
}
