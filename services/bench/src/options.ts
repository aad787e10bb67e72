import { parseArgs } from 'node:util';

type Default = string | number | readonly string[] | readonly number[];
type Widened<D> = {
  [K in keyof D]: D[K] extends number
    ? number
    : D[K] extends readonly number[]
      ? readonly number[]
      : D[K] extends readonly string[]
        ? readonly string[]
        : string;
};

/** A measurement, called by its name, and its options. */
export interface Bench {
  readonly defaults: Readonly<Record<string, Default>>;
  run(args: string[]): Promise<void>;
}

/** A bench with its options; each has a default, whose kind says how it is read. Lists are separated by commas. */
export const bench = <const D extends Record<string, Default>>(
  defaults: D,
  run: (options: Widened<D>) => Promise<void>,
): Bench => ({
  defaults,
  run: async args => run(parseOptions(defaults, args) as Widened<D>),
});

/** @throws Error when an option is not known or is no number where one is wanted */
const parseOptions = (defaults: Record<string, Default>, args: string[]): Record<string, Default> => {
  const options = Object.fromEntries(Object.keys(defaults).map(name => [name, { type: 'string' as const }]));
  const { values } = parseArgs({ args, options });
  return Object.fromEntries(
    Object.entries(defaults).map(([name, otherwise]) => {
      const given = values[name];
      return [name, typeof given === 'string' ? read(name, given, otherwise) : otherwise];
    }),
  );
};

const read = (name: string, text: string, like: Default): Default => {
  if (typeof like === 'string') return text;
  if (typeof like === 'number') return numberOf(name, text);
  const parts = text.split(',');
  return typeof like[0] === 'number' ? parts.map(part => numberOf(name, part)) : parts;
};

const numberOf = (name: string, text: string): number => {
  const value = Number(text.replaceAll('_', ''));
  if (text === '' || Number.isNaN(value)) throw new Error(`--${name}: ${text} is no number`);
  return value;
};
