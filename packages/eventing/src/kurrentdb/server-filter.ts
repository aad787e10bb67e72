import { eventTypeFilter, type Filter } from '@kurrent/kurrentdb-client';
import type { SubscriptionFilter } from '../event-store.js';
import { storedType } from './codec.js';

/** A name that a type cannot have. */
const NOTHING = '^$';

/**
 * The part of a filter that the server can apply, by type names, which begin with the merchant. It may let through more
 * than the filter does (a partition is only known from the number), never less; and no event of other writers.
 */
export function serverFilter({ merchantId, types }: SubscriptionFilter): Filter {
  if (types?.length === 0) return eventTypeFilter({ regex: NOTHING });
  if (merchantId !== undefined)
    return eventTypeFilter({ prefixes: (types ?? ['']).map(type => storedType(merchantId, type)) });
  if (types) return eventTypeFilter({ regex: `^[0-9]+:(${types.map(escaped).join('|')})$` });
  return eventTypeFilter({ regex: '^[0-9]+:' });
}

/** Escapes the two characters of type names that are special in a regular expression; the server's refuses `\_`. */
const escaped = (text: string): string => text.replaceAll(/[.$]/g, String.raw`\$&`);
