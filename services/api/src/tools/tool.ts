import type { Config } from '../platform/config/config.js';

export interface Done {
  /** Whether all is well: the exit code. */
  ok: boolean;
  /** What happened, in one plain sentence. */
  sentence: string;
  /** For `--json`. */
  result: object;
  /** What else is worth a line. */
  notes?: readonly string[];
}

export interface Asked {
  args: readonly string[];
  config: Config;
  /** How far it has come, from 0 to 1. */
  progress: (part: number) => void;
}

/** One of the operator's commands. */
export type Tool = (asked: Asked) => Promise<Done>;
