import type { CommandSpec } from '@alur/contracts/kernel/command';
import type { Seen, Subject } from './event.js';

/** An event by which a person is forgotten: the platform destroys her key, and what else there is outside the log. */
export interface Erasure {
  readonly type: string;
  readonly subject: Subject;
  /** Commands that are answered once it is done. */
  readonly commands: readonly CommandSpec[];
  /** Whose keys go with hers (`encounter-12`), out of her own stream: those of the visits that are hers. */
  goesToo(stream: readonly Seen[]): readonly string[];
  /** What drafts about her are about (their `target`), out of her own stream `<type>-<id>`. */
  draftTargets(stream: readonly Seen[]): readonly string[];
}
