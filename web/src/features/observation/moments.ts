import { serverNow } from '@/live/server-time';

const ago = ['0', '5', '15', '30', '60', '120', '240', '480'] as const;
/** The intervals to choose from, in minutes; empty follows the rule. */
const again = ['', '15', '30', '60', '120', '240', '360', '480', '720', '1440'] as const;

export const agoOptions = (word: (minutes: number) => string) =>
  ago.map(minutes => ({ value: minutes, label: word(Number(minutes)) }));
export const againOptions = (word: (minutes: number) => string) =>
  again.map(minutes => ({ value: minutes, label: word(Number(minutes)) }));
export const momentAgo = (minutesAgo: string): string | null =>
  minutesAgo === '0' ? null : new Date(serverNow() - Number(minutesAgo) * 60_000).toISOString();
