import type { Config } from '../platform/config/config.js';

export interface Done {
  /** Whether the result is good; this gives the exit code. */
  ok: boolean;
  /** The result in one plain sentence. */
  sentence: string;
  /** For `--json`. */
  result: object;
  /** Further lines. */
  notes?: readonly string[];
}

export interface Asked {
  args: readonly string[];
  config: Config;
  /** Reports the progress, from 0 to 1. */
  progress: (part: number) => void;
}

/** One of the operator's commands. */
export type Tool = (asked: Asked) => Promise<Done>;
