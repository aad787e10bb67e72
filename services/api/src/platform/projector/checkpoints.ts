import type { AnyTable } from '@alur/domain/kernel/view';
import { tableName } from './row-table.js';

export interface Partition {
  index: number;
  of: number;
}

/** Under this name the projector of a partition keeps how far it has come. */
export const projectorCheckpoint = ({ index, of }: Partition): string => `projector:${index}/${of}`;

/** Is kept once a table, which is new, shows what the others show. */
export const builtCheckpoint = (table: AnyTable, { index, of }: Partition): string =>
  `built:${tableName(table)}:${index}/${of}`;

/** Is kept once the table's rows of days past are kept as well. */
export const historyCheckpoint = (table: AnyTable, { index, of }: Partition): string =>
  `history:${tableName(table)}:${index}/${of}`;

/** Says how far a table is while it is being built. */
export const buildingCheckpoint = (table: AnyTable, { index, of }: Partition): string =>
  `building:${tableName(table)}:${index}/${of}`;

/** Its parts: the view with its version, and the partition. */
export const BUILDING_CHECKPOINT = /^building:rows\.(.+):(\d+\/\d+)$/;

/** Under this name a process keeps how far it has come. */
export const processCheckpoint = (name: string): string => `process:${name}`;

/** Names of what is kept of rows alone, and forgotten with them: a regular expression. */
export const ROW_CHECKPOINTS = '^(projector|built|building|history):';
