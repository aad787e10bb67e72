import { localDate } from '@/ui/format';
import { useNow } from './clock';

/** The facility's calendar day; a screen left open over midnight moves on by itself. */
export function useToday(): string {
  return localDate(useNow(30_000));
}
