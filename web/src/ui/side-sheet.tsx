import { usePanel } from './dialog';
import type { SheetProps } from './dialog-props';
import { useWide } from './use-media';

/**
 * The one panel for what is done beside something: over the page, which stays in view; on a phone all of it. What only
 * shows stands beside the list of a wide window, which goes on working; with a form inside (`modal`) it is closed first.
 */
export function SideSheet({ modal, ...props }: SheetProps) {
  const isWide = useWide();
  const Panel = usePanel(props.open)?.SheetPanel;
  return Panel ? <Panel modal={modal ?? !isWide} {...props} /> : null;
}
