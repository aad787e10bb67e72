import { isAccessKey } from '@alur/contracts/access';
import type { AnyAct } from '@alur/domain/kernel/act';
import type { DecisionContext } from '@alur/domain/kernel/context';
import type { DomainModule } from '@alur/domain/kernel/module';
import type { Caller } from '../access/caller.js';

/** Looks up, once and before deciding, what a command's defaults need: numbers, possible duplicates. */
export type Prepare = (
  caller: Caller,
  body: Record<string, unknown>,
  context: Pick<DecisionContext, 'hash' | 'today' | 'now'>,
) => Promise<Record<string, unknown>>;

/**
 * Waits, bounded in time, until the command's effects outside the log are done up to this position; tells whether they
 * are.
 */
export type Settle = (position: bigint) => Promise<boolean>;

/** All commands. An undeclared or mistyped right fails the boot. */
export class CommandRegistry {
  private readonly acts = new Map<string, AnyAct>();
  private readonly prepares = new Map<string, Prepare>();
  private readonly settles = new Map<string, Settle>();

  constructor(modules: readonly DomainModule[]) {
    for (const module of modules)
      for (const act of module.acts) {
        const { name, access } = act.command;
        if (this.acts.has(name)) throw new Error(`command ${name} is declared twice`);
        if (access.length === 0) throw new Error(`command ${name} declares no right`);
        for (const key of access)
          if (!isAccessKey(key)) throw new Error(`command ${name} names an unknown right ${key}`);
        this.acts.set(name, act);
      }
  }

  /** Registers what the API looks up for a command before it is decided; several modules may look up their own part. */
  prepareWith(name: string, prepare: Prepare): void {
    if (!this.acts.has(name)) throw new Error(`nothing to prepare: no command ${name}`);
    const others = this.prepares.get(name);
    this.prepares.set(
      name,
      others ? async (...given) => ({ ...(await others(...given)), ...(await prepare(...given)) }) : prepare,
    );
  }

  /** Registers what the command's answer waits for in addition to its rows. */
  settleWith(name: string, settle: Settle): void {
    if (!this.acts.has(name)) throw new Error(`nothing to settle: no command ${name}`);
    this.settles.set(name, settle);
  }

  settle(name: string): Settle | undefined {
    return this.settles.get(name);
  }

  act(name: string): AnyAct | undefined {
    return this.acts.get(name);
  }

  prepare(name: string): Prepare | undefined {
    return this.prepares.get(name);
  }

  all(): AnyAct[] {
    return [...this.acts.values()];
  }
}
