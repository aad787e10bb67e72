import { getDefaultStore } from 'jotai';
import { ownCommandsAtom } from '@/ui/use-held-order';
import type { LiveClient } from './live-client';

let active: LiveClient | null = null;

export function setActiveLine(client: LiveClient | null): void {
  active = client;
}

/**
 * Announces that a command of this person is under way, so that its effects are shown at the next frame, even while the
 * order is frozen.
 */
export function expectOwnFrames(): () => void {
  if (!active) return () => {};
  const { set } = getDefaultStore();
  set(ownCommandsAtom, count => count + 1);
  return active.store.expectOwn(() => set(ownCommandsAtom, count => count - 1));
}
