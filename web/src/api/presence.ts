/** After so long without a key or a pointer nobody is taken to be at the screen. */
const UNATTENDED_MS = 60_000;
const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

let last = Date.now();

/** Whether somebody is at this screen. */
export const isAttended = (now = Date.now()): boolean => now - last < UNATTENDED_MS;

/** Notices that somebody is there; `tell` hears of it once in a while, since a person may read for long and ask nothing. */
export function startPresence(tell: () => void, now: () => number = Date.now): () => void {
  let told = now();
  const notice = () => {
    last = now();
    if (last - told < UNATTENDED_MS) return;
    told = last;
    tell();
  };
  for (const sign of signs) window.addEventListener(sign, notice, { passive: true, capture: true });
  return () => {
    for (const sign of signs) window.removeEventListener(sign, notice, { capture: true });
  };
}
