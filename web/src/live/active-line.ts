import type { LiveClient } from './live-client';

let active: LiveClient | null = null;

export function setActiveLine(client: LiveClient | null): void {
  active = client;
}

/** Marks a command of this person as under way, so that its consequences are shown at the next frame. */
export function expectOwnFrames(): () => void {
  return active?.store.expectOwn() ?? (() => {});
}
