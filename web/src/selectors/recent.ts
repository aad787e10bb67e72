import { currentMerchant } from '@/access/current-merchant';
import type { Choice, DeclaredSelector } from './declared';

type Key = number | string;

const MOST = 5;
/** The choices in each selector and facility since the page was loaded; the newest first. */
const chosen = new Map<string, readonly Key[]>();

const nameOf = ({ key }: { key: string }) => `${currentMerchant() ?? 0} ${key}`;

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

/** Clears the choices, because another person at this desk must not see them. */
export const forgetRecent = (): void => chosen.clear();
