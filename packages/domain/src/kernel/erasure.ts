import type { CommandSpec } from '@alur/contracts/kernel/command';
import type { Seen, Subject } from './event.js';

/**
 * An event that erases a person: the platform destroys her key, and deletes what is stored about her outside the log.
 */
export interface Erasure {
  readonly type: string;
  readonly subject: Subject;
  /** Commands that are answered only after the erasure is complete. */
  readonly commands: readonly CommandSpec[];
  /** Subjects whose keys are destroyed with hers (`encounter-12`), read from her own stream: those of her visits. */
  goesToo(stream: readonly Seen[]): readonly string[];
  /** Targets (`target`) of the drafts about her, read from her own stream `<type>-<id>`. */
  draftTargets(stream: readonly Seen[]): readonly string[];
}
