import { useState } from 'react';
import { nextFocus } from './next-focus';

/** Who had the focus before a panel opened. An entry of a menu is gone when the panel closes, the menu's button is not. */
function opener(): Element | null {
  const active = document.activeElement;
  const button = active?.closest('[role=menu]')?.getAttribute('aria-labelledby');
  return button ? document.getElementById(button) : active;
}

/**
 * For `onCloseAutoFocus`: the focus goes back to where it was. The library gives it to its own trigger, and our panels have
 * none. What was there may be gone with its row; then what is nearest to it has it.
 */
export function useFocusBack(): (event: Event) => void {
  const [before] = useState(opener);
  const [next] = useState(() => nextFocus(before));
  return event => {
    event.preventDefault();
    // Whoever took it meanwhile keeps it: the next panel, the first field of the next page.
    if (document.activeElement !== document.body) return;
    const there = before?.isConnected && before !== document.body ? before : (next() ?? document.querySelector('main'));
    if (there instanceof HTMLElement) there.focus();
  };
}
