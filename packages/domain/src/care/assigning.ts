import type { BodyOf, CommandSpec } from '@alur/contracts/kernel/command';
import { act } from '../kernel/act.js';
import { writes, type Aggregate } from '../kernel/aggregate.js';
import type { DomainEvent } from '../kernel/event.js';
import { referredBy } from '../referred.js';

/**
 * Acts that say what one of the facility's rooms, people or items is called elsewhere. Whom or what a command names must
 * exist and be in use, unless the assignment is taken back: `to` is the field that is null then. The directory's stream has
 * the facility's id, so nothing is created and no id is reserved.
 */
export const assigning =
  <S, E extends DomainEvent>(directory: Aggregate<S, E>) =>
  <C extends CommandSpec>(
    command: C,
    { refers, to }: { refers: Readonly<Record<string, string>>; to: keyof BodyOf<C> & string },
    decide: (body: BodyOf<C>, merchantId: number) => E,
  ) => {
    const referred = referredBy({ refers });
    return act({
      command,
      sees: { ...referred.sees, directory },
      primary: 'directory' as const,
      streams: (body, _loaded, { merchantId }) => ({
        ...referred.streams(body),
        directory: writes(directory, merchantId),
      }),
      decide: (body, states, context) => {
        const said = body as BodyOf<C>;
        if (said[to] !== null) referred.check(body, null, states, context);
        return { directory: [decide(said, context.merchantId)] };
      },
    });
  };
