import type { Store } from '@alur/day-runner/own-system';
import { parseArgs } from 'node:util';
import { allFaults } from './faults/all.js';
import type { Fault } from './scene.js';

export interface Options {
  faults: readonly Fault[];
  rounds: number;
  /** The log's store. */
  store: Store;
  seed: number;
  visits: number;
  /** Runs all faults that need the same kind of system on one system. */
  together: boolean;
}

export const usage = `npm run faults -- [--rounds <n>] [--only <fault>[,<fault>]] [--store postgres|kurrentdb] [--seed <n>] [--visits <n>] [--together]

  --rounds   how often each fault befalls a fresh system (1)
  --only     ${allFaults.map(({ name }) => name).join(', ')}
  --store    kurrentdb: the log is in a stand-in for a KurrentDB and not in the database
  --seed     repeats the chances of a run
  --visits   appointments of each day that is played (40)
  --together one system for all faults of a round, and one day that all of them befall, instead of one for each`;

const wholeOf = (name: string, text: string): number => {
  if (!/^\d{1,9}$/.test(text) || Number(text) === 0) throw new Error(`--${name} ${text} is not a number above 0`);
  return Number(text);
};

const storeOf = (text: string): Store => {
  if (text !== 'postgres' && text !== 'kurrentdb') throw new Error(`--store ${text} is neither postgres nor kurrentdb`);
  return text;
};

const befalls =
  (store: Store) =>
  (fault: Fault): boolean =>
    (fault.store ?? store) === store;

const faultNamed = (name: string, store: Store): Fault => {
  const found = allFaults.find(each => each.name === name);
  if (!found) throw new Error(`no fault ${name}`);
  if (!befalls(store)(found)) throw new Error(`${name} befalls a log in ${found.store} alone`);
  return found;
};

/** @throws Error that names the invalid option */
export const readOptions = (args: string[], chance: number): Options => {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args,
    options: {
      ...{ rounds: text, only: text, store: text, seed: text, visits: text },
      together: { type: 'boolean', default: false },
    },
  });
  const store = storeOf(values.store ?? 'postgres');
  return {
    faults: values.only?.split(',').map(name => faultNamed(name, store)) ?? allFaults.filter(befalls(store)),
    rounds: wholeOf('rounds', values.rounds ?? '1'),
    store,
    seed: wholeOf('seed', values.seed ?? String(chance)),
    visits: wholeOf('visits', values.visits ?? '40'),
    together: values.together,
  };
};
