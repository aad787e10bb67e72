import { currentMerchant } from '@/access/current-merchant';
import { currentSession } from '@/api/session';
import type { Choice, DeclaredSelector } from './declared';

type Key = number | string;

const MOST = 5;
/**
 * A person's choices in each selector and facility since the page was loaded; the newest first. Another person at this
 * desk does not see them.
 */
const chosen = new Map<string, readonly Key[]>();

const nameOf = ({ key }: { key: string }) => `${currentSession()?.user.id ?? 0} ${currentMerchant() ?? 0} ${key}`;

export function remember(of: { key: string }, id: Key): void {
  const name = nameOf(of);
  chosen.set(name, [id, ...(chosen.get(name) ?? []).filter(each => each !== id)].slice(0, MOST));
}

/** Recent choices that are still in use, with their current data. */
export async function recentOf<Item>(of: DeclaredSelector<Item>, signal: AbortSignal): Promise<Choice<Item>[]> {
  const ids = chosen.get(nameOf(of)) ?? [];
  const found = await Promise.all(ids.map(id => of.find(id, signal)));
  return found.filter(choice => choice?.inUse === true) as Choice<Item>[];
}
