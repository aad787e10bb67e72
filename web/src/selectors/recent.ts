import { currentMerchant } from '@/access/current-merchant';
import type { Choice, DeclaredSelector } from './declared';

type Key = number | string;

const MOST = 5;
/** What was chosen of each selector in each facility since the page was opened; the newest first. */
const chosen = new Map<string, readonly Key[]>();

const nameOf = ({ key }: { key: string }) => `${currentMerchant() ?? 0} ${key}`;

export function remember(of: { key: string }, id: Key): void {
  const name = nameOf(of);
  chosen.set(name, [id, ...(chosen.get(name) ?? []).filter(each => each !== id)].slice(0, MOST));
}

/** What was chosen lately and is still in use, as it reads now. */
export async function recentOf<Item>(of: DeclaredSelector<Item>, signal: AbortSignal): Promise<Choice<Item>[]> {
  const ids = chosen.get(nameOf(of)) ?? [];
  const found = await Promise.all(ids.map(id => of.find(id, signal)));
  return found.filter(choice => choice?.inUse === true) as Choice<Item>[];
}

/** Another person at this desk begins with none. */
export const forgetRecent = (): void => chosen.clear();
