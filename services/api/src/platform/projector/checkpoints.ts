import type { AnyTable } from '@alur/domain/kernel/view';
import { tableName } from './row-table.js';

export interface Partition {
  index: number;
  of: number;
}

/** Name of the checkpoint of a partition's projector. */
export const projectorCheckpoint = ({ index, of }: Partition): string => `projector:${index}/${of}`;

/** Name of the mark that a new table is built and current. */
export const builtCheckpoint = (table: AnyTable, { index, of }: Partition): string =>
  `built:${tableName(table)}:${index}/${of}`;

/** Name of the mark that the table's history is built too. */
export const historyCheckpoint = (table: AnyTable, { index, of }: Partition): string =>
  `history:${tableName(table)}:${index}/${of}`;

/** Name of the progress of a table that is being built. */
export const buildingCheckpoint = (table: AnyTable, { index, of }: Partition): string =>
  `building:${tableName(table)}:${index}/${of}`;

/** Parses such a name into view with version, and partition. */
export const BUILDING_CHECKPOINT = /^building:rows\.(.+):(\d+\/\d+)$/;

/** Name of a process's checkpoint. */
export const processCheckpoint = (name: string): string => `process:${name}`;

/** Pattern of the checkpoints that belong to rows alone, and are deleted with them. */
export const ROW_CHECKPOINTS = '^(projector|built|building|history):';
