import { formatWhen } from '@/ui/format';
import { useToday } from './use-today';

/** Says when something was: the time alone where that was today, else with its day. */
export function useWhen(): (value: string) => string {
  const today = useToday();
  return value => formatWhen(value, today);
}
