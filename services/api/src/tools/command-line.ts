import { parseArgs } from 'node:util';
import { Refused } from './refused.js';

/** A tool's arguments; a flag is true or false. */
export type Given<Text extends string, Flag extends string> = Partial<Record<Text, string[]>> & Record<Flag, boolean>;

/**
 * Reads `--name value` (any number of times) and `--flag`. Without the `--` before a script's arguments, npm takes them
 * for itself and passes them in the environment: they are read from there, since silently ignoring a checkpoint would
 * be worse.
 */
export function readArguments<Text extends string, Flag extends string>(
  args: readonly string[],
  { texts, flags }: { texts: readonly Text[]; flags: readonly Flag[] },
  env: NodeJS.ProcessEnv = process.env,
): Given<Text, Flag> {
  const names = [...flags, ...texts];
  const kept = names.flatMap(name => {
    const value = env[`npm_config_${name.replaceAll('-', '_')}`];
    return value === undefined || value === '' ? [] : value === 'true' ? [`--${name}`] : [`--${name}`, value];
  });
  const options = Object.fromEntries([
    ...texts.map(name => [name, { type: 'string', multiple: true }] as const),
    ...flags.map(name => [name, { type: 'boolean', default: false }] as const),
  ]);
  try {
    // npm takes an option for a flag and leaves its value among the arguments: so the options that npm took come first,
    // and the texts last.
    return parseArgs({ args: [...kept, ...args], options }).values as Given<Text, Flag>;
  } catch (error) {
    throw new Refused((error as Error).message);
  }
}

/** The one value of an option. @throws Refused when it is missing or given twice */
export function one(values: readonly string[] | undefined, name: string): string {
  if (values?.length !== 1) throw new Refused(`--${name} must be given once`);
  return values[0] as string;
}
