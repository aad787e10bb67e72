import { getDefaultStore } from 'jotai';
import { ownCommandsAtom } from '@/ui/use-held-order';
import type { LiveClient } from './live-client';

let active: LiveClient | null = null;

export function setActiveLine(client: LiveClient | null): void {
  active = client;
}

/** Marks a command of this person as under way, so that its consequences are shown at the next frame, held order or not. */
export function expectOwnFrames(): () => void {
  if (!active) return () => {};
  const { set } = getDefaultStore();
  set(ownCommandsAtom, count => count + 1);
  return active.store.expectOwn(() => set(ownCommandsAtom, count => count - 1));
}
