import type { CatalogueSpec } from '@alur/contracts/catalogue/catalogue';
import * as z from 'zod/mini';
import { user, type UserState } from './identity/user.js';
import { checks, type AnyAggregate } from './kernel/aggregate.js';
import type { DecisionContext } from './kernel/context.js';
import { ensure } from './kernel/rejection.js';
import { itemOf, type ItemState } from './catalogue/item.js';

type Fields = Readonly<Record<string, unknown>>;

const STAFF = 'staff';
const nothing = z.object({});
const aggregateOf = (to: string): AnyAggregate => (to === STAFF ? user : itemOf({ key: to, fields: nothing }));

const isHere = (to: string, state: unknown, { merchantId }: DecisionContext): boolean => {
  if (to !== STAFF) return (state as ItemState<unknown> | undefined)?.status === 'active';
  const person = state as UserState | undefined;
  return person?.status === 'active' && person.roles.some(({ facilityId }) => facilityId === merchantId);
};

/** What an item of this list names in other lists, or among the staff. */
export const referredBy = ({ refers }: Pick<CatalogueSpec, 'refers'>) => {
  const fields = Object.entries(refers);
  return {
    sees: Object.fromEntries(fields.map(([field, to]) => [field, aggregateOf(to)])),
    streams: (said: Fields) =>
      Object.fromEntries(
        fields.map(([field, to]) => {
          const id = said[field];
          return [field, typeof id === 'number' ? checks(aggregateOf(to), id) : undefined];
        }),
      ),
    /** Refuses what does not exist or is not in use; what an item named `before` it may go on naming. */
    check: (said: Fields, before: Fields | null, states: Fields, context: DecisionContext): void => {
      for (const [field, to] of fields) {
        const id = said[field];
        if (typeof id !== 'number' || id === before?.[field]) continue;
        ensure(isHere(to, states[field], context), 'catalogue.choice-unavailable', {}, field);
      }
    },
  };
};
