import { localDate } from '@/ui/format';
import { useNow } from './clock';

/** The facility's calendar day; an open screen changes to the next day at midnight by itself. */
export function useToday(): string {
  return localDate(useNow(30_000));
}
