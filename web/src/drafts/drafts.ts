/** What was typed and not yet sent, kept on this device. */
export interface Kept<Value> {
  value: Value;
  at: number;
}

/** A draft belongs to one person, one facility, one visit, one form: nobody is ever shown another's. */
export interface DraftOwner {
  userId: number;
  merchantId: number;
  bookingId: number;
  form: string;
}

/** Older ones are of no use to anyone. */
const KEEP_MS = 7 * 24 * 3600_000;
const PREFIX = 'draft:';

export function draftKey({ userId, merchantId, bookingId, form }: DraftOwner): string {
  return `${PREFIX}${userId}:${merchantId}:${bookingId}:${form}`;
}

export function readDraft<Value>(key: string, storage: Storage = localStorage, now = Date.now()): Kept<Value> | null {
  try {
    const kept = JSON.parse(storage.getItem(key) ?? 'null') as Kept<Value> | null;
    return kept && now - kept.at < KEEP_MS ? kept : null;
  } catch {
    return null;
  }
}

export function keepDraft<Value>(
  key: string,
  value: Value,
  storage: Storage = localStorage,
  now = Date.now(),
): Kept<Value> | null {
  const kept = { value, at: now };
  try {
    storage.setItem(key, JSON.stringify(kept));
    return kept;
  } catch {
    // The storage is full or forbidden: the form still holds what was typed.
    return null;
  }
}

export function dropDraft(key: string, storage: Storage = localStorage): void {
  storage.removeItem(key);
}

/** Takes away what has been lying too long, whoever wrote it. */
export function sweepDrafts(storage: Storage = localStorage, now = Date.now()): void {
  for (const key of Object.keys(storage)) {
    if (key.startsWith(PREFIX) && readDraft(key, storage, now) === null) storage.removeItem(key);
  }
}
