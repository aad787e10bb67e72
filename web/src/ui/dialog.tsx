import { useEffect, useState } from 'react';
import type * as panels from './dialog-panel';
import type { DialogProps } from './dialog-props';

// The library behind panels is loaded when the first one opens, so that idle pages do without it (as in menu.tsx).
let panel: typeof panels | null = null;
const load = async () => (panel ??= await import('./dialog-panel'));

/** The panels' own code, once one is open. */
export function usePanel(open: boolean): typeof panels | null {
  const [, setLoaded] = useState(panel !== null);
  useEffect(() => {
    if (open && !panel) void load().then(() => setLoaded(true));
  }, [open]);
  return open ? panel : null;
}

/** A question or a small form over the page. It traps the focus, and returns it when it is closed. */
export function Dialog(props: DialogProps) {
  const Panel = usePanel(props.open)?.DialogPanel;
  return Panel ? <Panel {...props} /> : null;
}
